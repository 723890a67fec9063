import { Table } from 'typeorm';
import { Columns } from './columns.js';
export class CreateComments1764000100000 {
    async up(queryRunner) {
        const columns = new Columns(queryRunner);
        await queryRunner.createTable(new Table({
            name: 'comments',
            columns: [
                columns.id(),
                columns.integer('tutorialId'),
                columns.integer('userId'),
                columns.integer('parentId', {
                    isNullable: true
                }),
                columns.text('content', 1000),
                columns.integer('likes', {
                    default: 0
                }),
                columns.moment('createdAt'),
                columns.moment('updatedAt')
            ],
            foreignKeys: [
                {
                    name: 'FK_comments_tutorial',
                    columnNames: [
                        'tutorialId'
                    ],
                    referencedTableName: 'tutorials',
                    referencedColumnNames: [
                        'id'
                    ],
                    onDelete: 'CASCADE'
                },
                {
                    name: 'FK_comments_user',
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
                    name: 'FK_comments_parent',
                    columnNames: [
                        'parentId'
                    ],
                    referencedTableName: 'comments',
                    referencedColumnNames: [
                        'id'
                    ],
                    onDelete: 'CASCADE'
                }
            ],
            indices: [
                {
                    name: 'IX_comments_tutorial',
                    columnNames: [
                        'tutorialId',
                        'parentId',
                        'id'
                    ]
                },
                {
                    name: 'IX_comments_parent',
                    columnNames: [
                        'parentId',
                        'id'
                    ]
                },
                {
                    name: 'IX_comments_user',
                    columnNames: [
                        'userId',
                        'id'
                    ]
                }
            ]
        }));
    }
    async down(queryRunner) {
        await queryRunner.dropTable('comments');
    }
}
//# sourceMappingURL=1764000100000-create-comments.js.map
