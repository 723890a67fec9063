import { Table, type MigrationInterface, type QueryRunner } from 'typeorm';
import { Columns } from './columns.js';

export class CreateCollectionItems1764000205000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    const columns = new Columns(queryRunner);
    await queryRunner.createTable(
      new Table({
        name: 'collection_items',
        columns: [
          columns.integer('collectionId', { isPrimary: true }),
          columns.integer('tutorialId', { isPrimary: true }),
          columns.integer('position'),
        ],
        foreignKeys: [
          {
            name: 'FK_collection_items_collection',
            columnNames: ['collectionId'],
            referencedTableName: 'collections',
            referencedColumnNames: ['id'],
            onDelete: 'CASCADE',
          },
          {
            name: 'FK_collection_items_tutorial',
            columnNames: ['tutorialId'],
            referencedTableName: 'tutorials',
            referencedColumnNames: ['id'],
            onDelete: 'CASCADE',
          },
        ],
        indices: [
          { name: 'IX_collection_items_order', columnNames: ['collectionId', 'position'] },
          { name: 'IX_collection_items_tutorial', columnNames: ['tutorialId'] },
        ],
      }),
    );
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.dropTable('collection_items');
  }
}
