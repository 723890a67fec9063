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
import { BackupMails } from './backup-mails.js';
import { BackupsController } from './backups.controller.js';
import { BackupsService } from './backups.service.js';
import { KeptBackups } from './kept-backups.js';
import { PointsService } from './points.service.js';
export class BackupsModule {
}
BackupsModule = _ts_decorate([
    Module({
        imports: [
            AuditModule,
            EmailModule,
            SettingsModule
        ],
        controllers: [
            BackupsController
        ],
        providers: [
            BackupMails,
            BackupsService,
            KeptBackups,
            PointsService
        ],
        exports: [
            BackupsService,
            PointsService
        ]
    })
], BackupsModule);
//# sourceMappingURL=backups.module.js.map
