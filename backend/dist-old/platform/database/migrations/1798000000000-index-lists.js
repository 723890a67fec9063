import { TableIndex } from 'typeorm';
/** Covering indexes: each list in each order reads its ids from an index alone, at any size. */ const indexes = {
    tutorials: {
        // Narrow, because scanning the table itself would read past the texts.
        IX_tutorials_id: [
            'id',
            'updatedAt'
        ],
        IX_tutorials_domain_title: [
            'domainId',
            'titleFolded',
            'id'
        ],
        IX_tutorials_domain_updated: [
            'domainId',
            'updatedAt',
            'id'
        ],
        IX_tutorials_difficulty_date: [
            'difficulty',
            'date',
            'id'
        ],
        IX_tutorials_difficulty_title: [
            'difficulty',
            'titleFolded',
            'id'
        ],
        IX_tutorials_domain_difficulty: [
            'domainId',
            'difficulty',
            'id'
        ],
        IX_tutorials_domain_difficulty_date: [
            'domainId',
            'difficulty',
            'date',
            'id'
        ],
        IX_tutorials_domain_difficulty_title: [
            'domainId',
            'difficulty',
            'titleFolded',
            'id'
        ],
        IX_tutorials_renderer: [
            'rendererVersion',
            'id'
        ]
    },
    comments: {
        IX_comments_likes: [
            'likes',
            'id'
        ]
    }
};
export class IndexLists1798000000000 {
    async up(queryRunner) {
        for (const [table, named] of Object.entries(indexes))for (const [name, columnNames] of Object.entries(named))await queryRunner.createIndex(table, new TableIndex({
            name,
            columnNames
        }));
    }
    async down(queryRunner) {
        for (const [table, named] of Object.entries(indexes))for (const name of Object.keys(named))await queryRunner.dropIndex(table, name);
    }
}
//# sourceMappingURL=1798000000000-index-lists.js.map
