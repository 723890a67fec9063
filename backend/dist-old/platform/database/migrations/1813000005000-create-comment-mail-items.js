import { Table } from 'typeorm';
import { Columns } from './columns.js';
/** Items of each member's next daily digest. */ export class CreateCommentMailItems1813000005000 {
    async up(queryRunner) {
        const columns = new Columns(queryRunner);
        const to = (column, table)=>({
                name: `FK_comment_mail_items_${column}`,
                columnNames: [
                    column
                ],
                referencedTableName: table,
                referencedColumnNames: [
                    'id'
                ],
                onDelete: 'CASCADE'
            });
        await queryRunner.createTable(new Table({
            name: 'comment_mail_items',
            columns: [
                columns.integer('userId', {
                    isPrimary: true
                }),
                columns.integer('commentId', {
                    isPrimary: true
                }),
                columns.moment('createdAt')
            ],
            indices: [
                {
                    name: 'IX_comment_mail_items_comment',
                    columnNames: [
                        'commentId'
                    ]
                }
            ],
            foreignKeys: [
                to('userId', 'users'),
                to('commentId', 'comments')
            ]
        }));
    }
    async down(queryRunner) {
        await queryRunner.dropTable('comment_mail_items');
    }
}
//# sourceMappingURL=1813000005000-create-comment-mail-items.js.map
