export class IndexAuditOwners1764200002000 {
    async up(queryRunner) {
        await queryRunner.query('CREATE INDEX IX_audit_log_owner ON audit_log (ownerId)');
    }
    async down(queryRunner) {
        await queryRunner.dropIndex('audit_log', 'IX_audit_log_owner');
    }
}
//# sourceMappingURL=1764200002000-index-audit-owners.js.map
