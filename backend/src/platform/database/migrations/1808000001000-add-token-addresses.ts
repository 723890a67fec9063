import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The address that a link is to make the account's. */
export class AddTokenAddresses1808000001000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('ALTER TABLE account_tokens ADD COLUMN email varchar(254)');
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('ALTER TABLE account_tokens DROP COLUMN email');
  }
}
