import { Table } from 'typeorm';
import { Columns } from './columns.js';
export class CreateTutorialRequests1797000000000 {
    async up(queryRunner) {
        const columns = new Columns(queryRunner);
        await queryRunner.createTable(new Table({
            name: 'tutorial_requests',
            columns: [
                columns.id(),
                columns.exactText('folded', 400),
                columns.text('text', 200),
                columns.integer('times'),
                columns.moment('createdAt'),
                columns.moment('lastAskedAt')
            ],
            uniques: [
                {
                    name: 'UQ_tutorial_requests_folded',
                    columnNames: [
                        'folded'
                    ]
                }
            ],
            indices: [
                {
                    name: 'IX_tutorial_requests_times',
                    columnNames: [
                        'times'
                    ]
                }
            ]
        }));
    }
    async down(queryRunner) {
        await queryRunner.dropTable('tutorial_requests');
    }
}
//# sourceMappingURL=1797000000000-create-tutorial-requests.js.map
