import type { MigrationInterface, QueryRunner } from 'typeorm';
import { Columns } from './columns.js';

/** Serves a contributor's own list, and what becomes of it with their account. */
export class IndexTutorialAuthor1764000305000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('CREATE INDEX IX_tutorials_author ON tutorials (authorId, date, id)');
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    if (!new Columns(queryRunner).mysql) {
      await queryRunner.query('DROP INDEX IX_tutorials_author');
      return;
    }
    // The foreign key needs an index of this kind; it may have no other by now.
    await queryRunner.query(
      'ALTER TABLE tutorials ADD INDEX FK_tutorials_author (authorId), DROP INDEX IX_tutorials_author',
    );
  }
}
