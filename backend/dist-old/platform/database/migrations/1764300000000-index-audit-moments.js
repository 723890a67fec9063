import { TableIndex } from 'typeorm';
/** Index for the daily retention job, which selects by age. */ export class IndexAuditMoments1764300000000 {
    async up(queryRunner) {
        const index = new TableIndex({
            name: 'IX_audit_log_created',
            columnNames: [
                'createdAt',
                'id'
            ]
        });
        await queryRunner.createIndex('audit_log', index);
    }
    async down(queryRunner) {
        await queryRunner.dropIndex('audit_log', 'IX_audit_log_created');
    }
}
//# sourceMappingURL=1764300000000-index-audit-moments.js.map
