import { Table } from 'typeorm';
import { Columns } from './columns.js';
export class CreateBestAnswers1799000001000 {
    async up(queryRunner) {
        const columns = new Columns(queryRunner);
        await queryRunner.createTable(new Table({
            name: 'best_answers',
            columns: [
                columns.id(),
                columns.exactText('folded', 300),
                columns.text('text', 100),
                columns.integer('tutorialId'),
                columns.moment('createdAt')
            ],
            uniques: [
                {
                    name: 'UQ_best_answers_folded',
                    columnNames: [
                        'folded'
                    ]
                }
            ],
            foreignKeys: [
                {
                    name: 'FK_best_answers_tutorial',
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
                    name: 'IX_best_answers_tutorial',
                    columnNames: [
                        'tutorialId'
                    ]
                }
            ]
        }));
    }
    async down(queryRunner) {
        await queryRunner.dropTable('best_answers');
    }
}
//# sourceMappingURL=1799000001000-create-best-answers.js.map
