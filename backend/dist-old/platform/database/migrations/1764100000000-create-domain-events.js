import { Table } from 'typeorm';
import { Columns } from './columns.js';
export class CreateDomainEvents1764100000000 {
    async up(queryRunner) {
        const columns = new Columns(queryRunner);
        await queryRunner.createTable(new Table({
            name: 'domain_events',
            columns: [
                columns.id(),
                columns.exactText('type', 60),
                columns.longText('payload'),
                columns.moment('happenedAt')
            ],
            indices: [
                {
                    name: 'IX_domain_events_happened',
                    columnNames: [
                        'happenedAt'
                    ]
                }
            ]
        }));
    }
    async down(queryRunner) {
        await queryRunner.dropTable('domain_events');
    }
}
//# sourceMappingURL=1764100000000-create-domain-events.js.map
