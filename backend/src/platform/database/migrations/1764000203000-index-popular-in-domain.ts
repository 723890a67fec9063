import { TableIndex, type MigrationInterface, type QueryRunner } from 'typeorm';

/** Index for the most popular tutorials of a domain. */
export class IndexPopularInDomain1764000203000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.createIndex(
      'tutorials',
      new TableIndex({
        name: 'IX_tutorials_domain_trending',
        columnNames: ['domainId', 'trendingScore', 'id'],
      }),
    );
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.dropIndex('tutorials', 'IX_tutorials_domain_trending');
  }
}
