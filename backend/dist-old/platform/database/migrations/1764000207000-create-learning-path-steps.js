import { Table } from 'typeorm';
import { Columns } from './columns.js';
export class CreateLearningPathSteps1764000207000 {
    async up(queryRunner) {
        const columns = new Columns(queryRunner);
        await queryRunner.createTable(new Table({
            name: 'learning_path_steps',
            columns: [
                columns.id(),
                columns.integer('pathId'),
                columns.integer('tutorialId'),
                columns.text('title', 200),
                columns.text('description', 1000),
                columns.integer('position')
            ],
            foreignKeys: [
                {
                    name: 'FK_learning_path_steps_path',
                    columnNames: [
                        'pathId'
                    ],
                    referencedTableName: 'learning_paths',
                    referencedColumnNames: [
                        'id'
                    ],
                    onDelete: 'CASCADE'
                },
                {
                    name: 'FK_learning_path_steps_tutorial',
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
                    name: 'IX_learning_path_steps_order',
                    columnNames: [
                        'pathId',
                        'position'
                    ]
                },
                {
                    name: 'IX_learning_path_steps_tutorial',
                    columnNames: [
                        'tutorialId'
                    ]
                }
            ]
        }));
    }
    async down(queryRunner) {
        await queryRunner.dropTable('learning_path_steps');
    }
}
//# sourceMappingURL=1764000207000-create-learning-path-steps.js.map
