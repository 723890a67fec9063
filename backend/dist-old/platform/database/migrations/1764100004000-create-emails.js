import { Table } from 'typeorm';
import { Columns } from './columns.js';
export class CreateEmails1764100004000 {
    async up(queryRunner) {
        const columns = new Columns(queryRunner);
        await queryRunner.createTable(new Table({
            name: 'emails',
            columns: [
                columns.id(),
                columns.exactText('recipient', 254),
                columns.longText('content'),
                columns.moment('createdAt')
            ],
            indices: [
                {
                    name: 'IX_emails_created',
                    columnNames: [
                        'createdAt'
                    ]
                }
            ]
        }));
    }
    async down(queryRunner) {
        await queryRunner.dropTable('emails');
    }
}
//# sourceMappingURL=1764100004000-create-emails.js.map
