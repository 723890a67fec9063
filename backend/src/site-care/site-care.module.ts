import { Module } from '@nestjs/common';
import { AuditModule } from '../audit/audit.module.js';
import { ContentVersionModule } from '../content-version/content-version.module.js';
import { DomainsModule } from '../domains/domains.module.js';
import { MailModule } from '../mail/mail.module.js';
import { SettingsModule } from '../settings/settings.module.js';
import { TutorialsModule } from '../tutorials/tutorials.module.js';
import { AdminDomainsController } from './admin-domains.controller.js';
import { DatabaseCare } from './database-care.js';
import { SettingsController } from './settings.controller.js';
import { SiteCareController } from './site-care.controller.js';
import { SiteCareService } from './site-care.service.js';

@Module({
  imports: [AuditModule, ContentVersionModule, DomainsModule, MailModule, SettingsModule, TutorialsModule],
  controllers: [SettingsController, SiteCareController, AdminDomainsController],
  providers: [SiteCareService, DatabaseCare],
})
export class SiteCareModule {}
