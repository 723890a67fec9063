import { randomBytes } from 'node:crypto';
import { Columns } from './columns.js';
/** Index for the tokens of links. Existing subscribers count as confirmed and get an unsubscribe token. */ export class IndexNewsletterTokens1764000901000 {
    async up(queryRunner) {
        await queryRunner.query('UPDATE newsletter_subscriptions SET confirmedAt = createdAt');
        const rows = await queryRunner.query('SELECT id FROM newsletter_subscriptions');
        for (const { id } of rows){
            const token = randomBytes(32).toString('base64url');
            await queryRunner.query('UPDATE newsletter_subscriptions SET unsubscribeToken = ? WHERE id = ?', [
                token,
                id
            ]);
        }
        if (new Columns(queryRunner).mysql) {
            await queryRunner.query('ALTER TABLE newsletter_subscriptions ADD UNIQUE INDEX UQ_newsletter_subscriptions_unsubscribe (unsubscribeToken), ADD INDEX IX_newsletter_subscriptions_confirmation (confirmationHash)');
            return;
        }
        await queryRunner.query('CREATE UNIQUE INDEX UQ_newsletter_subscriptions_unsubscribe ON newsletter_subscriptions (unsubscribeToken)');
        await queryRunner.query('CREATE INDEX IX_newsletter_subscriptions_confirmation ON newsletter_subscriptions (confirmationHash)');
    }
    async down(queryRunner) {
        const { mysql } = new Columns(queryRunner);
        for (const name of [
            'UQ_newsletter_subscriptions_unsubscribe',
            'IX_newsletter_subscriptions_confirmation'
        ])await queryRunner.query(`DROP INDEX ${name}${mysql ? ' ON newsletter_subscriptions' : ''}`);
    }
}
//# sourceMappingURL=1764000901000-index-newsletter-tokens.js.map
