import { Table } from 'typeorm';
import { Columns } from './columns.js';
export class CreateLearningPaths1764000206000 {
    async up(queryRunner) {
        const columns = new Columns(queryRunner);
        await queryRunner.createTable(new Table({
            name: 'learning_paths',
            columns: [
                columns.id(),
                columns.text('title', 200),
                columns.text('description', 1000),
                columns.text('category', 100),
                columns.exactText('level', 20),
                columns.text('badgeText', 40, {
                    isNullable: true
                }),
                columns.exactText('badgeVariant', 20),
                columns.integer('position')
            ],
            indices: [
                {
                    name: 'IX_learning_paths_position',
                    columnNames: [
                        'position',
                        'id'
                    ]
                }
            ]
        }));
    }
    async down(queryRunner) {
        await queryRunner.dropTable('learning_paths');
    }
}
//# sourceMappingURL=1764000206000-create-learning-paths.js.map
