import type { MigrationInterface, QueryRunner } from 'typeorm';
import { createIndexes, dropIndexes } from './indexes.js';

/** Notifications are withdrawn by the page they lead to. */
const indexes = { IX_notifications_href: ['href'] };

export class IndexNotificationLinks1823006003000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await createIndexes(queryRunner, 'notifications', indexes);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await dropIndexes(queryRunner, 'notifications', indexes);
  }
}
