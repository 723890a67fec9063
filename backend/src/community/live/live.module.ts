import { Module } from '@nestjs/common';
import { CommentsModule } from '../comments/comments.module.js';
import { AuthModule } from '../../members/auth/auth.module.js';
import { NotificationsModule } from '../notifications/notifications.module.js';
import { UsersModule } from '../../members/users/users.module.js';
import { SettingsModule } from '../../platform/settings/settings.module.js';
import { CatchUp } from './catch-up.js';
import { Connections } from './connections.js';
import { Delivery } from './delivery.js';
import { Handshake } from './handshake.js';
import { LiveGateway } from './live.gateway.js';
import { Topics } from './topics.js';

@Module({
  imports: [AuthModule, CommentsModule, NotificationsModule, SettingsModule, UsersModule],
  providers: [LiveGateway, Handshake, Connections, CatchUp, Delivery, Topics],
  exports: [Connections],
})
export class LiveModule {}
