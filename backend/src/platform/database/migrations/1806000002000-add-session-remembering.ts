import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Sessions that do not end when idle, because the member chose to stay signed in. */
export class AddSessionRemembering1806000002000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('ALTER TABLE sessions ADD COLUMN isRemembered boolean NOT NULL DEFAULT 0');
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('ALTER TABLE sessions DROP COLUMN isRemembered');
  }
}
