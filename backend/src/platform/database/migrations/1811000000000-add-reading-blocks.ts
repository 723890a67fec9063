import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Where one has stopped reading is told by the paragraph, not by the heading alone. */
export class AddReadingBlocks1811000000000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('ALTER TABLE tutorial_progress ADD COLUMN block int NOT NULL DEFAULT 0');
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('ALTER TABLE tutorial_progress DROP COLUMN block');
  }
}
