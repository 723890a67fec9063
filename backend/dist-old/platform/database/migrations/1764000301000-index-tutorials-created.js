import { TableIndex } from 'typeorm';
/** Index for the counts of recent days. */ export class IndexTutorialsCreated1764000301000 {
    async up(queryRunner) {
        const index = new TableIndex({
            name: 'IX_tutorials_created',
            columnNames: [
                'createdAt'
            ]
        });
        await queryRunner.createIndex('tutorials', index);
    }
    async down(queryRunner) {
        await queryRunner.dropIndex('tutorials', 'IX_tutorials_created');
    }
}
//# sourceMappingURL=1764000301000-index-tutorials-created.js.map
