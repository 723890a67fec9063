import { Table } from 'typeorm';
import { Columns } from './columns.js';
export class CreateTutorialWords1764000003000 {
    async up(queryRunner) {
        const columns = new Columns(queryRunner);
        await queryRunner.createTable(new Table({
            name: 'tutorial_words',
            columns: [
                columns.integer('tutorialId', {
                    isPrimary: true
                }),
                columns.longText('words')
            ],
            foreignKeys: [
                {
                    name: 'FK_tutorial_words_tutorial',
                    columnNames: [
                        'tutorialId'
                    ],
                    referencedTableName: 'tutorials',
                    referencedColumnNames: [
                        'id'
                    ],
                    onDelete: 'CASCADE'
                }
            ]
        }));
    }
    async down(queryRunner) {
        await queryRunner.dropTable('tutorial_words');
    }
}
//# sourceMappingURL=1764000003000-create-tutorial-words.js.map
