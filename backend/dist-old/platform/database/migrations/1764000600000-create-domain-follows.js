import { Table } from 'typeorm';
import { Columns } from './columns.js';
export class CreateDomainFollows1764000600000 {
    async up(queryRunner) {
        const columns = new Columns(queryRunner);
        await queryRunner.createTable(new Table({
            name: 'domain_follows',
            columns: [
                columns.integer('userId', {
                    isPrimary: true
                }),
                columns.integer('domainId', {
                    isPrimary: true
                }),
                columns.moment('createdAt')
            ],
            foreignKeys: [
                {
                    name: 'FK_domain_follows_user',
                    columnNames: [
                        'userId'
                    ],
                    referencedTableName: 'users',
                    referencedColumnNames: [
                        'id'
                    ],
                    onDelete: 'CASCADE'
                },
                {
                    name: 'FK_domain_follows_domain',
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
                    name: 'IX_domain_follows_domain',
                    columnNames: [
                        'domainId',
                        'userId'
                    ]
                }
            ]
        }));
    }
    async down(queryRunner) {
        await queryRunner.dropTable('domain_follows');
    }
}
//# sourceMappingURL=1764000600000-create-domain-follows.js.map
