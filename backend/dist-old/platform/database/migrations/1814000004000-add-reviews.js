/** Whether a tutorial that readers cannot see yet waits for review or was sent back. */ export class AddReviews1814000004000 {
    async up(queryRunner) {
        await queryRunner.query('ALTER TABLE unpublished_tutorials ADD COLUMN review varchar(10)');
    }
    async down(queryRunner) {
        await queryRunner.query('ALTER TABLE unpublished_tutorials DROP COLUMN review');
    }
}
//# sourceMappingURL=1814000004000-add-reviews.js.map
