import { Table, type MigrationInterface, type QueryRunner } from 'typeorm';
import { Columns } from './columns.js';

export class CreateAccountTokens1764000010000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    const columns = new Columns(queryRunner);
    await queryRunner.createTable(
      new Table({
        name: 'account_tokens',
        columns: [
          columns.exactText('hash', 64, { isPrimary: true }),
          columns.integer('userId'),
          columns.exactText('purpose', 20),
          columns.moment('expiresAt'),
        ],
        foreignKeys: [
          {
            name: 'FK_account_tokens_user',
            columnNames: ['userId'],
            referencedTableName: 'users',
            referencedColumnNames: ['id'],
            onDelete: 'CASCADE',
          },
        ],

        indices: [{ name: 'IX_account_tokens_user', columnNames: ['userId', 'purpose'] }],
      }),
    );
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.dropTable('account_tokens');
  }
}
