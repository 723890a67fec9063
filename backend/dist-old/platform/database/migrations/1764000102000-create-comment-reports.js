import { Table } from 'typeorm';
import { Columns } from './columns.js';
export class CreateCommentReports1764000102000 {
    async up(queryRunner) {
        const columns = new Columns(queryRunner);
        await queryRunner.createTable(new Table({
            name: 'comment_reports',
            columns: [
                columns.id(),
                // No foreign key: a report outlives its comment and still says which one it was about.
                columns.integer('commentId'),
                columns.text('commentContent', 1000),
                columns.integer('userId', {
                    isNullable: true
                }),
                columns.exactText('reason', 20),
                columns.text('details', 1000, {
                    isNullable: true
                }),
                columns.exactText('status', 10, {
                    default: "'pending'"
                }),
                columns.exactText('openKey', 30, {
                    isNullable: true
                }),
                columns.integer('handledBy', {
                    isNullable: true
                }),
                columns.moment('handledAt', {
                    isNullable: true
                }),
                columns.text('note', 1000, {
                    isNullable: true
                }),
                columns.moment('createdAt'),
                columns.moment('updatedAt')
            ],
            uniques: [
                {
                    name: 'UQ_comment_reports_open',
                    columnNames: [
                        'openKey'
                    ]
                }
            ],
            foreignKeys: [
                {
                    name: 'FK_comment_reports_user',
                    columnNames: [
                        'userId'
                    ],
                    referencedTableName: 'users',
                    referencedColumnNames: [
                        'id'
                    ],
                    onDelete: 'SET NULL'
                },
                {
                    name: 'FK_comment_reports_handled_by',
                    columnNames: [
                        'handledBy'
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
                    name: 'IX_comment_reports_status',
                    columnNames: [
                        'status',
                        'id'
                    ]
                },
                {
                    name: 'IX_comment_reports_reason',
                    columnNames: [
                        'reason',
                        'id'
                    ]
                },
                {
                    name: 'IX_comment_reports_comment',
                    columnNames: [
                        'commentId',
                        'id'
                    ]
                },
                {
                    name: 'IX_comment_reports_user',
                    columnNames: [
                        'userId'
                    ]
                },
                {
                    name: 'IX_comment_reports_handled_by',
                    columnNames: [
                        'handledBy'
                    ]
                }
            ]
        }));
    }
    async down(queryRunner) {
        await queryRunner.dropTable('comment_reports');
    }
}
//# sourceMappingURL=1764000102000-create-comment-reports.js.map
