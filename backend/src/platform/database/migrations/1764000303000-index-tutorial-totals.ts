import { TableIndex, type MigrationInterface, type QueryRunner } from 'typeorm';

/** Covering index for the totals of views and likes, so that they do not read the texts. */
export class IndexTutorialTotals1764000303000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    const index = new TableIndex({
      name: 'IX_tutorials_totals',
      columnNames: ['domainId', 'views', 'likes'],
    });
    await queryRunner.createIndex('tutorials', index);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    // MySQL requires an index for the foreign key of domains; IX_tutorials_domain serves as well.
    await queryRunner.dropIndex('tutorials', 'IX_tutorials_totals');
  }
}
