import { Module } from '@nestjs/common';
import { ExportsModule } from '../../content/exports/exports.module.js';
import { AccountModule } from '../../members/account/account.module.js';
import { AuditModule } from '../../moderation/audit/audit.module.js';
import { EmailModule } from '../../platform/email/email.module.js';
import { BackupsModule } from '../backups/backups.module.js';
import { MailModule } from '../mail/mail.module.js';
import { MaintenanceModule } from '../maintenance/maintenance.module.js';
import { DiskService } from './disk.service.js';
import { ServiceChecks } from './service-checks.js';
import { SiteConditionController } from './site-condition.controller.js';
import { SiteConditionService } from './site-condition.service.js';

@Module({
  imports: [
    AccountModule,
    AuditModule,
    BackupsModule,
    EmailModule,
    ExportsModule,
    MailModule,
    MaintenanceModule,
  ],
  controllers: [SiteConditionController],
  providers: [DiskService, ServiceChecks, SiteConditionService],
})
export class SiteConditionModule {}
