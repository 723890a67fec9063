import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The role of moderator: handles reports, comments and suspensions. */
export class AddModerators1808000000000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('ALTER TABLE users ADD COLUMN isModerator boolean NOT NULL DEFAULT 0');
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('ALTER TABLE users DROP COLUMN isModerator');
  }
}
