import { Table } from 'typeorm';
import { Columns } from './columns.js';
export class CreateKeptCounts1800000000000 {
    async up(queryRunner) {
        const columns = new Columns(queryRunner);
        await queryRunner.createTable(new Table({
            name: 'kept_counts',
            columns: [
                columns.id(),
                columns.exactText('subject', 30),
                columns.exactText('part', 60),
                {
                    name: 'value',
                    type: 'bigint'
                }
            ],
            indices: [
                {
                    name: 'IX_kept_counts_part',
                    columnNames: [
                        'subject',
                        'part',
                        'value'
                    ]
                }
            ]
        }));
    }
    async down(queryRunner) {
        await queryRunner.dropTable('kept_counts');
    }
}
//# sourceMappingURL=1800000000000-create-kept-counts.js.map
