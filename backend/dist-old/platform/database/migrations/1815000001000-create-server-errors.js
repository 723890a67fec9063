import { Table } from 'typeorm';
import { Columns } from './columns.js';
/** Server errors, counted by hour. */ export class CreateServerErrors1815000001000 {
    async up(queryRunner) {
        const columns = new Columns(queryRunner);
        await queryRunner.createTable(new Table({
            name: 'server_errors',
            columns: [
                columns.exactText('id', 64, {
                    isPrimary: true
                }),
                columns.integer('status'),
                columns.exactText('route', 200),
                columns.exactText('message', 300),
                columns.integer('times'),
                columns.moment('firstAt'),
                columns.moment('lastAt')
            ],
            indices: [
                {
                    name: 'IX_server_errors_last',
                    columnNames: [
                        'lastAt'
                    ]
                }
            ]
        }));
    }
    async down(queryRunner) {
        await queryRunner.dropTable('server_errors');
    }
}
//# sourceMappingURL=1815000001000-create-server-errors.js.map
