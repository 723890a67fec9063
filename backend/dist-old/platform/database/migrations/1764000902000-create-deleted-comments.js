import { Table } from 'typeorm';
import { Columns } from './columns.js';
export class CreateDeletedComments1764000902000 {
    async up(queryRunner) {
        const columns = new Columns(queryRunner);
        await queryRunner.createTable(new Table({
            name: 'deleted_comments',
            columns: [
                // The id of the comment, which it keeps when restored.
                columns.integer('id', {
                    isPrimary: true
                }),
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
                columns.moment('updatedAt'),
                columns.integer('rootId', {
                    isNullable: true
                }),
                columns.moment('deletedAt', {
                    isNullable: true
                }),
                columns.integer('deletedById', {
                    isNullable: true
                })
            ],
            foreignKeys: [
                {
                    name: 'FK_deleted_comments_tutorial',
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
                    name: 'FK_deleted_comments_user',
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
                    name: 'FK_deleted_comments_root',
                    columnNames: [
                        'rootId'
                    ],
                    referencedTableName: 'deleted_comments',
                    referencedColumnNames: [
                        'id'
                    ],
                    onDelete: 'CASCADE'
                },
                {
                    name: 'FK_deleted_comments_deleted_by',
                    columnNames: [
                        'deletedById'
                    ],
                    referencedTableName: 'users',
                    referencedColumnNames: [
                        'id'
                    ],
                    onDelete: 'SET NULL'
                }
            ],
            indices: [
                {
                    name: 'IX_deleted_comments_tutorial',
                    columnNames: [
                        'tutorialId'
                    ]
                },
                {
                    name: 'IX_deleted_comments_user',
                    columnNames: [
                        'userId'
                    ]
                },
                {
                    name: 'IX_deleted_comments_root',
                    columnNames: [
                        'rootId',
                        'deletedAt',
                        'id'
                    ]
                },
                {
                    name: 'IX_deleted_comments_deleted_by',
                    columnNames: [
                        'deletedById'
                    ]
                }
            ]
        }));
    }
    async down(queryRunner) {
        await queryRunner.dropTable('deleted_comments');
    }
}
//# sourceMappingURL=1764000902000-create-deleted-comments.js.map
