import { Table } from 'typeorm';
import { Columns } from './columns.js';
export class CreateBookOrders1764000702000 {
    async up(queryRunner) {
        const columns = new Columns(queryRunner);
        await queryRunner.createTable(new Table({
            name: 'book_orders',
            columns: [
                columns.id(),
                columns.integer('userId'),
                columns.text('title', 200),
                columns.text('description', 1000),
                columns.exactText('path', 100),
                columns.longText('tutorialIds'),
                columns.exactText('format', 10),
                columns.flag('images'),
                columns.flag('highQuality'),
                columns.exactText('state', 10),
                columns.integer('done'),
                columns.integer('total'),
                columns.integer('attempts'),
                columns.exactText('claim', 32, {
                    isNullable: true
                }),
                columns.moment('claimedAt', {
                    isNullable: true
                }),
                columns.exactText('file', 100, {
                    isNullable: true
                }),
                columns.text('problem', 300, {
                    isNullable: true
                }),
                columns.moment('createdAt')
            ],
            foreignKeys: [
                {
                    name: 'FK_book_orders_user',
                    columnNames: [
                        'userId'
                    ],
                    referencedTableName: 'users',
                    referencedColumnNames: [
                        'id'
                    ],
                    onDelete: 'CASCADE'
                }
            ],
            indices: [
                {
                    name: 'IX_book_orders_user',
                    columnNames: [
                        'userId',
                        'state'
                    ]
                },
                {
                    name: 'IX_book_orders_state',
                    columnNames: [
                        'state',
                        'id'
                    ]
                },
                {
                    name: 'IX_book_orders_created',
                    columnNames: [
                        'createdAt'
                    ]
                }
            ]
        }));
    }
    async down(queryRunner) {
        await queryRunner.dropTable('book_orders');
    }
}
//# sourceMappingURL=1764000702000-create-book-orders.js.map
