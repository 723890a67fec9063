import { Table } from 'typeorm';
import { Columns } from './columns.js';
export class CreateTranslatedSections1764000700000 {
    async up(queryRunner) {
        const columns = new Columns(queryRunner);
        await queryRunner.createTable(new Table({
            name: 'translated_sections',
            columns: [
                columns.id(),
                columns.integer('tutorialId'),
                columns.exactText('language', 20),
                columns.exactText('hash', 64),
                columns.longText('passages')
            ],
            foreignKeys: [
                {
                    name: 'FK_translated_sections_tutorial',
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
            uniques: [
                {
                    name: 'UQ_translated_sections',
                    columnNames: [
                        'tutorialId',
                        'language',
                        'hash'
                    ]
                }
            ]
        }));
    }
    async down(queryRunner) {
        await queryRunner.dropTable('translated_sections');
    }
}
//# sourceMappingURL=1764000700000-create-translated-sections.js.map
