import { Table } from 'typeorm';
import { Columns } from './columns.js';
export class CreateAccountTokens1764000010000 {
    async up(queryRunner) {
        const columns = new Columns(queryRunner);
        await queryRunner.createTable(new Table({
            name: 'account_tokens',
            columns: [
                columns.exactText('hash', 64, {
                    isPrimary: true
                }),
                columns.integer('userId'),
                columns.exactText('purpose', 20),
                columns.moment('expiresAt')
            ],
            foreignKeys: [
                {
                    name: 'FK_account_tokens_user',
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
                    name: 'IX_account_tokens_user',
                    columnNames: [
                        'userId',
                        'purpose'
                    ]
                }
            ]
        }));
    }
    async down(queryRunner) {
        await queryRunner.dropTable('account_tokens');
    }
}
//# sourceMappingURL=1764000010000-create-account-tokens.js.map
