import { Table } from 'typeorm';
import { Columns } from './columns.js';
export class CreateNewsletterSubscriptions1764000006000 {
    async up(queryRunner) {
        const columns = new Columns(queryRunner);
        await queryRunner.createTable(new Table({
            name: 'newsletter_subscriptions',
            columns: [
                columns.id(),
                columns.exactText('email', 254),
                columns.moment('createdAt')
            ],
            uniques: [
                {
                    name: 'UQ_newsletter_subscriptions_email',
                    columnNames: [
                        'email'
                    ]
                }
            ]
        }));
    }
    async down(queryRunner) {
        await queryRunner.dropTable('newsletter_subscriptions');
    }
}
//# sourceMappingURL=1764000006000-create-newsletter-subscriptions.js.map
