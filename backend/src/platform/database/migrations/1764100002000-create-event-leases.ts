import { Table, type MigrationInterface, type QueryRunner } from 'typeorm';
import { Columns } from './columns.js';

export class CreateEventLeases1764100002000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    const columns = new Columns(queryRunner);
    await queryRunner.createTable(
      new Table({
        name: 'event_leases',
        columns: [
          columns.exactText('subscriber', 40, { isPrimary: true }),
          columns.exactText('owner', 36, { isNullable: true }),
          columns.moment('expiresAt'),
        ],
      }),
    );
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.dropTable('event_leases');
  }
}
