import type { MigrationInterface, QueryRunner } from 'typeorm';
import { Columns } from './columns.js';

/** Position of a domain in lists; by id until an administrator reorders them. */
export class AddDomainPosition1764000701000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    const type = new Columns(queryRunner).mysql ? 'int' : 'integer';
    await queryRunner.query(`ALTER TABLE domains ADD COLUMN position ${type} NOT NULL DEFAULT 0`);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('ALTER TABLE domains DROP COLUMN position');
  }
}
