import { Table } from 'typeorm';
import { Columns } from './columns.js';
/** Search terms and how often each was searched. */ export class CreateAskedSearches1796000000000 {
    async up(queryRunner) {
        const column = new Columns(queryRunner);
        await queryRunner.createTable(new Table({
            name: 'asked_searches',
            columns: [
                column.id(),
                column.exactText('week', 10),
                column.exactText('text', 80),
                ...[
                    'asked',
                    'unanswered',
                    'opened'
                ].map((name)=>column.integer(name))
            ],
            indices: [
                {
                    name: 'UQ_asked_searches_week_text',
                    columnNames: [
                        'week',
                        'text'
                    ],
                    isUnique: true
                }
            ]
        }));
    }
    async down(queryRunner) {
        await queryRunner.dropTable('asked_searches');
    }
}
//# sourceMappingURL=1796000000000-create-asked-searches.js.map
