import { Table } from 'typeorm';
import { Columns } from './columns.js';
export class CreateSessions1764000009000 {
    async up(queryRunner) {
        const columns = new Columns(queryRunner);
        await queryRunner.createTable(new Table({
            name: 'sessions',
            columns: [
                columns.exactText('id', 64, {
                    isPrimary: true
                }),
                columns.integer('userId', {
                    isNullable: true
                }),
                columns.longText('data'),
                columns.text('userAgent', 300, {
                    isNullable: true
                }),
                columns.moment('createdAt'),
                columns.moment('lastSeenAt')
            ],
            foreignKeys: [
                {
                    name: 'FK_sessions_user',
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
                    name: 'IX_sessions_user',
                    columnNames: [
                        'userId'
                    ]
                },
                {
                    name: 'IX_sessions_last_seen',
                    columnNames: [
                        'lastSeenAt'
                    ]
                }
            ]
        }));
    }
    async down(queryRunner) {
        await queryRunner.dropTable('sessions');
    }
}
//# sourceMappingURL=1764000009000-create-sessions.js.map
