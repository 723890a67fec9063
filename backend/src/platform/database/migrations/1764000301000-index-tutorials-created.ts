import { TableIndex, type MigrationInterface, type QueryRunner } from 'typeorm';

/** Index for the counts of recent days. */
export class IndexTutorialsCreated1764000301000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    const index = new TableIndex({ name: 'IX_tutorials_created', columnNames: ['createdAt'] });
    await queryRunner.createIndex('tutorials', index);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.dropIndex('tutorials', 'IX_tutorials_created');
  }
}
