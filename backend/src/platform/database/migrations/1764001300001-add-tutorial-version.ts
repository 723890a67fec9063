import type { MigrationInterface, QueryRunner } from 'typeorm';

export class AddTutorialVersion1764001300001 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('ALTER TABLE tutorials ADD COLUMN version integer NOT NULL DEFAULT 1');
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('ALTER TABLE tutorials DROP COLUMN version');
  }
}
