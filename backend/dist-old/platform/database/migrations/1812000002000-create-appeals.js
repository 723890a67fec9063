import { Table } from 'typeorm';
import { Columns } from './columns.js';
const ofMember = (column)=>({
        name: `FK_appeals_${column}`,
        columnNames: [
            column
        ],
        referencedTableName: 'users',
        referencedColumnNames: [
            'id'
        ],
        onDelete: 'SET NULL'
    });
/** Appeals of members against a decision. */ export class CreateAppeals1812000002000 {
    async up(queryRunner) {
        const columns = new Columns(queryRunner);
        await queryRunner.createTable(new Table({
            name: 'appeals',
            columns: [
                columns.id(),
                columns.integer('decisionId'),
                columns.integer('userId', {
                    isNullable: true
                }),
                columns.text('text', 1000),
                columns.exactText('status', 10),
                columns.text('answer', 1000, {
                    isNullable: true
                }),
                columns.moment('createdAt'),
                columns.integer('handledBy', {
                    isNullable: true
                }),
                columns.moment('handledAt', {
                    isNullable: true
                })
            ],
            uniques: [
                {
                    name: 'UQ_appeals_decision',
                    columnNames: [
                        'decisionId'
                    ]
                }
            ],
            foreignKeys: [
                {
                    name: 'FK_appeals_decision',
                    columnNames: [
                        'decisionId'
                    ],
                    referencedTableName: 'moderation_decisions',
                    referencedColumnNames: [
                        'id'
                    ],
                    onDelete: 'CASCADE'
                },
                ofMember('userId'),
                ofMember('handledBy')
            ],
            indices: [
                {
                    name: 'IX_appeals_status',
                    columnNames: [
                        'status',
                        'id'
                    ]
                },
                {
                    name: 'IX_appeals_user',
                    columnNames: [
                        'userId',
                        'id'
                    ]
                },
                {
                    name: 'IX_appeals_handled_by',
                    columnNames: [
                        'handledBy'
                    ]
                },
                {
                    name: 'IX_appeals_created',
                    columnNames: [
                        'createdAt'
                    ]
                }
            ]
        }));
    }
    async down(queryRunner) {
        await queryRunner.dropTable('appeals');
    }
}
//# sourceMappingURL=1812000002000-create-appeals.js.map
