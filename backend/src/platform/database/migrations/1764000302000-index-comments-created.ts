import { TableIndex, type MigrationInterface, type QueryRunner } from 'typeorm';

/** Index for the counts of recent days. */
export class IndexCommentsCreated1764000302000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    const index = new TableIndex({ name: 'IX_comments_created', columnNames: ['createdAt'] });
    await queryRunner.createIndex('comments', index);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.dropIndex('comments', 'IX_comments_created');
  }
}
