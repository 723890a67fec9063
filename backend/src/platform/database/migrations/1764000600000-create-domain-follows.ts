import { Table, type MigrationInterface, type QueryRunner } from 'typeorm';
import { Columns } from './columns.js';

export class CreateDomainFollows1764000600000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    const columns = new Columns(queryRunner);
    await queryRunner.createTable(
      new Table({
        name: 'domain_follows',
        columns: [
          columns.integer('userId', { isPrimary: true }),
          columns.integer('domainId', { isPrimary: true }),
          columns.moment('createdAt'),
        ],
        foreignKeys: [
          {
            name: 'FK_domain_follows_user',
            columnNames: ['userId'],
            referencedTableName: 'users',
            referencedColumnNames: ['id'],
            onDelete: 'CASCADE',
          },
          {
            name: 'FK_domain_follows_domain',
            columnNames: ['domainId'],
            referencedTableName: 'domains',
            referencedColumnNames: ['id'],
            onDelete: 'CASCADE',
          },
        ],
        indices: [{ name: 'IX_domain_follows_domain', columnNames: ['domainId', 'userId'] }],
      }),
    );
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.dropTable('domain_follows');
  }
}
