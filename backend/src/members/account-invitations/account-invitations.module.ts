import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { AuditModule } from '../../moderation/audit/audit.module.js';
import { EmailModule } from '../../platform/email/email.module.js';
import { SettingsModule } from '../../platform/settings/settings.module.js';
import { AccountInvitation } from './account-invitation.entity.js';
import { AccountInvitationsService } from './account-invitations.service.js';

@Module({
  imports: [TypeOrmModule.forFeature([AccountInvitation]), EmailModule, SettingsModule, AuditModule],
  providers: [AccountInvitationsService],
  exports: [AccountInvitationsService],
})
export class AccountInvitationsModule {}
