import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The reason given to the author when a publication is sent back. */
export class AddReviewNotes1814000005000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('ALTER TABLE unpublished_tutorials ADD COLUMN reviewNote varchar(500)');
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('ALTER TABLE unpublished_tutorials DROP COLUMN reviewNote');
  }
}
