/** The role of reviewer: reads first publications before readers see them. */ export class AddReviewers1814000003000 {
    async up(queryRunner) {
        await queryRunner.query('ALTER TABLE users ADD COLUMN isReviewer boolean NOT NULL DEFAULT 0');
    }
    async down(queryRunner) {
        await queryRunner.query('ALTER TABLE users DROP COLUMN isReviewer');
    }
}
//# sourceMappingURL=1814000003000-add-reviewers.js.map
