/** Sessions that do not end when idle, because the member chose to stay signed in. */ export class AddSessionRemembering1806000002000 {
    async up(queryRunner) {
        await queryRunner.query('ALTER TABLE sessions ADD COLUMN isRemembered boolean NOT NULL DEFAULT 0');
    }
    async down(queryRunner) {
        await queryRunner.query('ALTER TABLE sessions DROP COLUMN isRemembered');
    }
}
//# sourceMappingURL=1806000002000-add-session-remembering.js.map
