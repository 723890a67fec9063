import { Table } from 'typeorm';
import { Columns } from './columns.js';
export class CreateRatings1764000200000 {
    async up(queryRunner) {
        const columns = new Columns(queryRunner);
        await queryRunner.createTable(new Table({
            name: 'ratings',
            columns: [
                columns.id(),
                columns.integer('userId'),
                columns.integer('tutorialId'),
                columns.integer('score'),
                columns.moment('createdAt'),
                columns.moment('updatedAt')
            ],
            uniques: [
                {
                    name: 'UQ_ratings_user_tutorial',
                    columnNames: [
                        'userId',
                        'tutorialId'
                    ]
                }
            ],
            foreignKeys: [
                {
                    name: 'FK_ratings_user',
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
                    name: 'FK_ratings_tutorial',
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
                    name: 'IX_ratings_tutorial',
                    columnNames: [
                        'tutorialId',
                        'score'
                    ]
                },
                {
                    name: 'IX_ratings_user',
                    columnNames: [
                        'userId',
                        'updatedAt'
                    ]
                }
            ]
        }));
    }
    async down(queryRunner) {
        await queryRunner.dropTable('ratings');
    }
}
//# sourceMappingURL=1764000200000-create-ratings.js.map
