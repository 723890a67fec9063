import { Table } from 'typeorm';
import { Columns } from './columns.js';
const refersTo = (column, table)=>({
        name: `FK_decision_coauthors_${column}`,
        columnNames: [
            column
        ],
        referencedTableName: table,
        referencedColumnNames: [
            'id'
        ],
        onDelete: 'CASCADE'
    });
/** A decision about a tutorial concerns all of its authors. */ export class CreateDecisionCoauthors1816000000000 {
    async up(queryRunner) {
        const columns = new Columns(queryRunner);
        await queryRunner.createTable(new Table({
            name: 'decision_coauthors',
            columns: [
                columns.integer('decisionId', {
                    isPrimary: true
                }),
                columns.integer('userId', {
                    isPrimary: true
                })
            ],
            foreignKeys: [
                refersTo('decisionId', 'moderation_decisions'),
                refersTo('userId', 'users')
            ],
            indices: [
                {
                    name: 'IX_decision_coauthors_user',
                    columnNames: [
                        'userId',
                        'decisionId'
                    ]
                }
            ]
        }));
    }
    async down(queryRunner) {
        await queryRunner.dropTable('decision_coauthors');
    }
}
//# sourceMappingURL=1816000000000-create-decision-coauthors.js.map
