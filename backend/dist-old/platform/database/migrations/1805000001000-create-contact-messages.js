import { Table } from 'typeorm';
import { Columns } from './columns.js';
/** Messages from visitors to the operator. */ export class CreateContactMessages1805000001000 {
    async up(queryRunner) {
        const columns = new Columns(queryRunner);
        await queryRunner.createTable(new Table({
            name: 'contact_messages',
            columns: [
                columns.id(),
                columns.text('name', 80),
                columns.text('email', 254),
                columns.text('subject', 120),
                columns.longText('message'),
                columns.integer('userId', {
                    isNullable: true
                }),
                columns.flag('isSuspect'),
                columns.moment('handledAt', {
                    isNullable: true
                }),
                columns.moment('createdAt')
            ],
            indices: [
                {
                    name: 'IX_contact_messages_moment',
                    columnNames: [
                        'createdAt'
                    ]
                },
                {
                    name: 'IX_contact_messages_user',
                    columnNames: [
                        'userId'
                    ]
                }
            ],
            foreignKeys: [
                {
                    name: 'FK_contact_messages_user',
                    columnNames: [
                        'userId'
                    ],
                    referencedTableName: 'users',
                    referencedColumnNames: [
                        'id'
                    ],
                    onDelete: 'CASCADE'
                }
            ]
        }));
    }
    async down(queryRunner) {
        await queryRunner.dropTable('contact_messages');
    }
}
//# sourceMappingURL=1805000001000-create-contact-messages.js.map
