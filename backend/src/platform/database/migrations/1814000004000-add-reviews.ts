import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Whether a tutorial that readers cannot see yet waits for review or was sent back. */
export class AddReviews1814000004000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('ALTER TABLE unpublished_tutorials ADD COLUMN review varchar(10)');
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('ALTER TABLE unpublished_tutorials DROP COLUMN review');
  }
}
