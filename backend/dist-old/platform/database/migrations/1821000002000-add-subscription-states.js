/** Whether a subscription is confirmed, beside what lists are ordered by. Plain ALTER TABLE, as for tutorials.authorId. */ export class AddSubscriptionStates1821000002000 {
    async up(queryRunner) {
        await queryRunner.query('ALTER TABLE newsletter_subscriptions ADD COLUMN isConfirmed boolean NOT NULL DEFAULT 0');
    }
    async down(queryRunner) {
        await queryRunner.query('ALTER TABLE newsletter_subscriptions DROP COLUMN isConfirmed');
    }
}
//# sourceMappingURL=1821000002000-add-subscription-states.js.map
