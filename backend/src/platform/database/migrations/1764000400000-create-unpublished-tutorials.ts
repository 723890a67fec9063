import { Table, type MigrationInterface, type QueryRunner } from 'typeorm';
import { Columns } from './columns.js';

export class CreateUnpublishedTutorials1764000400000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    const columns = new Columns(queryRunner);
    await queryRunner.createTable(
      new Table({
        name: 'unpublished_tutorials',
        columns: [columns.integer('tutorialId', { isPrimary: true }), columns.moment('unpublishedAt')],
        foreignKeys: [
          {
            name: 'FK_unpublished_tutorials_tutorial',
            columnNames: ['tutorialId'],
            referencedTableName: 'tutorials',
            referencedColumnNames: ['id'],
            onDelete: 'CASCADE',
          },
        ],
      }),
    );
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.dropTable('unpublished_tutorials');
  }
}
