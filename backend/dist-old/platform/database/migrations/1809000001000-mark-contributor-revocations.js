/** Finds past revocations in the audit trail. */ export class MarkContributorRevocations1809000001000 {
    async up(queryRunner) {
        await queryRunner.query(`
      UPDATE users SET contributorRevoked = 1
      WHERE isContributor = 0 AND id IN (
        SELECT targetId FROM audit_log WHERE targetType = 'user' AND action = 'user.revoke-contributor'
      )
    `);
    }
    async down() {}
}
//# sourceMappingURL=1809000001000-mark-contributor-revocations.js.map
