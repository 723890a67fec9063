import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { DomainsModule } from '../../content/domains/domains.module.js';
import { FollowsModule } from '../follows/follows.module.js';
import { SettingsModule } from '../../platform/settings/settings.module.js';
import { Inbox } from './inbox.entity.js';
import { AuthorNotifications } from './author-notifications.js';
import { ModerationNotifications } from './moderation-notifications.js';
import { NotificationSubscriber } from './notification-subscriber.js';
import { WithdrawnNotifications } from './withdrawn-notifications.js';
import { Notification } from './notification.entity.js';
import { NotificationsController } from './notifications.controller.js';
import { NotificationsRepository } from './notifications.repository.js';
import { NotificationsService } from './notifications.service.js';

@Module({
  imports: [TypeOrmModule.forFeature([Notification, Inbox]), DomainsModule, FollowsModule, SettingsModule],
  controllers: [NotificationsController],
  providers: [
    NotificationsService,
    NotificationsRepository,
    NotificationSubscriber,
    AuthorNotifications,
    ModerationNotifications,
    WithdrawnNotifications,
  ],
  exports: [NotificationsService],
})
export class NotificationsModule {}
