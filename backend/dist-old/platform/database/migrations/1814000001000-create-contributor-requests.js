import { Table } from 'typeorm';
import { Columns } from './columns.js';
/** Requests of members for the right to publish. */ export class CreateContributorRequests1814000001000 {
    async up(queryRunner) {
        const columns = new Columns(queryRunner);
        const person = (column, name, onDelete)=>({
                name: `FK_contributor_requests_${name}`,
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
            name: 'contributor_requests',
            columns: [
                columns.id(),
                columns.integer('userId'),
                columns.integer('openKey', {
                    isNullable: true
                }),
                columns.text('message', 1000),
                columns.exactText('status', 10),
                columns.text('answer', 500, {
                    isNullable: true
                }),
                columns.integer('answeredBy', {
                    isNullable: true
                }),
                columns.moment('answeredAt', {
                    isNullable: true
                }),
                columns.moment('createdAt')
            ],
            indices: [
                {
                    name: 'UX_contributor_requests_open',
                    columnNames: [
                        'openKey'
                    ],
                    isUnique: true
                },
                {
                    name: 'IX_contributor_requests_user',
                    columnNames: [
                        'userId',
                        'id'
                    ]
                },
                {
                    name: 'IX_contributor_requests_status',
                    columnNames: [
                        'status',
                        'id'
                    ]
                },
                {
                    name: 'IX_contributor_requests_answerer',
                    columnNames: [
                        'answeredBy'
                    ]
                }
            ],
            foreignKeys: [
                person('userId', 'user', 'CASCADE'),
                person('answeredBy', 'answerer', 'SET NULL')
            ]
        }));
    }
    async down(queryRunner) {
        await queryRunner.dropTable('contributor_requests');
    }
}
//# sourceMappingURL=1814000001000-create-contributor-requests.js.map
