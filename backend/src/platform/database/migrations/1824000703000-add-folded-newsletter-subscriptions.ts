import type { MigrationInterface, QueryRunner } from 'typeorm';
import { addFoldedColumn } from './folded-columns.js';

const column = { from: 'email', to: 'emailFolded', length: 600 };

/** What the console searches, so that it does not depend on how a database compares letters. */
export class AddFoldedSubscriptions1824000703000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await addFoldedColumn(queryRunner, 'newsletter_subscriptions', column);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('ALTER TABLE newsletter_subscriptions DROP COLUMN emailFolded');
  }
}
