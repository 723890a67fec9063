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
import { TypeOrmModule } from '@nestjs/typeorm';
import { AuthModule } from '../../members/auth/auth.module.js';
import { SettingsModule } from '../../platform/settings/settings.module.js';
import { UsersModule } from '../../members/users/users.module.js';
import { ContributionsModule } from '../contributions/contributions.module.js';
import { DomainsModule } from '../domains/domains.module.js';
import { ImagesModule } from '../images/images.module.js';
import { TutorialsModule } from '../tutorials/tutorials.module.js';
import { DraftSchedule } from './draft-schedule.entity.js';
import { DraftSchedulesController } from './draft-schedules.controller.js';
import { DraftSchedulesService } from './draft-schedules.service.js';
import { DraftsOfDomains } from './drafts-of-domains.js';
import { DraftsController } from './drafts.controller.js';
import { DraftsRepository } from './drafts.repository.js';
import { DraftsService } from './drafts.service.js';
import { DuplicatesController } from './duplicates.controller.js';
import { ScheduledPublications } from './scheduled-publications.js';
import { TutorialDraft } from './tutorial-draft.entity.js';
export class DraftsModule {
}
DraftsModule = _ts_decorate([
    Module({
        imports: [
            TypeOrmModule.forFeature([
                TutorialDraft,
                DraftSchedule
            ]),
            AuthModule,
            SettingsModule,
            UsersModule,
            ContributionsModule,
            DomainsModule,
            ImagesModule,
            TutorialsModule
        ],
        controllers: [
            DraftsController,
            DraftSchedulesController,
            DuplicatesController
        ],
        providers: [
            DraftsService,
            DraftsRepository,
            DraftsOfDomains,
            DraftSchedulesService,
            ScheduledPublications
        ],
        exports: [
            DraftsService
        ]
    })
], DraftsModule);
//# sourceMappingURL=drafts.module.js.map
