import { TableIndex, type MigrationInterface, type QueryRunner } from 'typeorm';

/** Index for the latest entries about one type of target. */
export class IndexAuditTargetTypes1764000904000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    const index = new TableIndex({ name: 'IX_audit_log_target_type', columnNames: ['targetType', 'id'] });
    await queryRunner.createIndex('audit_log', index);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.dropIndex('audit_log', 'IX_audit_log_target_type');
  }
}
