import { TableIndex, type MigrationInterface, type QueryRunner } from 'typeorm';

/** Index for the daily retention job, which selects by age. */
export class IndexAuditMoments1764300000000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    const index = new TableIndex({ name: 'IX_audit_log_created', columnNames: ['createdAt', 'id'] });
    await queryRunner.createIndex('audit_log', index);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.dropIndex('audit_log', 'IX_audit_log_created');
  }
}
