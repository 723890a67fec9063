import { Module } from '@nestjs/common';
import { AuditModule } from '../../moderation/audit/audit.module.js';
import { EmailModule } from '../../platform/email/email.module.js';
import { SettingsModule } from '../../platform/settings/settings.module.js';
import { SearchModule } from '../../content/search/search.module.js';
import { DatabaseCare } from './database-care.js';
import { DatabaseOptimization } from './database-optimization.js';
import { DeadLettersController } from './dead-letters.controller.js';
import { SettingsController } from './settings.controller.js';
import { SiteCareController } from './site-care.controller.js';
import { SiteCareService } from './site-care.service.js';

@Module({
  imports: [AuditModule, EmailModule, SettingsModule, SearchModule],
  controllers: [SettingsController, SiteCareController, DeadLettersController],
  providers: [SiteCareService, DatabaseCare, DatabaseOptimization],
  exports: [SiteCareService, DatabaseCare],
})
export class SiteCareModule {}
