import { TableIndex } from 'typeorm';
/** Index for the counts of recent days. */ export class IndexCommentsCreated1764000302000 {
    async up(queryRunner) {
        const index = new TableIndex({
            name: 'IX_comments_created',
            columnNames: [
                'createdAt'
            ]
        });
        await queryRunner.createIndex('comments', index);
    }
    async down(queryRunner) {
        await queryRunner.dropIndex('comments', 'IX_comments_created');
    }
}
//# sourceMappingURL=1764000302000-index-comments-created.js.map
