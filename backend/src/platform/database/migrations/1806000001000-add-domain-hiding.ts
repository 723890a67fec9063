import type { MigrationInterface, QueryRunner } from 'typeorm';

export class AddDomainHiding1806000001000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('ALTER TABLE domains ADD COLUMN isHidden boolean NOT NULL DEFAULT 0');
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('ALTER TABLE domains DROP COLUMN isHidden');
  }
}
