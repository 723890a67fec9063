/** The reason given to the author when a publication is sent back. */ export class AddReviewNotes1814000005000 {
    async up(queryRunner) {
        await queryRunner.query('ALTER TABLE unpublished_tutorials ADD COLUMN reviewNote varchar(500)');
    }
    async down(queryRunner) {
        await queryRunner.query('ALTER TABLE unpublished_tutorials DROP COLUMN reviewNote');
    }
}
//# sourceMappingURL=1814000005000-add-review-notes.js.map
