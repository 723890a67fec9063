function _ts_decorate(decorators, target, key, desc) {
    var c = arguments.length, r = c < 3 ? target : desc === null ? desc = Object.getOwnPropertyDescriptor(target, key) : desc, d;
    if (typeof Reflect === "object" && typeof Reflect.decorate === "function") {
        r = Reflect.decorate(decorators, target, key, desc);
    } else {
        for(var i = decorators.length - 1; i >= 0; i--){
            if (d = decorators[i]) {
                r = (c < 3 ? d(r) : c > 3 ? d(target, key, r) : d(target, key)) || r;
            }
        }
    }
    return c > 3 && r && Object.defineProperty(target, key, r), r;
}
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
export class MaintenanceModule {
}
MaintenanceModule = _ts_decorate([
    Module({
        imports: [
            AuditModule,
            EmailModule,
            SettingsModule,
            SearchModule
        ],
        controllers: [
            SettingsController,
            MaintenanceController,
            DeadLettersController
        ],
        providers: [
            MaintenanceService,
            DatabaseOptimizer,
            DatabaseOptimization
        ],
        exports: [
            MaintenanceService,
            DatabaseOptimizer
        ]
    })
], MaintenanceModule);
//# sourceMappingURL=maintenance.module.js.map
