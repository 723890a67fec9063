import { Table } from 'typeorm';
import { Columns } from './columns.js';
/** The moderation queue, so that a page of it is read along its order. The start fills it as it counts anew. */ export class CreateModerationQueue1817000000000 {
    async up(queryRunner) {
        const columns = new Columns(queryRunner);
        await queryRunner.createTable(new Table({
            name: 'moderation_queue',
            columns: [
                columns.exactText('kind', 12, {
                    isPrimary: true
                }),
                columns.integer('subjectId', {
                    isPrimary: true
                }),
                columns.exactText('reason', 20, {
                    isPrimary: true
                }),
                columns.integer('pending'),
                columns.integer('firstId')
            ],
            indices: [
                {
                    name: 'IX_moderation_queue_first',
                    columnNames: [
                        'reason',
                        'firstId',
                        'kind',
                        'subjectId'
                    ]
                },
                {
                    name: 'IX_moderation_queue_kind',
                    columnNames: [
                        'reason',
                        'kind',
                        'firstId',
                        'subjectId'
                    ]
                },
                {
                    name: 'IX_moderation_queue_most',
                    columnNames: [
                        'reason',
                        'kind',
                        'pending',
                        'subjectId'
                    ]
                }
            ]
        }));
        await queryRunner.query('DELETE FROM kept_counts');
    }
    async down(queryRunner) {
        await queryRunner.dropTable('moderation_queue');
        await queryRunner.query('DELETE FROM kept_counts');
    }
}
//# sourceMappingURL=1817000000000-create-moderation-queue.js.map
