import { Table } from 'typeorm';
import { Columns } from './columns.js';
const ofMember = (column)=>({
        name: `FK_moderation_notes_${column}`,
        columnNames: [
            column
        ],
        referencedTableName: 'users',
        referencedColumnNames: [
            'id'
        ],
        onDelete: 'SET NULL'
    });
/** Internal notes between moderators. */ export class CreateModerationNotes1812000004000 {
    async up(queryRunner) {
        const columns = new Columns(queryRunner);
        await queryRunner.createTable(new Table({
            name: 'moderation_notes',
            columns: [
                columns.id(),
                columns.exactText('kind', 12),
                columns.integer('subjectId'),
                columns.integer('moderatorId', {
                    isNullable: true
                }),
                columns.text('text', 1000),
                columns.moment('createdAt')
            ],
            foreignKeys: [
                ofMember('moderatorId')
            ],
            indices: [
                {
                    name: 'IX_moderation_notes_subject',
                    columnNames: [
                        'kind',
                        'subjectId',
                        'id'
                    ]
                },
                {
                    name: 'IX_moderation_notes_moderator',
                    columnNames: [
                        'moderatorId'
                    ]
                },
                {
                    name: 'IX_moderation_notes_created',
                    columnNames: [
                        'createdAt'
                    ]
                }
            ]
        }));
    }
    async down(queryRunner) {
        await queryRunner.dropTable('moderation_notes');
    }
}
//# sourceMappingURL=1812000004000-create-moderation-notes.js.map
