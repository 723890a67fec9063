import { TableIndex, type MigrationInterface, type QueryRunner } from 'typeorm';

/** Index for the daily retention job, which selects by age. */
export class IndexReportDecisions1764300001000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    const index = new TableIndex({ name: 'IX_comment_reports_handled', columnNames: ['handledAt', 'id'] });
    await queryRunner.createIndex('comment_reports', index);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.dropIndex('comment_reports', 'IX_comment_reports_handled');
  }
}
