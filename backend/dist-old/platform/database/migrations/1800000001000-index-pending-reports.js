import { TableIndex } from 'typeorm';
/** Index for pending reports grouped by comment. */ export class IndexPendingReports1800000001000 {
    async up(queryRunner) {
        const columnNames = [
            'status',
            'commentId',
            'id'
        ];
        const index = new TableIndex({
            name: 'IX_comment_reports_pending',
            columnNames
        });
        await queryRunner.createIndex('comment_reports', index);
    }
    async down(queryRunner) {
        await queryRunner.dropIndex('comment_reports', 'IX_comment_reports_pending');
    }
}
//# sourceMappingURL=1800000001000-index-pending-reports.js.map
