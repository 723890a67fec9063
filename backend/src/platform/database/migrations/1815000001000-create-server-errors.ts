import { Table, type MigrationInterface, type QueryRunner } from 'typeorm';
import { Columns } from './columns.js';

/** Server errors, counted by hour. */
export class CreateServerErrors1815000001000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    const columns = new Columns(queryRunner);
    await queryRunner.createTable(
      new Table({
        name: 'server_errors',
        columns: [
          columns.exactText('id', 64, { isPrimary: true }),
          columns.integer('status'),
          columns.exactText('route', 200),
          columns.exactText('message', 300),
          columns.integer('times'),
          columns.moment('firstAt'),
          columns.moment('lastAt'),
        ],
        indices: [{ name: 'IX_server_errors_last', columnNames: ['lastAt'] }],
      }),
    );
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.dropTable('server_errors');
  }
}
