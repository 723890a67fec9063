import { Table, type MigrationInterface, type QueryRunner } from 'typeorm';
import { Columns } from './columns.js';

export class CreateSynonymGroups1799000000000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    const columns = new Columns(queryRunner);
    await queryRunner.createTable(
      new Table({
        name: 'synonym_groups',
        columns: [
          columns.id(),
          columns.exactText('folded', 1500),
          columns.longText('texts'),
          columns.moment('createdAt'),
        ],
      }),
    );
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.dropTable('synonym_groups');
  }
}
