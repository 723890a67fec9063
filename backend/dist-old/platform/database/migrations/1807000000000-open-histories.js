/** Authors may publish the revisions of a tutorial, except those from while it was unpublished. */ export class OpenHistories1807000000000 {
    async up(queryRunner) {
        await queryRunner.query('ALTER TABLE tutorials ADD COLUMN historyIsPublic boolean NOT NULL DEFAULT 0');
        await queryRunner.query('ALTER TABLE tutorial_revisions ADD COLUMN neverShown boolean NOT NULL DEFAULT 0');
        // For these tutorials it is unknown which revisions were public, so none is shown.
        for (const table of [
            'unpublished_tutorials',
            'deleted_tutorials'
        ]){
            await queryRunner.query(`UPDATE tutorial_revisions SET neverShown = 1 WHERE tutorialId IN (SELECT tutorialId FROM ${table})`);
        }
    }
    async down(queryRunner) {
        await queryRunner.query('ALTER TABLE tutorial_revisions DROP COLUMN neverShown');
        await queryRunner.query('ALTER TABLE tutorials DROP COLUMN historyIsPublic');
    }
}
//# sourceMappingURL=1807000000000-open-histories.js.map
