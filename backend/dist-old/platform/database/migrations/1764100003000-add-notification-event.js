/** One event notifies a member at most once. Notifications older than the event log have no event. */ export class AddNotificationEvent1764100003000 {
    async up(queryRunner) {
        await queryRunner.query('ALTER TABLE notifications ADD COLUMN eventId integer');
        await queryRunner.query('CREATE UNIQUE INDEX UQ_notifications_event ON notifications (eventId, userId)');
    }
    async down(queryRunner) {
        await queryRunner.dropIndex('notifications', 'UQ_notifications_event');
        await queryRunner.query('ALTER TABLE notifications DROP COLUMN eventId');
    }
}
//# sourceMappingURL=1764100003000-add-notification-event.js.map
