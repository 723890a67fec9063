import { Table, type MigrationInterface, type QueryRunner } from 'typeorm';
import { Columns } from './columns.js';

export class CreateCommentLikes1764000101000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    const columns = new Columns(queryRunner);
    await queryRunner.createTable(
      new Table({
        name: 'comment_likes',
        columns: [
          columns.integer('commentId', { isPrimary: true }),
          columns.integer('userId', { isPrimary: true }),
        ],
        foreignKeys: [
          {
            name: 'FK_comment_likes_comment',
            columnNames: ['commentId'],
            referencedTableName: 'comments',
            referencedColumnNames: ['id'],
            onDelete: 'CASCADE',
          },
          {
            name: 'FK_comment_likes_user',
            columnNames: ['userId'],
            referencedTableName: 'users',
            referencedColumnNames: ['id'],
            onDelete: 'CASCADE',
          },
        ],
        indices: [{ name: 'IX_comment_likes_user', columnNames: ['userId', 'commentId'] }],
      }),
    );
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.dropTable('comment_likes');
  }
}
