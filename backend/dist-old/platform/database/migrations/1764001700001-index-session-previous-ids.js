import { TableIndex } from 'typeorm';
export class IndexSessionPreviousIds1764001700001 {
    async up(queryRunner) {
        const index = new TableIndex({
            name: 'IX_sessions_previous_id',
            columnNames: [
                'previousId'
            ]
        });
        await queryRunner.createIndex('sessions', index);
    }
    async down(queryRunner) {
        await queryRunner.dropIndex('sessions', 'IX_sessions_previous_id');
    }
}
//# sourceMappingURL=1764001700001-index-session-previous-ids.js.map
