import { TableIndex } from 'typeorm';
/** Index for the console's list of the most liked tutorials. */ export class IndexTutorialLikes1764000905000 {
    async up(queryRunner) {
        const index = new TableIndex({
            name: 'IX_tutorials_likes',
            columnNames: [
                'likes',
                'id'
            ]
        });
        await queryRunner.createIndex('tutorials', index);
    }
    async down(queryRunner) {
        await queryRunner.dropIndex('tutorials', 'IX_tutorials_likes');
    }
}
//# sourceMappingURL=1764000905000-index-tutorial-likes.js.map
