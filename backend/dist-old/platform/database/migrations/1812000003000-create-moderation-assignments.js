import { Table } from 'typeorm';
import { Columns } from './columns.js';
const ofMember = (column)=>({
        name: `FK_moderation_assignments_${column}`,
        columnNames: [
            column
        ],
        referencedTableName: 'users',
        referencedColumnNames: [
            'id'
        ],
        onDelete: 'CASCADE'
    });
/** Which moderator is assigned to a case. */ export class CreateModerationAssignments1812000003000 {
    async up(queryRunner) {
        const columns = new Columns(queryRunner);
        await queryRunner.createTable(new Table({
            name: 'moderation_assignments',
            columns: [
                columns.exactText('kind', 12, {
                    isPrimary: true
                }),
                columns.integer('subjectId', {
                    isPrimary: true
                }),
                columns.integer('moderatorId'),
                columns.moment('assignedAt')
            ],
            foreignKeys: [
                ofMember('moderatorId')
            ],
            indices: [
                {
                    name: 'IX_moderation_assignments_moderator',
                    columnNames: [
                        'moderatorId'
                    ]
                }
            ]
        }));
    }
    async down(queryRunner) {
        await queryRunner.dropTable('moderation_assignments');
    }
}
//# sourceMappingURL=1812000003000-create-moderation-assignments.js.map
