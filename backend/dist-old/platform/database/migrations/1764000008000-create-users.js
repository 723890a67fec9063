import { Table } from 'typeorm';
import { Columns } from './columns.js';
export class CreateUsers1764000008000 {
    async up(queryRunner) {
        const columns = new Columns(queryRunner);
        await queryRunner.createTable(new Table({
            name: 'users',
            columns: [
                columns.id(),
                columns.text('username', 50),
                columns.exactText('usernameKey', 50),
                columns.exactText('email', 254),
                columns.moment('emailConfirmedAt', {
                    isNullable: true
                }),
                columns.exactText('passwordHash', 255),
                columns.text('displayName', 100),
                columns.exactText('displayNameFolded', 200),
                columns.text('avatar', 500, {
                    isNullable: true
                }),
                columns.text('bio', 500, {
                    isNullable: true
                }),
                columns.text('website', 500, {
                    isNullable: true
                }),
                columns.longText('socialLinks'),
                columns.longText('expertise'),
                columns.flag('isContributor'),
                columns.flag('contributorVerified'),
                columns.flag('isAdmin'),
                columns.moment('suspendedUntil', {
                    isNullable: true
                }),
                columns.text('suspensionReason', 500, {
                    isNullable: true
                }),
                columns.exactText('totpSecret', 64, {
                    isNullable: true
                }),
                columns.moment('totpConfirmedAt', {
                    isNullable: true
                }),
                columns.longText('recoveryCodes'),
                columns.moment('lastSeenAt', {
                    isNullable: true
                }),
                columns.moment('createdAt'),
                columns.moment('updatedAt')
            ],
            uniques: [
                {
                    name: 'UQ_users_username_key',
                    columnNames: [
                        'usernameKey'
                    ]
                },
                {
                    name: 'UQ_users_email',
                    columnNames: [
                        'email'
                    ]
                }
            ],
            indices: [
                {
                    name: 'IX_users_created',
                    columnNames: [
                        'createdAt',
                        'id'
                    ]
                },
                {
                    name: 'IX_users_last_seen',
                    columnNames: [
                        'lastSeenAt'
                    ]
                },
                {
                    name: 'IX_users_admin',
                    columnNames: [
                        'isAdmin'
                    ]
                }
            ]
        }));
    }
    async down(queryRunner) {
        await queryRunner.dropTable('users');
    }
}
//# sourceMappingURL=1764000008000-create-users.js.map
