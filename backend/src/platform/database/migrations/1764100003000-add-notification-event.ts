import type { MigrationInterface, QueryRunner } from 'typeorm';

/** One event notifies a member at most once. Notifications older than the event log have no event. */
export class AddNotificationEvent1764100003000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('ALTER TABLE notifications ADD COLUMN eventId integer');
    await queryRunner.query('CREATE UNIQUE INDEX UQ_notifications_event ON notifications (eventId, userId)');
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.dropIndex('notifications', 'UQ_notifications_event');
    await queryRunner.query('ALTER TABLE notifications DROP COLUMN eventId');
  }
}
