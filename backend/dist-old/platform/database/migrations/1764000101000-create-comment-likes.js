import { Table } from 'typeorm';
import { Columns } from './columns.js';
export class CreateCommentLikes1764000101000 {
    async up(queryRunner) {
        const columns = new Columns(queryRunner);
        await queryRunner.createTable(new Table({
            name: 'comment_likes',
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
                    name: 'FK_comment_likes_comment',
                    columnNames: [
                        'commentId'
                    ],
                    referencedTableName: 'comments',
                    referencedColumnNames: [
                        'id'
                    ],
                    onDelete: 'CASCADE'
                },
                {
                    name: 'FK_comment_likes_user',
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
                    name: 'IX_comment_likes_user',
                    columnNames: [
                        'userId',
                        'commentId'
                    ]
                }
            ]
        }));
    }
    async down(queryRunner) {
        await queryRunner.dropTable('comment_likes');
    }
}
//# sourceMappingURL=1764000101000-create-comment-likes.js.map
