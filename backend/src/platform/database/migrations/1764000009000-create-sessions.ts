import { Table, type MigrationInterface, type QueryRunner } from 'typeorm';
import { Columns } from './columns.js';

export class CreateSessions1764000009000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    const columns = new Columns(queryRunner);
    await queryRunner.createTable(
      new Table({
        name: 'sessions',
        columns: [
          columns.exactText('id', 64, { isPrimary: true }),
          columns.integer('userId', { isNullable: true }),
          columns.longText('data'),
          columns.text('userAgent', 300, { isNullable: true }),
          columns.moment('createdAt'),
          columns.moment('lastSeenAt'),
        ],
        foreignKeys: [
          {
            name: 'FK_sessions_user',
            columnNames: ['userId'],
            referencedTableName: 'users',
            referencedColumnNames: ['id'],
            onDelete: 'CASCADE',
          },
        ],

        indices: [
          { name: 'IX_sessions_user', columnNames: ['userId'] },
          { name: 'IX_sessions_last_seen', columnNames: ['lastSeenAt'] },
        ],
      }),
    );
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.dropTable('sessions');
  }
}
