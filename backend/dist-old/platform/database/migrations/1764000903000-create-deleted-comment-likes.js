import { Table } from 'typeorm';
import { Columns } from './columns.js';
export class CreateDeletedCommentLikes1764000903000 {
    async up(queryRunner) {
        const columns = new Columns(queryRunner);
        await queryRunner.createTable(new Table({
            name: 'deleted_comment_likes',
            columns: [
                columns.integer('commentId', {
                    isPrimary: true
                }),
                columns.integer('userId', {
                    isPrimary: true
                })
            ],
            foreignKeys: [
                {
                    name: 'FK_deleted_comment_likes_comment',
                    columnNames: [
                        'commentId'
                    ],
                    referencedTableName: 'deleted_comments',
                    referencedColumnNames: [
                        'id'
                    ],
                    onDelete: 'CASCADE'
                },
                {
                    name: 'FK_deleted_comment_likes_user',
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
                    name: 'IX_deleted_comment_likes_user',
                    columnNames: [
                        'userId'
                    ]
                }
            ]
        }));
    }
    async down(queryRunner) {
        await queryRunner.dropTable('deleted_comment_likes');
    }
}
//# sourceMappingURL=1764000903000-create-deleted-comment-likes.js.map
