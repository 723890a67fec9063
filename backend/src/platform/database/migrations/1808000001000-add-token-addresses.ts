import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The new email address that a confirmation link sets. */
export class AddTokenAddresses1808000001000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('ALTER TABLE account_tokens ADD COLUMN email varchar(254)');
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('ALTER TABLE account_tokens DROP COLUMN email');
  }
}
