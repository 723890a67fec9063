import { TableIndex } from 'typeorm';
/** Index for the most popular tutorials of a domain. */ export class IndexPopularInDomain1764000203000 {
    async up(queryRunner) {
        await queryRunner.createIndex('tutorials', new TableIndex({
            name: 'IX_tutorials_domain_trending',
            columnNames: [
                'domainId',
                'trendingScore',
                'id'
            ]
        }));
    }
    async down(queryRunner) {
        await queryRunner.dropIndex('tutorials', 'IX_tutorials_domain_trending');
    }
}
//# sourceMappingURL=1764000203000-index-popular-in-domain.js.map
