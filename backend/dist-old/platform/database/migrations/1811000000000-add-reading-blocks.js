/** Reading position by paragraph, in addition to the heading. */ export class AddReadingBlocks1811000000000 {
    async up(queryRunner) {
        await queryRunner.query('ALTER TABLE tutorial_progress ADD COLUMN block int NOT NULL DEFAULT 0');
    }
    async down(queryRunner) {
        await queryRunner.query('ALTER TABLE tutorial_progress DROP COLUMN block');
    }
}
//# sourceMappingURL=1811000000000-add-reading-blocks.js.map
