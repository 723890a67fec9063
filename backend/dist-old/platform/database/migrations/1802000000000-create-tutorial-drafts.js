import { Table } from 'typeorm';
import { Columns } from './columns.js';
/** Unpublished drafts, beside the published texts. */ export class CreateTutorialDrafts1802000000000 {
    async up(queryRunner) {
        const columns = new Columns(queryRunner);
        await queryRunner.createTable(new Table({
            name: 'tutorial_drafts',
            columns: [
                columns.id(),
                columns.integer('userId'),
                columns.integer('tutorialId', {
                    isNullable: true
                }),
                columns.integer('tutorialVersion', {
                    isNullable: true
                }),
                columns.exactText('creationKey', 64, {
                    isNullable: true
                }),
                columns.integer('version'),
                columns.integer('savedById', {
                    isNullable: true
                }),
                columns.text('title', 200),
                columns.text('description', 1000),
                columns.integer('domainId', {
                    isNullable: true
                }),
                columns.exactText('difficulty', 20, {
                    isNullable: true
                }),
                columns.longText('tags'),
                columns.exactText('image', 500, {
                    isNullable: true
                }),
                columns.longText('source'),
                columns.moment('createdAt'),
                columns.moment('savedAt')
            ],
            uniques: [
                {
                    name: 'UQ_tutorial_drafts_tutorial',
                    columnNames: [
                        'tutorialId'
                    ]
                },
                {
                    name: 'UQ_tutorial_drafts_key',
                    columnNames: [
                        'userId',
                        'creationKey'
                    ]
                }
            ],
            indices: [
                {
                    name: 'IX_tutorial_drafts_user',
                    columnNames: [
                        'userId',
                        'savedAt'
                    ]
                },
                {
                    name: 'IX_tutorial_drafts_saver',
                    columnNames: [
                        'savedById'
                    ]
                }
            ],
            foreignKeys: [
                {
                    name: 'FK_tutorial_drafts_user',
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
                    name: 'FK_tutorial_drafts_tutorial',
                    columnNames: [
                        'tutorialId'
                    ],
                    referencedTableName: 'tutorials',
                    referencedColumnNames: [
                        'id'
                    ],
                    onDelete: 'CASCADE'
                },
                {
                    name: 'FK_tutorial_drafts_saver',
                    columnNames: [
                        'savedById'
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
        await queryRunner.dropTable('tutorial_drafts');
    }
}
//# sourceMappingURL=1802000000000-create-tutorial-drafts.js.map
