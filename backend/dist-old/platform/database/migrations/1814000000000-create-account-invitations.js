import { Table } from 'typeorm';
import { Columns } from './columns.js';
/** Invitations to register, valid even while registration is closed. */ export class CreateAccountInvitations1814000000000 {
    async up(queryRunner) {
        const columns = new Columns(queryRunner);
        await queryRunner.createTable(new Table({
            name: 'account_invitations',
            columns: [
                columns.id(),
                columns.exactText('hash', 64),
                columns.text('email', 254, {
                    isNullable: true
                }),
                columns.text('note', 200, {
                    isNullable: true
                }),
                columns.flag('isContributor'),
                columns.integer('usesLeft'),
                columns.integer('timesUsed'),
                columns.integer('invitedBy', {
                    isNullable: true
                }),
                columns.moment('expiresAt'),
                columns.moment('createdAt')
            ],
            indices: [
                {
                    name: 'UX_account_invitations_hash',
                    columnNames: [
                        'hash'
                    ],
                    isUnique: true
                },
                {
                    name: 'IX_account_invitations_expiry',
                    columnNames: [
                        'expiresAt'
                    ]
                },
                {
                    name: 'IX_account_invitations_inviter',
                    columnNames: [
                        'invitedBy'
                    ]
                }
            ],
            foreignKeys: [
                {
                    name: 'FK_account_invitations_inviter',
                    columnNames: [
                        'invitedBy'
                    ],
                    referencedTableName: 'users',
                    referencedColumnNames: [
                        'id'
                    ],
                    onDelete: 'SET NULL'
                }
            ]
        }));
    }
    async down(queryRunner) {
        await queryRunner.dropTable('account_invitations');
    }
}
//# sourceMappingURL=1814000000000-create-account-invitations.js.map
