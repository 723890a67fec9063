import { Table } from 'typeorm';
import { Columns } from './columns.js';
export class CreateTutorialTags1764000002000 {
    async up(queryRunner) {
        const columns = new Columns(queryRunner);
        await queryRunner.createTable(new Table({
            name: 'tutorial_tags',
            columns: [
                columns.integer('tutorialId', {
                    isPrimary: true
                }),
                columns.exactText('tag', 100, {
                    isPrimary: true
                })
            ],
            foreignKeys: [
                {
                    name: 'FK_tutorial_tags_tutorial',
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
                    name: 'IX_tutorial_tags_tag',
                    columnNames: [
                        'tag',
                        'tutorialId'
                    ]
                }
            ]
        }));
    }
    async down(queryRunner) {
        await queryRunner.dropTable('tutorial_tags');
    }
}
//# sourceMappingURL=1764000002000-create-tutorial-tags.js.map
