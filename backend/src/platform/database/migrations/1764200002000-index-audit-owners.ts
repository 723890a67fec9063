import type { MigrationInterface, QueryRunner } from 'typeorm';

export class IndexAuditOwners1764200002000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('CREATE INDEX IX_audit_log_owner ON audit_log (ownerId)');
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.dropIndex('audit_log', 'IX_audit_log_owner');
  }
}
