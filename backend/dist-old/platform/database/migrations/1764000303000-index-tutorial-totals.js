import { TableIndex } from 'typeorm';
/** Covering index for the totals of views and likes, so that they do not read the texts. */ export class IndexTutorialTotals1764000303000 {
    async up(queryRunner) {
        const index = new TableIndex({
            name: 'IX_tutorials_totals',
            columnNames: [
                'domainId',
                'views',
                'likes'
            ]
        });
        await queryRunner.createIndex('tutorials', index);
    }
    async down(queryRunner) {
        // MySQL requires an index for the foreign key of domains; IX_tutorials_domain serves as well.
        await queryRunner.dropIndex('tutorials', 'IX_tutorials_totals');
    }
}
//# sourceMappingURL=1764000303000-index-tutorial-totals.js.map
