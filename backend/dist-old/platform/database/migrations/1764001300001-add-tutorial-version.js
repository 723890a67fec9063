export class AddTutorialVersion1764001300001 {
    async up(queryRunner) {
        await queryRunner.query('ALTER TABLE tutorials ADD COLUMN version integer NOT NULL DEFAULT 1');
    }
    async down(queryRunner) {
        await queryRunner.query('ALTER TABLE tutorials DROP COLUMN version');
    }
}
//# sourceMappingURL=1764001300001-add-tutorial-version.js.map
