import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Previous id of a session whose id changed: live connections opened before know only that one. */
export class AddSessionPreviousId1764001700000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('ALTER TABLE sessions ADD COLUMN previousId varchar(64)');
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('ALTER TABLE sessions DROP COLUMN previousId');
  }
}
