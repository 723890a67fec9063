/** The role of moderator: handles reports, comments and suspensions. */ export class AddModerators1808000000000 {
    async up(queryRunner) {
        await queryRunner.query('ALTER TABLE users ADD COLUMN isModerator boolean NOT NULL DEFAULT 0');
    }
    async down(queryRunner) {
        await queryRunner.query('ALTER TABLE users DROP COLUMN isModerator');
    }
}
//# sourceMappingURL=1808000000000-add-moderators.js.map
