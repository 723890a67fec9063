import { Module } from '@nestjs/common';
import { AuditModule } from '../../moderation/audit/audit.module.js';
import { EmailModule } from '../../platform/email/email.module.js';
import { SettingsModule } from '../../platform/settings/settings.module.js';
import { BackupMails } from './backup-mails.js';
import { BackupsController } from './backups.controller.js';
import { BackupsService } from './backups.service.js';
import { KeptBackups } from './kept-backups.js';
import { PointsService } from './points.service.js';

@Module({
  imports: [AuditModule, EmailModule, SettingsModule],
  controllers: [BackupsController],
  providers: [BackupMails, BackupsService, KeptBackups, PointsService],
  exports: [BackupsService, PointsService],
})
export class BackupsModule {}
