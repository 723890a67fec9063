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
import { MailController } from './mail.controller.js';
import { MailService } from './mail.service.js';
import { SenderRecords } from './sender-records.js';
export class MailModule {
}
MailModule = _ts_decorate([
    Module({
        imports: [
            AuditModule,
            EmailModule,
            SettingsModule
        ],
        controllers: [
            MailController
        ],
        providers: [
            MailService,
            SenderRecords
        ],
        exports: [
            MailService
        ]
    })
], MailModule);
//# sourceMappingURL=mail.module.js.map
