import { Table } from 'typeorm';
import { Columns } from './columns.js';
export class CreateUnpublishedTutorials1764000400000 {
    async up(queryRunner) {
        const columns = new Columns(queryRunner);
        await queryRunner.createTable(new Table({
            name: 'unpublished_tutorials',
            columns: [
                columns.integer('tutorialId', {
                    isPrimary: true
                }),
                columns.moment('unpublishedAt')
            ],
            foreignKeys: [
                {
                    name: 'FK_unpublished_tutorials_tutorial',
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
        await queryRunner.dropTable('unpublished_tutorials');
    }
}
//# sourceMappingURL=1764000400000-create-unpublished-tutorials.js.map
