import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Whether a member is suspended, beside what lists are ordered by. Plain ALTER TABLE, as for tutorials.authorId. */
export class AddMemberSuspensions1821000005000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('ALTER TABLE users ADD COLUMN hasSuspension boolean NOT NULL DEFAULT 0');
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('ALTER TABLE users DROP COLUMN hasSuspension');
  }
}
