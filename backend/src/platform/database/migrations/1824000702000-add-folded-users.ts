import type { MigrationInterface, QueryRunner } from 'typeorm';
import { addFoldedColumn } from './folded-columns.js';

const column = { from: 'email', to: 'emailFolded', length: 600 };

/** What the console searches, so that it does not depend on how a database compares letters. */
export class AddFoldedMembers1824000702000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await addFoldedColumn(queryRunner, 'users', column);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('ALTER TABLE users DROP COLUMN emailFolded');
  }
}
