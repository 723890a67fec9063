import { createIndexes, dropIndexes } from './indexes.js';
/** For the console's lists of members by kind: of those that may be many in each order, of moderators for all orders. */ const indexes = {
    IX_users_moderator: [
        'isModerator',
        'id'
    ],
    IX_users_contributor: [
        'isContributor',
        'id'
    ],
    IX_users_contributor_name: [
        'isContributor',
        'usernameKey',
        'id'
    ],
    IX_users_contributor_email: [
        'isContributor',
        'email',
        'id'
    ],
    IX_users_contributor_created: [
        'isContributor',
        'createdAt',
        'id'
    ],
    IX_users_suspended: [
        'hasSuspension',
        'id',
        'suspendedUntil'
    ],
    IX_users_suspended_name: [
        'hasSuspension',
        'usernameKey',
        'id',
        'suspendedUntil'
    ],
    IX_users_suspended_email: [
        'hasSuspension',
        'email',
        'id',
        'suspendedUntil'
    ],
    IX_users_suspended_created: [
        'hasSuspension',
        'createdAt',
        'id',
        'suspendedUntil'
    ],
    IX_users_suspended_until: [
        'hasSuspension',
        'suspendedUntil'
    ]
};
/** The start finds who is suspended as it counts anew. */ export class IndexMemberKinds1821000006000 {
    async up(queryRunner) {
        await createIndexes(queryRunner, 'users', indexes);
        await queryRunner.query('DELETE FROM kept_counts');
    }
    async down(queryRunner) {
        await dropIndexes(queryRunner, 'users', indexes);
        await queryRunner.query('DELETE FROM kept_counts');
    }
}
//# sourceMappingURL=1821000006000-index-member-kinds.js.map
