import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Versions and drafts get the licence of their tutorial, which publishing or restoring them would otherwise remove. */
export class CopyLicences1825000003000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    for (const table of ['tutorial_revisions', 'tutorial_drafts']) {
      await queryRunner.query(
        `UPDATE ${table} SET licence = (SELECT licence FROM tutorials WHERE tutorials.id = ${table}.tutorialId)
        WHERE tutorialId IN (SELECT id FROM tutorials WHERE licence IS NOT NULL)`,
      );
    }
  }

  /** The columns are dropped by the migrations before. */
  async down(): Promise<void> {}
}
