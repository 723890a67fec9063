import type { MigrationInterface, QueryRunner } from 'typeorm';
import { Columns } from './columns.js';

/**
 * The member who wrote a tutorial on the site. Plain ALTER TABLE, because TypeORM would rebuild the table on SQLite.
 */
export class AddTutorialAuthor1764000304000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(
      new Columns(queryRunner).mysql
        ? 'ALTER TABLE tutorials ADD COLUMN authorId int NULL, ADD CONSTRAINT FK_tutorials_author FOREIGN KEY (authorId) REFERENCES users (id) ON DELETE SET NULL'
        : 'ALTER TABLE tutorials ADD COLUMN authorId integer NULL REFERENCES users (id) ON DELETE SET NULL',
    );
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(
      new Columns(queryRunner).mysql
        ? 'ALTER TABLE tutorials DROP FOREIGN KEY FK_tutorials_author, DROP COLUMN authorId'
        : 'ALTER TABLE tutorials DROP COLUMN authorId',
    );
  }
}
