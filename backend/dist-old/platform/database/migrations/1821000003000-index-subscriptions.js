import { createIndexes, dropIndexes } from './indexes.js';
/** For the console's list of subscribers, in each state and order. */ const indexes = {
    IX_newsletter_subscriptions_created: [
        'createdAt',
        'id'
    ],
    IX_newsletter_subscriptions_state: [
        'isConfirmed',
        'id'
    ],
    IX_newsletter_subscriptions_state_email: [
        'isConfirmed',
        'email',
        'id'
    ],
    IX_newsletter_subscriptions_state_created: [
        'isConfirmed',
        'createdAt',
        'id'
    ]
};
/** The start finds the state of each as it counts anew. */ export class IndexSubscriptions1821000003000 {
    async up(queryRunner) {
        await createIndexes(queryRunner, 'newsletter_subscriptions', indexes);
        await queryRunner.query('DELETE FROM kept_counts');
    }
    async down(queryRunner) {
        await dropIndexes(queryRunner, 'newsletter_subscriptions', indexes);
        await queryRunner.query('DELETE FROM kept_counts');
    }
}
//# sourceMappingURL=1821000003000-index-subscriptions.js.map
