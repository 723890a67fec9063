import { Table } from 'typeorm';
import { Columns } from './columns.js';
export class CreateEventLeases1764100002000 {
    async up(queryRunner) {
        const columns = new Columns(queryRunner);
        await queryRunner.createTable(new Table({
            name: 'event_leases',
            columns: [
                columns.exactText('subscriber', 40, {
                    isPrimary: true
                }),
                columns.exactText('owner', 36, {
                    isNullable: true
                }),
                columns.moment('expiresAt')
            ]
        }));
    }
    async down(queryRunner) {
        await queryRunner.dropTable('event_leases');
    }
}
//# sourceMappingURL=1764100002000-create-event-leases.js.map
