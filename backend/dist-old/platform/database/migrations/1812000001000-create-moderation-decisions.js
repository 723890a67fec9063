import { Table } from 'typeorm';
import { Columns } from './columns.js';
const ofMember = (column)=>({
        name: `FK_moderation_decisions_${column}`,
        columnNames: [
            column
        ],
        referencedTableName: 'users',
        referencedColumnNames: [
            'id'
        ],
        onDelete: 'SET NULL'
    });
/** Moderation decisions about reported content. */ export class CreateModerationDecisions1812000001000 {
    async up(queryRunner) {
        const columns = new Columns(queryRunner);
        await queryRunner.createTable(new Table({
            name: 'moderation_decisions',
            columns: [
                columns.id(),
                columns.exactText('token', 32),
                columns.exactText('kind', 12),
                columns.integer('subjectId'),
                columns.text('subjectTitle', 200, {
                    isNullable: true
                }),
                columns.text('said', 1000),
                columns.integer('subjectAuthorId', {
                    isNullable: true
                }),
                columns.exactText('verdict', 10),
                columns.exactText('outcome', 10),
                columns.exactText('sanction', 10),
                columns.moment('suspendedUntil', {
                    isNullable: true
                }),
                columns.exactText('rule', 20),
                columns.text('reason', 1000),
                columns.integer('reports'),
                columns.integer('waitedSeconds'),
                columns.flag('hasChanged'),
                columns.integer('decidedBy', {
                    isNullable: true
                }),
                columns.moment('decidedAt'),
                columns.moment('undoneAt', {
                    isNullable: true
                }),
                columns.moment('reversedAt', {
                    isNullable: true
                })
            ],
            uniques: [
                {
                    name: 'UQ_moderation_decisions_token',
                    columnNames: [
                        'token'
                    ]
                }
            ],
            foreignKeys: [
                ofMember('subjectAuthorId'),
                ofMember('decidedBy')
            ],
            indices: [
                {
                    name: 'IX_moderation_decisions_subject',
                    columnNames: [
                        'kind',
                        'subjectId',
                        'id'
                    ]
                },
                {
                    name: 'IX_moderation_decisions_author',
                    columnNames: [
                        'subjectAuthorId',
                        'id'
                    ]
                },
                {
                    name: 'IX_moderation_decisions_decided_by',
                    columnNames: [
                        'decidedBy'
                    ]
                },
                {
                    name: 'IX_moderation_decisions_decided',
                    columnNames: [
                        'decidedAt',
                        'id'
                    ]
                }
            ]
        }));
    }
    async down(queryRunner) {
        await queryRunner.dropTable('moderation_decisions');
    }
}
//# sourceMappingURL=1812000001000-create-moderation-decisions.js.map
