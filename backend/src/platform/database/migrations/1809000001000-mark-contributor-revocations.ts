import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Finds past revocations in the audit trail. */
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
