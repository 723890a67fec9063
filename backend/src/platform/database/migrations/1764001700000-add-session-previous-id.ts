import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The session that one goes on from under a new id: a live connection opened before knows no other. */
export class AddSessionPreviousId1764001700000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('ALTER TABLE sessions ADD COLUMN previousId varchar(64)');
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('ALTER TABLE sessions DROP COLUMN previousId');
  }
}
