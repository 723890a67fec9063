import { Table } from 'typeorm';
import { Columns } from './columns.js';
/** Authors of each tutorial; so far there was one, the member who published it. */ export class CreateTutorialAuthors1803000000000 {
    async up(queryRunner) {
        const columns = new Columns(queryRunner);
        await queryRunner.createTable(new Table({
            name: 'tutorial_authors',
            columns: [
                columns.id(),
                columns.integer('tutorialId'),
                columns.integer('userId'),
                columns.moment('joinedAt')
            ],
            uniques: [
                {
                    name: 'UQ_tutorial_authors_member',
                    columnNames: [
                        'tutorialId',
                        'userId'
                    ]
                }
            ],
            indices: [
                {
                    name: 'IX_tutorial_authors_user',
                    columnNames: [
                        'userId',
                        'tutorialId'
                    ]
                }
            ],
            foreignKeys: [
                {
                    name: 'FK_tutorial_authors_tutorial',
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
                    name: 'FK_tutorial_authors_user',
                    columnNames: [
                        'userId'
                    ],
                    referencedTableName: 'users',
                    referencedColumnNames: [
                        'id'
                    ],
                    onDelete: 'CASCADE'
                }
            ]
        }));
        await queryRunner.query(`INSERT INTO tutorial_authors (tutorialId, userId, joinedAt)
       SELECT id, authorId, createdAt FROM tutorials WHERE authorId IS NOT NULL ORDER BY id`);
    }
    async down(queryRunner) {
        await queryRunner.dropTable('tutorial_authors');
    }
}
//# sourceMappingURL=1803000000000-create-tutorial-authors.js.map
