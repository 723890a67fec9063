import { TableColumn, TableForeignKey, type MigrationInterface, type QueryRunner } from 'typeorm';
import { Columns } from './columns.js';
import { createIndexes, dropIndexes, type Indexes } from './indexes.js';

const byRoot = {
  IX_deleted_comments_root: ['rootId', 'deletedAt', 'id'],
  IX_deleted_comments_root_id: ['rootId', 'id'],
  IX_deleted_comments_root_created: ['rootId', 'createdAt', 'id'],
  IX_deleted_comments_root_likes: ['rootId', 'likes', 'id'],
};
const indexes = {
  IX_deleted_comments_deleted: ['deletedAt', 'id'],
  IX_deleted_comments_created: ['createdAt', 'id'],
  IX_deleted_comments_likes: ['likes', 'id'],
};

const ROOT = 'FK_deleted_comments_root';
const toRoot = new TableForeignKey({
  name: ROOT,
  columnNames: ['rootId'],
  referencedTableName: 'deleted_comments',
  referencedColumnNames: ['id'],
  onDelete: 'CASCADE',
});

/** Each deleted comment stands for itself. On MySQL by one statement. */
export class DropDeletedRoots1823006002000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    if (new Columns(queryRunner).mysql) {
      const dropped = Object.keys(byRoot).map((name) => `DROP INDEX ${name}`);
      const parts = [`DROP FOREIGN KEY ${ROOT}`, ...dropped, 'DROP COLUMN rootId', ...added(indexes)];
      await queryRunner.query(`ALTER TABLE deleted_comments ${parts.join(', ')}`);
      return;
    }
    await queryRunner.dropForeignKey('deleted_comments', ROOT);
    await dropIndexes(queryRunner, 'deleted_comments', byRoot);
    await queryRunner.dropColumn('deleted_comments', 'rootId');
    await createIndexes(queryRunner, 'deleted_comments', indexes);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    const columns = new Columns(queryRunner);
    if (columns.mysql) {
      const key = `ADD CONSTRAINT ${ROOT} FOREIGN KEY (rootId) REFERENCES deleted_comments (id) ON DELETE CASCADE`;
      const dropped = Object.keys(indexes).map((name) => `DROP INDEX ${name}`);
      const parts = ['ADD COLUMN rootId int NULL', ...added(byRoot), key, ...dropped];
      await queryRunner.query(`ALTER TABLE deleted_comments ${parts.join(', ')}`);
      return;
    }
    await dropIndexes(queryRunner, 'deleted_comments', indexes);
    await queryRunner.addColumn(
      'deleted_comments',
      new TableColumn(columns.integer('rootId', { isNullable: true })),
    );
    await queryRunner.createForeignKey('deleted_comments', toRoot);
    await createIndexes(queryRunner, 'deleted_comments', byRoot);
  }
}

const added = (all: Indexes) =>
  Object.entries(all).map(([name, columns]) => `ADD INDEX ${name} (${columns.join(', ')})`);
