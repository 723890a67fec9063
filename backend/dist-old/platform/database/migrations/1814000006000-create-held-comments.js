import { Table } from 'typeorm';
import { Columns } from './columns.js';
/** Suspected spam comments that wait for a moderator. */ export class CreateHeldComments1814000006000 {
    async up(queryRunner) {
        const columns = new Columns(queryRunner);
        const below = (column, name, referencedTableName)=>({
                name: `FK_held_comments_${name}`,
                columnNames: [
                    column
                ],
                referencedTableName,
                referencedColumnNames: [
                    'id'
                ],
                onDelete: 'CASCADE'
            });
        await queryRunner.createTable(new Table({
            name: 'held_comments',
            columns: [
                columns.id(),
                columns.integer('tutorialId'),
                columns.integer('userId'),
                columns.integer('parentId', {
                    isNullable: true
                }),
                columns.text('content', 1000),
                columns.exactText('suspicion', 10),
                columns.moment('createdAt')
            ],
            indices: [
                {
                    name: 'IX_held_comments_tutorial',
                    columnNames: [
                        'tutorialId'
                    ]
                },
                {
                    name: 'IX_held_comments_user',
                    columnNames: [
                        'userId'
                    ]
                }
            ],
            foreignKeys: [
                below('tutorialId', 'tutorial', 'tutorials'),
                below('userId', 'user', 'users')
            ]
        }));
    }
    async down(queryRunner) {
        await queryRunner.dropTable('held_comments');
    }
}
//# sourceMappingURL=1814000006000-create-held-comments.js.map
