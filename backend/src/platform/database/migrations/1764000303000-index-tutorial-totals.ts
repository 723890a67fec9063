import { TableIndex, type MigrationInterface, type QueryRunner } from 'typeorm';

/** Holds all that the totals of views and likes read, so that they need not go through the texts. */
export class IndexTutorialTotals1764000303000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    const index = new TableIndex({
      name: 'IX_tutorials_totals',
      columnNames: ['domainId', 'views', 'likes'],
    });
    await queryRunner.createIndex('tutorials', index);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    // MySQL keeps an index that the foreign key of domains needs; IX_tutorials_domain is one as well.
    await queryRunner.dropIndex('tutorials', 'IX_tutorials_totals');
  }
}
