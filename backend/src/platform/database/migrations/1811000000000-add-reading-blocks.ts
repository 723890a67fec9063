import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Reading position by paragraph, in addition to the heading. */
export class AddReadingBlocks1811000000000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('ALTER TABLE tutorial_progress ADD COLUMN block int NOT NULL DEFAULT 0');
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('ALTER TABLE tutorial_progress DROP COLUMN block');
  }
}
