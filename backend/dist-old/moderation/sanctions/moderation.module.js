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
import { AuditModule } from '../audit/audit.module.js';
import { AuthModule } from '../../members/auth/auth.module.js';
import { EmailModule } from '../../platform/email/email.module.js';
import { UsersModule } from '../../members/users/users.module.js';
import { AdminUsersController } from './admin-users.controller.js';
import { SettingsModule } from '../../platform/settings/settings.module.js';
import { CommunityRulesController } from './community-rules.controller.js';
import { StaffRulesController } from './staff-rules.controller.js';
import { ModerationService } from './moderation.service.js';
export class ModerationModule {
}
ModerationModule = _ts_decorate([
    Module({
        imports: [
            UsersModule,
            AuthModule,
            AuditModule,
            EmailModule,
            SettingsModule
        ],
        controllers: [
            AdminUsersController,
            StaffRulesController,
            CommunityRulesController
        ],
        providers: [
            ModerationService
        ],
        exports: [
            ModerationService
        ]
    })
], ModerationModule);
//# sourceMappingURL=moderation.module.js.map
