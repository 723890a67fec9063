import { createIndexes, dropIndexes } from './indexes.js';
/** For the console's list of comments that were deleted directly, in each order beside the latest deleted. */ const indexes = {
    IX_deleted_comments_root_id: [
        'rootId',
        'id'
    ],
    IX_deleted_comments_root_created: [
        'rootId',
        'createdAt',
        'id'
    ],
    IX_deleted_comments_root_likes: [
        'rootId',
        'likes',
        'id'
    ]
};
/** The start counts them. */ export class IndexDeletedComments1821000004000 {
    async up(queryRunner) {
        await createIndexes(queryRunner, 'deleted_comments', indexes);
        await queryRunner.query('DELETE FROM kept_counts');
    }
    async down(queryRunner) {
        await dropIndexes(queryRunner, 'deleted_comments', indexes);
        await queryRunner.query('DELETE FROM kept_counts');
    }
}
//# sourceMappingURL=1821000004000-index-deleted-comments.js.map
