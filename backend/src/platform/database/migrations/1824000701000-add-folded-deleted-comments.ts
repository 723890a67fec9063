import type { MigrationInterface, QueryRunner } from 'typeorm';
import { addFoldedColumn } from './folded-columns.js';

const column = { from: 'content', to: 'contentFolded', length: 2000 };

/** What the console searches, so that it does not depend on how a database compares letters. */
export class AddFoldedDeletedComments1824000701000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await addFoldedColumn(queryRunner, 'deleted_comments', column);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('ALTER TABLE deleted_comments DROP COLUMN contentFolded');
  }
}
