import { TableIndex } from 'typeorm';
/** Index for the reports with a status and a reason, which MySQL otherwise intersects from all of either. */ export class IndexReportReasons1818000000000 {
    async up(queryRunner) {
        const columnNames = [
            'status',
            'reason',
            'id'
        ];
        await queryRunner.createIndex('reports', new TableIndex({
            name: 'IX_reports_status_reason',
            columnNames
        }));
    }
    async down(queryRunner) {
        await queryRunner.dropIndex('reports', 'IX_reports_status_reason');
    }
}
//# sourceMappingURL=1818000000000-index-report-reasons.js.map
