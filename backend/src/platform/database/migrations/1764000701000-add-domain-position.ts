import type { MigrationInterface, QueryRunner } from 'typeorm';
import { Columns } from './columns.js';

/** Where a domain stands among the others; until somebody orders them, by id. */
export class AddDomainPosition1764000701000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    const type = new Columns(queryRunner).mysql ? 'int' : 'integer';
    await queryRunner.query(`ALTER TABLE domains ADD COLUMN position ${type} NOT NULL DEFAULT 0`);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('ALTER TABLE domains DROP COLUMN position');
  }
}
