import { Table } from 'typeorm';
import { Columns } from './columns.js';
/** Former slugs of domains. */ export class CreateFormerDomains1806000000000 {
    async up(queryRunner) {
        const columns = new Columns(queryRunner);
        await queryRunner.createTable(new Table({
            name: 'former_domains',
            columns: [
                columns.exactText('key', 80, {
                    isPrimary: true
                }),
                columns.integer('domainId')
            ],
            foreignKeys: [
                {
                    name: 'FK_former_domains_domain',
                    columnNames: [
                        'domainId'
                    ],
                    referencedTableName: 'domains',
                    referencedColumnNames: [
                        'id'
                    ],
                    onDelete: 'CASCADE'
                }
            ],
            indices: [
                {
                    name: 'IX_former_domains_domain',
                    columnNames: [
                        'domainId'
                    ]
                }
            ]
        }));
    }
    async down(queryRunner) {
        await queryRunner.dropTable('former_domains');
    }
}
//# sourceMappingURL=1806000000000-create-former-domains.js.map
