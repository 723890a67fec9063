import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What a cover shows, for those who do not see it. Plain ALTER TABLE, as for tutorials.authorId. */
export class AddCoverTexts1825000000000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('ALTER TABLE tutorials ADD COLUMN imageAlt varchar(300)');
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('ALTER TABLE tutorials DROP COLUMN imageAlt');
  }
}
