import { Table } from 'typeorm';
import { Columns } from './columns.js';
/** The trash. Who unpublished a tutorial is now stored; before this migration only administrators could. */ export class CreateDeletedTutorials1804000000000 {
    async up(queryRunner) {
        const columns = new Columns(queryRunner);
        await queryRunner.createTable(new Table({
            name: 'deleted_tutorials',
            columns: [
                columns.integer('tutorialId', {
                    isPrimary: true
                }),
                columns.moment('deletedAt'),
                columns.flag('wasPublished'),
                columns.flag('byAdministrator')
            ],
            indices: [
                {
                    name: 'IX_deleted_tutorials_deleted',
                    columnNames: [
                        'deletedAt'
                    ]
                }
            ],
            foreignKeys: [
                {
                    name: 'FK_deleted_tutorials_tutorial',
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
        const type = columns.mysql ? 'tinyint' : 'boolean';
        await queryRunner.query(`ALTER TABLE unpublished_tutorials ADD COLUMN byAdministrator ${type} NOT NULL DEFAULT 1`);
    }
    async down(queryRunner) {
        await queryRunner.query('ALTER TABLE unpublished_tutorials DROP COLUMN byAdministrator');
        await queryRunner.dropTable('deleted_tutorials');
    }
}
//# sourceMappingURL=1804000000000-create-deleted-tutorials.js.map
