import { Columns } from './columns.js';
/** Confirmation and end of a subscription. Plain ALTER TABLE, as for tutorials.authorId. */ export class AddNewsletterConfirmation1764000900000 {
    async up(queryRunner) {
        const { mysql } = new Columns(queryRunner);
        const moment = mysql ? 'datetime(3)' : 'datetime';
        const exact = mysql ? ' CHARACTER SET utf8mb4 COLLATE utf8mb4_bin' : '';
        const columns = [
            `confirmedAt ${moment} NULL`,
            `mailedAt ${moment} NULL`,
            `confirmationHash varchar(64)${exact} NULL`,
            `unsubscribeToken varchar(43)${exact} NOT NULL DEFAULT ''`
        ].map((column)=>`ADD COLUMN ${column}`);
        const table = 'ALTER TABLE newsletter_subscriptions';
        if (mysql) await queryRunner.query(`${table} ${columns.join(', ')}`);
        else for (const column of columns)await queryRunner.query(`${table} ${column}`);
    }
    async down(queryRunner) {
        const names = [
            'confirmedAt',
            'mailedAt',
            'confirmationHash',
            'unsubscribeToken'
        ];
        for (const name of names)await queryRunner.query(`ALTER TABLE newsletter_subscriptions DROP COLUMN ${name}`);
    }
}
//# sourceMappingURL=1764000900000-add-newsletter-confirmation.js.map
