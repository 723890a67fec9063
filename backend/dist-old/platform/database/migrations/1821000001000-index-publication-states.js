import { createIndexes, dropIndexes } from './indexes.js';
/** For the console's lists of what is not published, in each order. */ const indexes = {
    IX_tutorials_state: [
        'publicationState',
        'id'
    ],
    IX_tutorials_state_date: [
        'publicationState',
        'date',
        'id'
    ],
    IX_tutorials_state_title: [
        'publicationState',
        'titleFolded',
        'id'
    ],
    IX_tutorials_state_views: [
        'publicationState',
        'views',
        'id'
    ],
    IX_tutorials_state_likes: [
        'publicationState',
        'likes',
        'id'
    ]
};
/** The start finds the state of each tutorial as it counts anew. */ export class IndexPublicationStates1821000001000 {
    async up(queryRunner) {
        await createIndexes(queryRunner, 'tutorials', indexes);
        await queryRunner.query('DELETE FROM kept_counts');
    }
    async down(queryRunner) {
        await dropIndexes(queryRunner, 'tutorials', indexes);
    }
}
//# sourceMappingURL=1821000001000-index-publication-states.js.map
