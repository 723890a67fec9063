import { Table } from 'typeorm';
import { CreateCommentReports1764000102000 } from './1764000102000-create-comment-reports.js';
import { IndexReportDecisions1764300001000 } from './1764300001000-index-report-decisions.js';
import { AddReportAuthor1764000502000 } from './1764000502000-add-report-author.js';
import { IndexPendingReports1800000001000 } from './1800000001000-index-pending-reports.js';
import { Columns } from './columns.js';
const KEPT = 'id, userId, reason, details, status, handledBy, handledAt, note, createdAt, updatedAt';
/** One table for reports of any kind; those of comments move into it and keep their ids. */ export class CreateReports1812000000000 {
    async up(queryRunner) {
        const columns = new Columns(queryRunner);
        await queryRunner.createTable(new Table({
            name: 'reports',
            columns: [
                columns.id(),
                columns.exactText('kind', 12),
                // No foreign key: a report outlives its subject and still says what it was about.
                columns.integer('subjectId'),
                columns.text('subjectTitle', 200, {
                    isNullable: true
                }),
                columns.text('said', 1000),
                columns.integer('subjectAuthorId', {
                    isNullable: true
                }),
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
                columns.exactText('openKey', 40, {
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
                    name: 'UQ_reports_open',
                    columnNames: [
                        'openKey'
                    ]
                }
            ],
            foreignKeys: [
                'userId',
                'handledBy',
                'subjectAuthorId'
            ].map((column)=>({
                    name: `FK_reports_${column}`,
                    columnNames: [
                        column
                    ],
                    referencedTableName: 'users',
                    referencedColumnNames: [
                        'id'
                    ],
                    onDelete: 'SET NULL'
                })),
            indices: [
                {
                    name: 'IX_reports_status',
                    columnNames: [
                        'status',
                        'id'
                    ]
                },
                {
                    name: 'IX_reports_reason',
                    columnNames: [
                        'reason',
                        'id'
                    ]
                },
                {
                    name: 'IX_reports_subject',
                    columnNames: [
                        'kind',
                        'subjectId',
                        'id'
                    ]
                },
                {
                    name: 'IX_reports_author',
                    columnNames: [
                        'subjectAuthorId',
                        'id'
                    ]
                },
                {
                    name: 'IX_reports_user',
                    columnNames: [
                        'userId',
                        'id'
                    ]
                },
                {
                    name: 'IX_reports_handled_by',
                    columnNames: [
                        'handledBy'
                    ]
                },
                {
                    name: 'IX_reports_handled',
                    columnNames: [
                        'handledAt',
                        'id'
                    ]
                },
                // For the queue: pending reports grouped by subject, with the time of the first one.
                {
                    name: 'IX_reports_pending',
                    columnNames: [
                        'status',
                        'kind',
                        'subjectId',
                        'createdAt',
                        'id'
                    ]
                },
                {
                    name: 'IX_reports_created',
                    columnNames: [
                        'createdAt'
                    ]
                }
            ]
        }));
        const open = columns.mysql ? "CONCAT(userId, ':comment:', commentId)" : "userId || ':comment:' || commentId";
        await queryRunner.query(`INSERT INTO reports (${KEPT}, kind, subjectId, said, subjectAuthorId, openKey)
       SELECT ${KEPT}, 'comment', commentId, commentContent, commentAuthorId,
         CASE WHEN openKey IS NULL THEN NULL ELSE ${open} END
       FROM comment_reports`);
        await queryRunner.dropTable('comment_reports');
    }
    /** Reports of anything but comments are lost. */ async down(queryRunner) {
        const { mysql } = new Columns(queryRunner);
        const before = [
            CreateCommentReports1764000102000,
            IndexReportDecisions1764300001000,
            AddReportAuthor1764000502000,
            IndexPendingReports1800000001000
        ];
        for (const Migration of before)await new Migration().up(queryRunner);
        const open = mysql ? "CONCAT(userId, ':', subjectId)" : "userId || ':' || subjectId";
        await queryRunner.query(`INSERT INTO comment_reports (${KEPT}, commentId, commentContent, commentAuthorId, openKey)
       SELECT ${KEPT}, subjectId, said, subjectAuthorId, CASE WHEN openKey IS NULL THEN NULL ELSE ${open} END
       FROM reports WHERE kind = 'comment'`);
        await queryRunner.dropTable('reports');
    }
}
//# sourceMappingURL=1812000000000-create-reports.js.map
