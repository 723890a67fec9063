import { Table, type MigrationInterface, type QueryRunner } from 'typeorm';
import { Columns } from './columns.js';

/** Former slugs of domains. */
export class CreateFormerDomains1806000000000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    const columns = new Columns(queryRunner);
    await queryRunner.createTable(
      new Table({
        name: 'former_domains',
        columns: [columns.exactText('key', 80, { isPrimary: true }), columns.integer('domainId')],
        foreignKeys: [
          {
            name: 'FK_former_domains_domain',
            columnNames: ['domainId'],
            referencedTableName: 'domains',
            referencedColumnNames: ['id'],
            onDelete: 'CASCADE',
          },
        ],
        indices: [{ name: 'IX_former_domains_domain', columnNames: ['domainId'] }],
      }),
    );
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.dropTable('former_domains');
  }
}
