import { TableIndex } from 'typeorm';
/** Index for the latest entries about one type of target. */ export class IndexAuditTargetTypes1764000904000 {
    async up(queryRunner) {
        const index = new TableIndex({
            name: 'IX_audit_log_target_type',
            columnNames: [
                'targetType',
                'id'
            ]
        });
        await queryRunner.createIndex('audit_log', index);
    }
    async down(queryRunner) {
        await queryRunner.dropIndex('audit_log', 'IX_audit_log_target_type');
    }
}
//# sourceMappingURL=1764000904000-index-audit-target-types.js.map
