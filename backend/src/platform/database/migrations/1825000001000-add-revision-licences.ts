import type { MigrationInterface, QueryRunner } from 'typeorm';
import { addWrittenColumns, dropWrittenColumns } from './written-columns.js';

export class AddRevisionLicences1825000001000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await addWrittenColumns(queryRunner, 'tutorial_revisions');
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await dropWrittenColumns(queryRunner, 'tutorial_revisions');
  }
}
