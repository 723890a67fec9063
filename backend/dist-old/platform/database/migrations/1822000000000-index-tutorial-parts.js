import { createIndexes, dropIndexes } from './indexes.js';
/** For the console's lists of a domain or level, in each state and order. */ const indexes = {
    IX_tutorials_part: [
        'publicationState',
        'domainId',
        'difficulty',
        'id'
    ],
    IX_tutorials_part_date: [
        'publicationState',
        'domainId',
        'difficulty',
        'date',
        'id'
    ],
    IX_tutorials_part_title: [
        'publicationState',
        'domainId',
        'difficulty',
        'titleFolded',
        'id'
    ],
    IX_tutorials_part_views: [
        'publicationState',
        'domainId',
        'difficulty',
        'views',
        'id'
    ],
    IX_tutorials_part_likes: [
        'publicationState',
        'domainId',
        'difficulty',
        'likes',
        'id'
    ]
};
/** Sums of views and of likes are read from the indexes above. */ const replaced = {
    IX_tutorials_totals: [
        'domainId',
        'views',
        'likes'
    ]
};
export class IndexTutorialParts1822000000000 {
    async up(queryRunner) {
        await createIndexes(queryRunner, 'tutorials', indexes);
        await dropIndexes(queryRunner, 'tutorials', replaced);
    }
    async down(queryRunner) {
        await createIndexes(queryRunner, 'tutorials', replaced);
        await dropIndexes(queryRunner, 'tutorials', indexes);
    }
}
//# sourceMappingURL=1822000000000-index-tutorial-parts.js.map
