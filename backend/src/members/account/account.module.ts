import { Module } from '@nestjs/common';
import { AuditModule } from '../../moderation/audit/audit.module.js';
import { AccountInvitationsModule } from '../account-invitations/account-invitations.module.js';
import { AuthModule } from '../auth/auth.module.js';
import { CommentsModule } from '../../community/comments/comments.module.js';
import { EmailModule } from '../../platform/email/email.module.js';
import { NewsletterModule } from '../../community/newsletter/newsletter.module.js';
import { RatingsModule } from '../../community/ratings/ratings.module.js';
import { AppealsModule } from '../../moderation/appeals/appeals.module.js';
import { DecisionsModule } from '../../moderation/decisions/decisions.module.js';
import { ReportsModule } from '../../moderation/reports/reports.module.js';
import { AuthorsModule } from '../../content/authors/authors.module.js';
import { ImagesModule } from '../../content/images/images.module.js';
import { SettingsModule } from '../../platform/settings/settings.module.js';
import { TutorialsModule } from '../../content/tutorials/tutorials.module.js';
import { UsersModule } from '../users/users.module.js';
import { AccountDataController } from './account-data.controller.js';
import { AccountInvitationsController } from './account-invitations.controller.js';
import { AccountService } from './account.service.js';
import { AdminAccountsController } from './admin-accounts.controller.js';
import { AdminAccountsService } from './admin-accounts.service.js';
import { AdminActivityController } from './admin-activity.controller.js';
import { ActivityRepository } from './activity.repository.js';
import { MemberDataRepository } from './member-data.repository.js';
import { UnconfirmedMembersController } from './unconfirmed-members.controller.js';
import { UnconfirmedMembersService } from './unconfirmed-members.service.js';

@Module({
  imports: [
    AccountInvitationsModule,
    AuditModule,
    AuthModule,
    CommentsModule,
    EmailModule,
    ImagesModule,
    NewsletterModule,
    RatingsModule,
    AppealsModule,
    DecisionsModule,
    ReportsModule,
    SettingsModule,
    TutorialsModule,
    AuthorsModule,
    UsersModule,
  ],
  controllers: [
    AccountDataController,
    AdminAccountsController,
    AdminActivityController,
    AccountInvitationsController,
    UnconfirmedMembersController,
  ],
  providers: [
    AccountService,
    AdminAccountsService,
    ActivityRepository,
    MemberDataRepository,
    UnconfirmedMembersService,
  ],
  exports: [AccountService, UnconfirmedMembersService],
})
export class AccountModule {}
