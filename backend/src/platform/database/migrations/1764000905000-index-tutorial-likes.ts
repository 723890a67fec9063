import { TableIndex, type MigrationInterface, type QueryRunner } from 'typeorm';

/** Index for the console's list of the most liked tutorials. */
export class IndexTutorialLikes1764000905000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    const index = new TableIndex({ name: 'IX_tutorials_likes', columnNames: ['likes', 'id'] });
    await queryRunner.createIndex('tutorials', index);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.dropIndex('tutorials', 'IX_tutorials_likes');
  }
}
