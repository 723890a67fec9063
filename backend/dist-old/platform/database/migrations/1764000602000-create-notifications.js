import { Table } from 'typeorm';
import { Columns } from './columns.js';
export class CreateNotifications1764000602000 {
    async up(queryRunner) {
        const columns = new Columns(queryRunner);
        await queryRunner.createTable(new Table({
            name: 'notifications',
            columns: [
                columns.id(),
                columns.integer('userId'),
                columns.integer('seq'),
                columns.exactText('kind', 20),
                columns.exactText('variant', 20),
                columns.text('title', 120),
                columns.text('message', 600),
                columns.exactText('href', 200, {
                    isNullable: true
                }),
                columns.integer('actorId', {
                    isNullable: true
                }),
                columns.exactText('groupKey', 40, {
                    isNullable: true
                }),
                columns.moment('createdAt')
            ],
            uniques: [
                {
                    name: 'UQ_notifications_seq',
                    columnNames: [
                        'userId',
                        'seq'
                    ]
                }
            ],
            foreignKeys: [
                {
                    // Not the member's row, which account deletion locks first; the inbox is locked here already.
                    name: 'FK_notifications_inbox',
                    columnNames: [
                        'userId'
                    ],
                    referencedTableName: 'notification_inboxes',
                    referencedColumnNames: [
                        'userId'
                    ],
                    onDelete: 'CASCADE'
                },
                {
                    name: 'FK_notifications_actor',
                    columnNames: [
                        'actorId'
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
                    name: 'IX_notifications_group',
                    columnNames: [
                        'userId',
                        'groupKey'
                    ]
                },
                {
                    name: 'IX_notifications_actor',
                    columnNames: [
                        'actorId'
                    ]
                },
                {
                    name: 'IX_notifications_created',
                    columnNames: [
                        'createdAt'
                    ]
                }
            ]
        }));
    }
    async down(queryRunner) {
        await queryRunner.dropTable('notifications');
    }
}
//# sourceMappingURL=1764000602000-create-notifications.js.map
