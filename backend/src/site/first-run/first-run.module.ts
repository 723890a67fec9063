import { Module } from '@nestjs/common';
import { LearningPathsModule } from '../../content/learning-paths/learning-paths.module.js';
import { TutorialsModule } from '../../content/tutorials/tutorials.module.js';
import { AccountModule } from '../../members/account/account.module.js';
import { AuditModule } from '../../moderation/audit/audit.module.js';
import { SettingsModule } from '../../platform/settings/settings.module.js';
import { BackupsModule } from '../backups/backups.module.js';
import { MailModule } from '../mail/mail.module.js';
import { ChecklistService } from './checklist.service.js';
import { DemoContentService } from './demo-content.service.js';
import { FirstRunController } from './first-run.controller.js';
import { FirstRunService } from './first-run.service.js';

@Module({
  imports: [
    AccountModule,
    AuditModule,
    BackupsModule,
    LearningPathsModule,
    MailModule,
    SettingsModule,
    TutorialsModule,
  ],
  controllers: [FirstRunController],
  providers: [FirstRunService, ChecklistService, DemoContentService],
})
export class FirstRunModule {}
