import { Module } from '@nestjs/common';
import { AuditModule } from '../audit/audit.module.js';
import { AuthModule } from '../auth/auth.module.js';
import { CommentsModule } from '../comments/comments.module.js';
import { ContentVersionModule } from '../content-version/content-version.module.js';
import { MailModule } from '../mail/mail.module.js';
import { NewsletterModule } from '../newsletter/newsletter.module.js';
import { RatingsModule } from '../ratings/ratings.module.js';
import { ReportsModule } from '../reports/reports.module.js';
import { TutorialsModule } from '../tutorials/tutorials.module.js';
import { UsersModule } from '../users/users.module.js';
import { AccountDataController } from './account-data.controller.js';
import { AccountService } from './account.service.js';
import { AdminActivityController } from './admin-activity.controller.js';
import { ActivityRepository } from './activity.repository.js';
import { MemberDataRepository } from './member-data.repository.js';

@Module({
  imports: [
    AuditModule,
    AuthModule,
    CommentsModule,
    ContentVersionModule,
    MailModule,
    NewsletterModule,
    RatingsModule,
    ReportsModule,
    TutorialsModule,
    UsersModule,
  ],
  controllers: [AccountDataController, AdminActivityController],
  providers: [AccountService, ActivityRepository, MemberDataRepository],
})
export class AccountModule {}
