import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Members whose right to publish an administrator has revoked; they cannot restore it themselves. */
export class AddContributorRevocations1809000000000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('ALTER TABLE users ADD COLUMN contributorRevoked boolean NOT NULL DEFAULT 0');
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('ALTER TABLE users DROP COLUMN contributorRevoked');
  }
}
