const MEMBERS = '%@demonstration.invalid';
/** An existing site is recognized as having demo content by its sample members. */ export class MarkDemoContent1813000000000 {
    async up(queryRunner) {
        const sql = 'SELECT id FROM users WHERE email LIKE ? LIMIT 1';
        const members = await queryRunner.query(sql, [
            MEMBERS
        ]);
        if (members.length === 0) return;
        await queryRunner.query("INSERT INTO settings (name, value, updatedAt) VALUES ('hasDemoContent', 'true', '2026-01-01 00:00:00.000')");
    }
    async down(queryRunner) {
        const names = [
            'hasDemoContent',
            'firstRun',
            'attested',
            'mailTest',
            'dkimSelector'
        ];
        const marks = names.map(()=>'?').join(', ');
        await queryRunner.query(`DELETE FROM settings WHERE name IN (${marks})`, names);
    }
}
//# sourceMappingURL=1813000000000-mark-demo-content.js.map
