import { Table } from 'typeorm';
import { Columns } from './columns.js';
/** Email preferences for comments and replies. */ export class CreateCommentMailChoices1813000004000 {
    async up(queryRunner) {
        const columns = new Columns(queryRunner);
        await queryRunner.createTable(new Table({
            name: 'comment_mail_choices',
            columns: [
                columns.integer('userId', {
                    isPrimary: true
                }),
                columns.exactText('mode', 10),
                columns.exactText('token', 64),
                columns.exactText('digestedOn', 10, {
                    isNullable: true
                })
            ],
            uniques: [
                {
                    name: 'UQ_comment_mail_choices_token',
                    columnNames: [
                        'token'
                    ]
                }
            ],
            indices: [
                {
                    name: 'IX_comment_mail_choices_mode',
                    columnNames: [
                        'mode',
                        'userId'
                    ]
                }
            ],
            foreignKeys: [
                {
                    name: 'FK_comment_mail_choices_user',
                    columnNames: [
                        'userId'
                    ],
                    referencedTableName: 'users',
                    referencedColumnNames: [
                        'id'
                    ],
                    onDelete: 'CASCADE'
                }
            ]
        }));
    }
    async down(queryRunner) {
        await queryRunner.dropTable('comment_mail_choices');
    }
}
//# sourceMappingURL=1813000004000-create-comment-mail-choices.js.map
