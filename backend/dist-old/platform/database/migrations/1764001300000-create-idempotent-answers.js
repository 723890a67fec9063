import { Table } from 'typeorm';
import { Columns } from './columns.js';
export class CreateIdempotentAnswers1764001300000 {
    async up(queryRunner) {
        const columns = new Columns(queryRunner);
        await queryRunner.createTable(new Table({
            name: 'idempotent_answers',
            columns: [
                columns.exactText('id', 64, {
                    isPrimary: true
                }),
                columns.integer('userId'),
                columns.exactText('fingerprint', 64),
                columns.longText('answer'),
                columns.moment('createdAt')
            ],
            foreignKeys: [
                {
                    name: 'FK_idempotent_answers_user',
                    columnNames: [
                        'userId'
                    ],
                    referencedTableName: 'users',
                    referencedColumnNames: [
                        'id'
                    ],
                    onDelete: 'CASCADE'
                }
            ],
            indices: [
                {
                    name: 'IX_idempotent_answers_user',
                    columnNames: [
                        'userId'
                    ]
                },
                {
                    name: 'IX_idempotent_answers_created',
                    columnNames: [
                        'createdAt'
                    ]
                }
            ]
        }));
    }
    async down(queryRunner) {
        await queryRunner.dropTable('idempotent_answers');
    }
}
//# sourceMappingURL=1764001300000-create-idempotent-answers.js.map
