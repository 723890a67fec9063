import { Table, type MigrationInterface, type QueryRunner } from 'typeorm';
import { Columns } from './columns.js';

/** Canned reasons for moderation decisions. */
export class CreateReadyAnswers1812000005000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    const columns = new Columns(queryRunner);
    await queryRunner.createTable(
      new Table({
        name: 'ready_answers',
        columns: [
          columns.id(),
          columns.integer('position'),
          columns.text('name', 60),
          columns.text('text', 1000),
        ],
      }),
    );
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.dropTable('ready_answers');
  }
}
