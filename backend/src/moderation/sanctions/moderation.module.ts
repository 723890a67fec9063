import { Module } from '@nestjs/common';
import { AuditModule } from '../audit/audit.module.js';
import { AuthModule } from '../../members/auth/auth.module.js';
import { EmailModule } from '../../platform/email/email.module.js';
import { UsersModule } from '../../members/users/users.module.js';
import { AdminUsersController } from './admin-users.controller.js';
import { SettingsModule } from '../../platform/settings/settings.module.js';
import { CommunityRulesController } from './community-rules.controller.js';
import { StaffRulesController } from './staff-rules.controller.js';
import { ModerationService } from './moderation.service.js';

@Module({
  imports: [UsersModule, AuthModule, AuditModule, EmailModule, SettingsModule],
  controllers: [AdminUsersController, StaffRulesController, CommunityRulesController],
  providers: [ModerationService],
  exports: [ModerationService],
})
export class ModerationModule {}
