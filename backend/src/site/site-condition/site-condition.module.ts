import { Module } from '@nestjs/common';
import { ExportsModule } from '../../content/exports/exports.module.js';
import { AuditModule } from '../../moderation/audit/audit.module.js';
import { EmailModule } from '../../platform/email/email.module.js';
import { BackupsModule } from '../backups/backups.module.js';
import { MailModule } from '../mail/mail.module.js';
import { SiteCareModule } from '../site-care/site-care.module.js';
import { DiskService } from './disk.service.js';
import { ServicesLook } from './services-look.js';
import { SiteConditionController } from './site-condition.controller.js';
import { SiteConditionService } from './site-condition.service.js';

@Module({
  imports: [AuditModule, BackupsModule, EmailModule, ExportsModule, MailModule, SiteCareModule],
  controllers: [SiteConditionController],
  providers: [DiskService, ServicesLook, SiteConditionService],
})
export class SiteConditionModule {}
