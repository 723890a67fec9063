/** Previous id of a session whose id changed: live connections opened before know only that one. */ export class AddSessionPreviousId1764001700000 {
    async up(queryRunner) {
        await queryRunner.query('ALTER TABLE sessions ADD COLUMN previousId varchar(64)');
    }
    async down(queryRunner) {
        await queryRunner.query('ALTER TABLE sessions DROP COLUMN previousId');
    }
}
//# sourceMappingURL=1764001700000-add-session-previous-id.js.map
