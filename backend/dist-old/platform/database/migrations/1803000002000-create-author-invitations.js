import { Table } from 'typeorm';
import { Columns } from './columns.js';
/** Members invited to co-author a tutorial. */ export class CreateAuthorInvitations1803000002000 {
    async up(queryRunner) {
        const columns = new Columns(queryRunner);
        const toMember = (name, column, onDelete)=>({
                name,
                columnNames: [
                    column
                ],
                referencedTableName: 'users',
                referencedColumnNames: [
                    'id'
                ],
                onDelete
            });
        await queryRunner.createTable(new Table({
            name: 'author_invitations',
            columns: [
                columns.id(),
                columns.integer('tutorialId'),
                columns.exactText('invitee', 254),
                columns.integer('userId', {
                    isNullable: true
                }),
                columns.integer('invitedById', {
                    isNullable: true
                }),
                columns.moment('createdAt')
            ],
            uniques: [
                {
                    name: 'UQ_author_invitations_invitee',
                    columnNames: [
                        'tutorialId',
                        'invitee'
                    ]
                }
            ],
            indices: [
                {
                    name: 'IX_author_invitations_user',
                    columnNames: [
                        'userId',
                        'createdAt'
                    ]
                },
                {
                    name: 'IX_author_invitations_inviter',
                    columnNames: [
                        'invitedById'
                    ]
                },
                {
                    name: 'IX_author_invitations_created',
                    columnNames: [
                        'createdAt'
                    ]
                }
            ],
            foreignKeys: [
                {
                    name: 'FK_author_invitations_tutorial',
                    columnNames: [
                        'tutorialId'
                    ],
                    referencedTableName: 'tutorials',
                    referencedColumnNames: [
                        'id'
                    ],
                    onDelete: 'CASCADE'
                },
                toMember('FK_author_invitations_user', 'userId', 'CASCADE'),
                toMember('FK_author_invitations_inviter', 'invitedById', 'SET NULL')
            ]
        }));
    }
    async down(queryRunner) {
        await queryRunner.dropTable('author_invitations');
    }
}
//# sourceMappingURL=1803000002000-create-author-invitations.js.map
