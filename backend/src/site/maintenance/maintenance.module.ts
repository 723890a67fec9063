import { Module } from '@nestjs/common';
import { AuditModule } from '../../moderation/audit/audit.module.js';
import { EmailModule } from '../../platform/email/email.module.js';
import { SettingsModule } from '../../platform/settings/settings.module.js';
import { SearchModule } from '../../content/search/search.module.js';
import { DatabaseOptimizer } from './database-optimizer.js';
import { DatabaseOptimization } from './database-optimization.js';
import { DeadLettersController } from './dead-letters.controller.js';
import { SettingsController } from './settings.controller.js';
import { MaintenanceController } from './maintenance.controller.js';
import { MaintenanceService } from './maintenance.service.js';

@Module({
  imports: [AuditModule, EmailModule, SettingsModule, SearchModule],
  controllers: [SettingsController, MaintenanceController, DeadLettersController],
  providers: [MaintenanceService, DatabaseOptimizer, DatabaseOptimization],
  exports: [MaintenanceService, DatabaseOptimizer],
})
export class MaintenanceModule {}
