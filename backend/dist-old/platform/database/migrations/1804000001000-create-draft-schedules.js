import { Table } from 'typeorm';
import { Columns } from './columns.js';
/** Scheduled publication of drafts. */ export class CreateDraftSchedules1804000001000 {
    async up(queryRunner) {
        const columns = new Columns(queryRunner);
        await queryRunner.createTable(new Table({
            name: 'draft_schedules',
            columns: [
                columns.integer('draftId', {
                    isPrimary: true
                }),
                columns.integer('userId', {
                    isNullable: true
                }),
                columns.moment('publishAt'),
                columns.integer('attempts', {
                    default: 0
                }),
                columns.moment('triedAt', {
                    isNullable: true
                })
            ],
            indices: [
                {
                    name: 'IX_draft_schedules_moment',
                    columnNames: [
                        'publishAt'
                    ]
                },
                {
                    name: 'IX_draft_schedules_user',
                    columnNames: [
                        'userId'
                    ]
                }
            ],
            foreignKeys: [
                {
                    name: 'FK_draft_schedules_draft',
                    columnNames: [
                        'draftId'
                    ],
                    referencedTableName: 'tutorial_drafts',
                    referencedColumnNames: [
                        'id'
                    ],
                    onDelete: 'CASCADE'
                },
                {
                    name: 'FK_draft_schedules_user',
                    columnNames: [
                        'userId'
                    ],
                    referencedTableName: 'users',
                    referencedColumnNames: [
                        'id'
                    ],
                    onDelete: 'SET NULL'
                }
            ]
        }));
    }
    async down(queryRunner) {
        await queryRunner.dropTable('draft_schedules');
    }
}
//# sourceMappingURL=1804000001000-create-draft-schedules.js.map
