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
import { ExportsModule } from '../../content/exports/exports.module.js';
import { AuditModule } from '../../moderation/audit/audit.module.js';
import { EmailModule } from '../../platform/email/email.module.js';
import { BackupsModule } from '../backups/backups.module.js';
import { MailModule } from '../mail/mail.module.js';
import { MaintenanceModule } from '../maintenance/maintenance.module.js';
import { DiskService } from './disk.service.js';
import { ServiceChecks } from './service-checks.js';
import { SiteConditionController } from './site-condition.controller.js';
import { SiteConditionService } from './site-condition.service.js';
export class SiteConditionModule {
}
SiteConditionModule = _ts_decorate([
    Module({
        imports: [
            AuditModule,
            BackupsModule,
            EmailModule,
            ExportsModule,
            MailModule,
            MaintenanceModule
        ],
        controllers: [
            SiteConditionController
        ],
        providers: [
            DiskService,
            ServiceChecks,
            SiteConditionService
        ]
    })
], SiteConditionModule);
//# sourceMappingURL=site-condition.module.js.map
