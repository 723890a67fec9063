import { Table, type MigrationInterface, type QueryRunner } from 'typeorm';
import { Columns } from './columns.js';

export class CreateLearningPaths1764000206000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    const columns = new Columns(queryRunner);
    await queryRunner.createTable(
      new Table({
        name: 'learning_paths',
        columns: [
          columns.id(),
          columns.text('title', 200),
          columns.text('description', 1000),
          columns.text('category', 100),
          columns.exactText('level', 20),
          columns.text('badgeText', 40, { isNullable: true }),
          columns.exactText('badgeVariant', 20),
          columns.integer('position'),
        ],
        indices: [{ name: 'IX_learning_paths_position', columnNames: ['position', 'id'] }],
      }),
    );
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.dropTable('learning_paths');
  }
}
