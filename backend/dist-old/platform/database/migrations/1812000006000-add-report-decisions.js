import { Columns } from './columns.js';
/** Links a report to the decision that settled it. */ export class AddReportDecisions1812000006000 {
    async up(queryRunner) {
        if (new Columns(queryRunner).mysql) {
            await queryRunner.query('ALTER TABLE reports ADD COLUMN decisionId int NULL, ADD INDEX IX_reports_decision (decisionId)');
            return;
        }
        await queryRunner.query('ALTER TABLE reports ADD COLUMN decisionId int NULL');
        await queryRunner.query('CREATE INDEX IX_reports_decision ON reports (decisionId)');
    }
    async down(queryRunner) {
        if (new Columns(queryRunner).mysql) {
            await queryRunner.query('ALTER TABLE reports DROP INDEX IX_reports_decision, DROP COLUMN decisionId');
            return;
        }
        await queryRunner.query('DROP INDEX IX_reports_decision');
        await queryRunner.query('ALTER TABLE reports DROP COLUMN decisionId');
    }
}
//# sourceMappingURL=1812000006000-add-report-decisions.js.map
