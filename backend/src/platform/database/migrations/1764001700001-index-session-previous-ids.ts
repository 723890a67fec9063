import { TableIndex, type MigrationInterface, type QueryRunner } from 'typeorm';

export class IndexSessionPreviousIds1764001700001 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    const index = new TableIndex({ name: 'IX_sessions_previous_id', columnNames: ['previousId'] });
    await queryRunner.createIndex('sessions', index);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.dropIndex('sessions', 'IX_sessions_previous_id');
  }
}
