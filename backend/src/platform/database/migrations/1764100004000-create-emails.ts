import { Table, type MigrationInterface, type QueryRunner } from 'typeorm';
import { Columns } from './columns.js';

export class CreateEmails1764100004000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    const columns = new Columns(queryRunner);
    await queryRunner.createTable(
      new Table({
        name: 'emails',
        columns: [
          columns.id(),
          columns.exactText('recipient', 254),
          columns.longText('content'),
          columns.moment('createdAt'),
        ],
        indices: [{ name: 'IX_emails_created', columnNames: ['createdAt'] }],
      }),
    );
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.dropTable('emails');
  }
}
