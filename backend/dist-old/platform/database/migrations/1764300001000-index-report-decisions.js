import { TableIndex } from 'typeorm';
/** Index for the daily retention job, which selects by age. */ export class IndexReportDecisions1764300001000 {
    async up(queryRunner) {
        const index = new TableIndex({
            name: 'IX_comment_reports_handled',
            columnNames: [
                'handledAt',
                'id'
            ]
        });
        await queryRunner.createIndex('comment_reports', index);
    }
    async down(queryRunner) {
        await queryRunner.dropIndex('comment_reports', 'IX_comment_reports_handled');
    }
}
//# sourceMappingURL=1764300001000-index-report-decisions.js.map
