import { Table } from 'typeorm';
import { Columns } from './columns.js';
export class CreateTutorialProgress1764000202000 {
    async up(queryRunner) {
        const columns = new Columns(queryRunner);
        await queryRunner.createTable(new Table({
            name: 'tutorial_progress',
            columns: [
                columns.integer('userId', {
                    isPrimary: true
                }),
                columns.integer('tutorialId', {
                    isPrimary: true
                }),
                columns.longText('steps'),
                columns.integer('percent'),
                columns.double('position'),
                columns.exactText('heading', 200, {
                    isNullable: true
                }),
                columns.moment('finishedAt', {
                    isNullable: true
                }),
                columns.moment('updatedAt')
            ],
            foreignKeys: [
                {
                    name: 'FK_tutorial_progress_user',
                    columnNames: [
                        'userId'
                    ],
                    referencedTableName: 'users',
                    referencedColumnNames: [
                        'id'
                    ],
                    onDelete: 'CASCADE'
                },
                {
                    name: 'FK_tutorial_progress_tutorial',
                    columnNames: [
                        'tutorialId'
                    ],
                    referencedTableName: 'tutorials',
                    referencedColumnNames: [
                        'id'
                    ],
                    onDelete: 'CASCADE'
                }
            ],
            indices: [
                {
                    name: 'IX_tutorial_progress_user',
                    columnNames: [
                        'userId',
                        'updatedAt',
                        'tutorialId'
                    ]
                },
                {
                    name: 'IX_tutorial_progress_tutorial',
                    columnNames: [
                        'tutorialId'
                    ]
                }
            ]
        }));
    }
    async down(queryRunner) {
        await queryRunner.dropTable('tutorial_progress');
    }
}
//# sourceMappingURL=1764000202000-create-tutorial-progress.js.map
