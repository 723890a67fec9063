import type { MigrationInterface, QueryRunner } from 'typeorm';
import { addFoldedColumn } from './folded-columns.js';

const column = { from: 'content', to: 'contentFolded', length: 2000 };

/** What the console searches, so that it does not depend on how a database compares letters. */
export class AddFoldedComments1824000700000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await addFoldedColumn(queryRunner, 'comments', column);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('ALTER TABLE comments DROP COLUMN contentFolded');
  }
}
