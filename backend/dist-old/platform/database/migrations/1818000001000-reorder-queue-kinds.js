import { Columns } from './columns.js';
/**
 * The kind comes first: MySQL finds a kind by the primary key, and prefers an index in the wanted order only if that
 * begins with the same column.
 */ export class ReorderQueueKinds1818000001000 {
    async up(queryRunner) {
        await replaceIndex(queryRunner, 'kind, reason, firstId, subjectId');
    }
    async down(queryRunner) {
        await replaceIndex(queryRunner, 'reason, kind, firstId, subjectId');
    }
}
async function replaceIndex(queryRunner, columns) {
    const [table, index] = [
        'moderation_queue',
        'IX_moderation_queue_kind'
    ];
    if (new Columns(queryRunner).mysql) {
        await queryRunner.query(`ALTER TABLE ${table} DROP INDEX ${index}, ADD INDEX ${index} (${columns})`);
        return;
    }
    await queryRunner.query(`DROP INDEX ${index}`);
    await queryRunner.query(`CREATE INDEX ${index} ON ${table} (${columns})`);
}
//# sourceMappingURL=1818000001000-reorder-queue-kinds.js.map
