import { Table } from 'typeorm';
import { Columns } from './columns.js';
export class CreateEventDeliveries1764100001000 {
    async up(queryRunner) {
        const columns = new Columns(queryRunner);
        await queryRunner.createTable(new Table({
            name: 'event_deliveries',
            columns: [
                columns.id(),
                columns.integer('eventId'),
                columns.exactText('subscriber', 40),
                columns.exactText('state', 10),
                columns.integer('attempts', {
                    default: 0
                }),
                columns.moment('dueAt'),
                columns.exactText('checkpoint', 100, {
                    isNullable: true
                }),
                columns.text('error', 500, {
                    isNullable: true
                })
            ],
            uniques: [
                {
                    name: 'UQ_event_deliveries',
                    columnNames: [
                        'eventId',
                        'subscriber'
                    ]
                }
            ],
            // An event cannot be deleted while a subscriber has yet to handle it.
            foreignKeys: [
                {
                    name: 'FK_event_deliveries_event',
                    columnNames: [
                        'eventId'
                    ],
                    referencedTableName: 'domain_events',
                    referencedColumnNames: [
                        'id'
                    ]
                }
            ],
            indices: [
                {
                    name: 'IX_event_deliveries_next',
                    columnNames: [
                        'subscriber',
                        'state',
                        'eventId'
                    ]
                }
            ]
        }));
    }
    async down(queryRunner) {
        await queryRunner.dropTable('event_deliveries');
    }
}
//# sourceMappingURL=1764100001000-create-event-deliveries.js.map
