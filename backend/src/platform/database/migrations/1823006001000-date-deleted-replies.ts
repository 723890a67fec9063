import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Replies that were deleted with their comment can be restored by themselves, as those deleted from now on. */
export class DateDeletedReplies1823006001000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    // Through a derived table: MySQL cannot update a table that the same statement reads.
    const ofRoot = (column: string) =>
      `${column} = (SELECT root.${column} FROM (SELECT id, ${column} FROM deleted_comments) root WHERE root.id = rootId)`;
    await queryRunner.query(
      `UPDATE deleted_comments SET ${ofRoot('deletedAt')}, ${ofRoot('deletedById')} WHERE rootId IS NOT NULL`,
    );
    // The start counts them.
    await queryRunner.query('DELETE FROM kept_counts');
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('DELETE FROM kept_counts');
  }
}
