import { Table } from 'typeorm';
import { Columns } from './columns.js';
export class CreateCollections1764000204000 {
    async up(queryRunner) {
        const columns = new Columns(queryRunner);
        await queryRunner.createTable(new Table({
            name: 'collections',
            columns: [
                columns.id(),
                columns.integer('userId'),
                columns.text('name', 100),
                columns.text('description', 500, {
                    isNullable: true
                }),
                columns.exactText('color', 7),
                columns.flag('isPublic'),
                columns.exactText('shareToken', 32),
                columns.moment('createdAt'),
                columns.moment('updatedAt')
            ],
            uniques: [
                {
                    name: 'UQ_collections_share_token',
                    columnNames: [
                        'shareToken'
                    ]
                }
            ],
            foreignKeys: [
                {
                    name: 'FK_collections_user',
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
                    name: 'IX_collections_user',
                    columnNames: [
                        'userId',
                        'updatedAt',
                        'id'
                    ]
                }
            ]
        }));
    }
    async down(queryRunner) {
        await queryRunner.dropTable('collections');
    }
}
//# sourceMappingURL=1764000204000-create-collections.js.map
