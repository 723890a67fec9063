import { TableColumn, TableForeignKey, type MigrationInterface, type QueryRunner } from 'typeorm';
import { Columns } from './columns.js';

const toParent = (name: string, onDelete?: string) =>
  new TableForeignKey({
    name,
    columnNames: ['parentId'],
    referencedTableName: 'comments',
    referencedColumnNames: ['id'],
    ...(onDelete && { onDelete }),
  });
const [before, after] = [toParent('FK_comments_parent', 'CASCADE'), toParent('FK_comments_reply')];

/** A deleted comment that has replies stays as a placeholder without author, and no comment is deleted before its replies. */
export class KeepReplies1823006000000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await change(queryRunner, true, before, after);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    const placeholders = 'SELECT id FROM (SELECT id FROM comments WHERE userId IS NULL) placeholders';
    await queryRunner.query(`DELETE FROM comments WHERE parentId IN (${placeholders})`);
    await queryRunner.query('DELETE FROM comments WHERE userId IS NULL');
    await queryRunner.query('DELETE FROM kept_counts');
    await change(queryRunner, false, after, before);
  }
}

/** On MySQL by one statement. */
async function change(
  queryRunner: QueryRunner,
  isNullable: boolean,
  dropped: TableForeignKey,
  added: TableForeignKey,
): Promise<void> {
  const columns = new Columns(queryRunner);
  if (columns.mysql) {
    const action = added.onDelete ? ` ON DELETE ${added.onDelete}` : '';
    await queryRunner.query(
      `ALTER TABLE comments MODIFY userId int ${isNullable ? 'NULL' : 'NOT NULL'}, DROP FOREIGN KEY ${dropped.name}, ` +
        `ADD CONSTRAINT ${added.name} FOREIGN KEY (parentId) REFERENCES comments (id)${action}`,
    );
    return;
  }
  await queryRunner.changeColumn(
    'comments',
    'userId',
    new TableColumn(columns.integer('userId', { isNullable })),
  );
  await queryRunner.dropForeignKey('comments', dropped.name!);
  await queryRunner.createForeignKey('comments', added);
}
