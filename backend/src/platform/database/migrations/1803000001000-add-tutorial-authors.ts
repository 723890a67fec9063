import type { MigrationInterface, QueryRunner } from 'typeorm';
import { Columns } from './columns.js';

/** All who sign a tutorial where they are several, beside it, so that lists need not ask for them. */
export class AddTutorialAuthors1803000001000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    const type = new Columns(queryRunner).mysql ? 'longtext' : 'text';
    await queryRunner.query(`ALTER TABLE tutorials ADD COLUMN authors ${type} NULL`);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('ALTER TABLE tutorials DROP COLUMN authors');
  }
}
