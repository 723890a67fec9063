import type { MigrationInterface, QueryRunner } from 'typeorm';
import { addWrittenColumns, dropWrittenColumns } from './written-columns.js';

export class AddDraftLicences1825000002000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await addWrittenColumns(queryRunner, 'tutorial_drafts');
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await dropWrittenColumns(queryRunner, 'tutorial_drafts');
  }
}
