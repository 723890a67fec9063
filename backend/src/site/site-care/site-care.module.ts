import { Module } from '@nestjs/common';
import { AuditModule } from '../../moderation/audit/audit.module.js';
import { DomainsModule } from '../../content/domains/domains.module.js';
import { EmailModule } from '../../platform/email/email.module.js';
import { SettingsModule } from '../../platform/settings/settings.module.js';
import { TutorialsModule } from '../../content/tutorials/tutorials.module.js';
import { AdminDomainsController } from './admin-domains.controller.js';
import { DatabaseCare } from './database-care.js';
import { DatabaseOptimization } from './database-optimization.js';
import { DeadLettersController } from './dead-letters.controller.js';
import { SettingsController } from './settings.controller.js';
import { SiteCareController } from './site-care.controller.js';
import { SiteCareService } from './site-care.service.js';

@Module({
  imports: [AuditModule, DomainsModule, EmailModule, SettingsModule, TutorialsModule],
  controllers: [SettingsController, SiteCareController, AdminDomainsController, DeadLettersController],
  providers: [SiteCareService, DatabaseCare, DatabaseOptimization],
})
export class SiteCareModule {}
