import { Columns } from './columns.js';
/** Which entries may contain texts for retention to delete; so far every old entry was read again each day. */ export class MarkAuditTexts1798000001000 {
    async up(queryRunner) {
        const { mysql } = new Columns(queryRunner);
        const type = mysql ? 'tinyint' : 'boolean';
        await queryRunner.query(`ALTER TABLE audit_log ADD COLUMN mayHaveTexts ${type} NOT NULL DEFAULT 1`);
        await queryRunner.query('CREATE INDEX IX_audit_log_texts ON audit_log (mayHaveTexts, createdAt, id)');
    }
    async down(queryRunner) {
        await queryRunner.query(`DROP INDEX IX_audit_log_texts${new Columns(queryRunner).mysql ? ' ON audit_log' : ''}`);
        await queryRunner.query('ALTER TABLE audit_log DROP COLUMN mayHaveTexts');
    }
}
//# sourceMappingURL=1798000001000-mark-audit-texts.js.map
