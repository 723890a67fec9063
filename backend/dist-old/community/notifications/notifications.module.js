function _ts_decorate(decorators, target, key, desc) {
    var c = arguments.length, r = c < 3 ? target : desc === null ? desc = Object.getOwnPropertyDescriptor(target, key) : desc, d;
    if (typeof Reflect === "object" && typeof Reflect.decorate === "function") {
        r = Reflect.decorate(decorators, target, key, desc);
    } else {
        for(var i = decorators.length - 1; i >= 0; i--){
            if (d = decorators[i]) {
                r = (c < 3 ? d(r) : c > 3 ? d(target, key, r) : d(target, key)) || r;
            }
        }
    }
    return c > 3 && r && Object.defineProperty(target, key, r), r;
}
import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { DomainsModule } from '../../content/domains/domains.module.js';
import { FollowsModule } from '../follows/follows.module.js';
import { SettingsModule } from '../../platform/settings/settings.module.js';
import { Inbox } from './inbox.entity.js';
import { AuthorNotifications } from './author-notifications.js';
import { ModerationNotifications } from './moderation-notifications.js';
import { NotificationSubscriber } from './notification-subscriber.js';
import { Notification } from './notification.entity.js';
import { NotificationsController } from './notifications.controller.js';
import { NotificationsRepository } from './notifications.repository.js';
import { NotificationsService } from './notifications.service.js';
export class NotificationsModule {
}
NotificationsModule = _ts_decorate([
    Module({
        imports: [
            TypeOrmModule.forFeature([
                Notification,
                Inbox
            ]),
            DomainsModule,
            FollowsModule,
            SettingsModule
        ],
        controllers: [
            NotificationsController
        ],
        providers: [
            NotificationsService,
            NotificationsRepository,
            NotificationSubscriber,
            AuthorNotifications,
            ModerationNotifications
        ],
        exports: [
            NotificationsService
        ]
    })
], NotificationsModule);
//# sourceMappingURL=notifications.module.js.map
