import { Table } from 'typeorm';
import { Columns } from './columns.js';
export class CreateFavorites1764000201000 {
    async up(queryRunner) {
        const columns = new Columns(queryRunner);
        await queryRunner.createTable(new Table({
            name: 'favorites',
            columns: [
                columns.id(),
                columns.integer('userId'),
                columns.integer('tutorialId'),
                columns.moment('createdAt')
            ],
            uniques: [
                {
                    name: 'UQ_favorites_user_tutorial',
                    columnNames: [
                        'userId',
                        'tutorialId'
                    ]
                }
            ],
            foreignKeys: [
                {
                    name: 'FK_favorites_user',
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
                    name: 'FK_favorites_tutorial',
                    columnNames: [
                        'tutorialId'
                    ],
                    referencedTableName: 'tutorials',
                    referencedColumnNames: [
                        'id'
                    ],
                    onDelete: 'CASCADE'
                }
            ],
            indices: [
                {
                    name: 'IX_favorites_user',
                    columnNames: [
                        'userId',
                        'createdAt',
                        'id'
                    ]
                },
                {
                    name: 'IX_favorites_tutorial',
                    columnNames: [
                        'tutorialId'
                    ]
                }
            ]
        }));
    }
    async down(queryRunner) {
        await queryRunner.dropTable('favorites');
    }
}
//# sourceMappingURL=1764000201000-create-favorites.js.map
