import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The role of reviewer: reads first publications before readers see them. */
export class AddReviewers1814000003000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('ALTER TABLE users ADD COLUMN isReviewer boolean NOT NULL DEFAULT 0');
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('ALTER TABLE users DROP COLUMN isReviewer');
  }
}
