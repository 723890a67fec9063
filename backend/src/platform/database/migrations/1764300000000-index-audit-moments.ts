import { TableIndex, type MigrationInterface, type QueryRunner } from 'typeorm';

/** What is to be forgotten is found by its age every day. */
export class IndexAuditMoments1764300000000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    const index = new TableIndex({ name: 'IX_audit_log_created', columnNames: ['createdAt', 'id'] });
    await queryRunner.createIndex('audit_log', index);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.dropIndex('audit_log', 'IX_audit_log_created');
  }
}
