import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Of those who are no contributors, the audit trail says who lost the right. */
export class MarkContributorRevocations1809000001000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      UPDATE users SET contributorRevoked = 1
      WHERE isContributor = 0 AND id IN (
        SELECT targetId FROM audit_log WHERE targetType = 'user' AND action = 'user.revoke-contributor'
      )
    `);
  }

  async down(): Promise<void> {}
}
