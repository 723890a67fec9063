import { Table } from 'typeorm';
import { Columns } from './columns.js';
/** Redirects from the public page of a merged account. */ export class CreateFormerAuthors1815000000000 {
    async up(queryRunner) {
        const columns = new Columns(queryRunner);
        await queryRunner.createTable(new Table({
            name: 'former_authors',
            columns: [
                columns.integer('id', {
                    isPrimary: true
                }),
                columns.integer('userId')
            ],
            foreignKeys: [
                {
                    name: 'FK_former_authors_user',
                    columnNames: [
                        'userId'
                    ],
                    referencedTableName: 'users',
                    referencedColumnNames: [
                        'id'
                    ],
                    onDelete: 'CASCADE'
                }
            ],
            indices: [
                {
                    name: 'IX_former_authors_user',
                    columnNames: [
                        'userId'
                    ]
                }
            ]
        }));
    }
    async down(queryRunner) {
        await queryRunner.dropTable('former_authors');
    }
}
//# sourceMappingURL=1815000000000-create-former-authors.js.map
