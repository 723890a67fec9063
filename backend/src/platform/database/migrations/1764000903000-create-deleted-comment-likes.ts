import { Table, type MigrationInterface, type QueryRunner } from 'typeorm';
import { Columns } from './columns.js';

export class CreateDeletedCommentLikes1764000903000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    const columns = new Columns(queryRunner);
    await queryRunner.createTable(
      new Table({
        name: 'deleted_comment_likes',
        columns: [
          columns.integer('commentId', { isPrimary: true }),
          columns.integer('userId', { isPrimary: true }),
        ],
        foreignKeys: [
          {
            name: 'FK_deleted_comment_likes_comment',
            columnNames: ['commentId'],
            referencedTableName: 'deleted_comments',
            referencedColumnNames: ['id'],
            onDelete: 'CASCADE',
          },
          {
            name: 'FK_deleted_comment_likes_user',
            columnNames: ['userId'],
            referencedTableName: 'users',
            referencedColumnNames: ['id'],
            onDelete: 'CASCADE',
          },
        ],
        indices: [{ name: 'IX_deleted_comment_likes_user', columnNames: ['userId'] }],
      }),
    );
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.dropTable('deleted_comment_likes');
  }
}
