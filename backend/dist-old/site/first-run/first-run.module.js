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
export class FirstRunModule {
}
FirstRunModule = _ts_decorate([
    Module({
        imports: [
            AccountModule,
            AuditModule,
            BackupsModule,
            LearningPathsModule,
            MailModule,
            SettingsModule,
            TutorialsModule
        ],
        controllers: [
            FirstRunController
        ],
        providers: [
            FirstRunService,
            ChecklistService,
            DemoContentService
        ]
    })
], FirstRunModule);
//# sourceMappingURL=first-run.module.js.map
