import { TableIndex, type MigrationInterface, type QueryRunner } from 'typeorm';

/** Index for pending reports grouped by comment. */
export class IndexPendingReports1800000001000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    const columnNames = ['status', 'commentId', 'id'];
    const index = new TableIndex({ name: 'IX_comment_reports_pending', columnNames });
    await queryRunner.createIndex('comment_reports', index);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.dropIndex('comment_reports', 'IX_comment_reports_pending');
  }
}
