import { Table } from 'typeorm';
import { Columns } from './columns.js';
export class CreateNotificationInboxes1764000601000 {
    async up(queryRunner) {
        const columns = new Columns(queryRunner);
        await queryRunner.createTable(new Table({
            name: 'notification_inboxes',
            columns: [
                columns.integer('userId', {
                    isPrimary: true
                }),
                columns.integer('lastSeq', {
                    default: 0
                }),
                columns.integer('readSeq', {
                    default: 0
                }),
                columns.integer('clearedSeq', {
                    default: 0
                }),
                columns.longText('muted'),
                columns.moment('changedAt')
            ],
            foreignKeys: [
                {
                    name: 'FK_notification_inboxes_user',
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
            // For nodes that poll for recent changes.
            indices: [
                {
                    name: 'IX_notification_inboxes_changed',
                    columnNames: [
                        'changedAt'
                    ]
                }
            ]
        }));
    }
    async down(queryRunner) {
        await queryRunner.dropTable('notification_inboxes');
    }
}
//# sourceMappingURL=1764000601000-create-notification-inboxes.js.map
