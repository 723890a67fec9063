import { Table, type MigrationInterface, type QueryRunner } from 'typeorm';
import { Columns } from './columns.js';

export class CreateTutorialWords1764000003000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    const columns = new Columns(queryRunner);
    await queryRunner.createTable(
      new Table({
        name: 'tutorial_words',
        columns: [columns.integer('tutorialId', { isPrimary: true }), columns.longText('words')],
        foreignKeys: [
          {
            name: 'FK_tutorial_words_tutorial',
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
    await queryRunner.dropTable('tutorial_words');
  }
}
