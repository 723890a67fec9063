import { Module } from '@nestjs/common';
import { AuditModule } from '../../moderation/audit/audit.module.js';
import { EmailModule } from '../../platform/email/email.module.js';
import { SettingsModule } from '../../platform/settings/settings.module.js';
import { MailController } from './mail.controller.js';
import { MailService } from './mail.service.js';
import { SenderRecords } from './sender-records.js';

@Module({
  imports: [AuditModule, EmailModule, SettingsModule],
  controllers: [MailController],
  providers: [MailService, SenderRecords],
  exports: [MailService],
})
export class MailModule {}
