import { TableIndex, type MigrationInterface, type QueryRunner } from 'typeorm';

/** Index for the reports with a status and a reason, which MySQL otherwise intersects from all of either. */
export class IndexReportReasons1818000000000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    const columnNames = ['status', 'reason', 'id'];
    await queryRunner.createIndex(
      'reports',
      new TableIndex({ name: 'IX_reports_status_reason', columnNames }),
    );
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.dropIndex('reports', 'IX_reports_status_reason');
  }
}
