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
import { CommentsModule } from '../../community/comments/comments.module.js';
import { DomainsModule } from '../../content/domains/domains.module.js';
import { ImportModule } from '../../content/import/import.module.js';
import { LearningPathsModule } from '../../content/learning-paths/learning-paths.module.js';
import { RatingsModule } from '../../community/ratings/ratings.module.js';
import { TutorialsModule } from '../../content/tutorials/tutorials.module.js';
import { UsersModule } from '../../members/users/users.module.js';
import { SettingsModule } from '../../platform/settings/settings.module.js';
import { DemoPeopleService } from './demo-people.service.js';
import { FirstAdminService } from './first-admin.service.js';
import { SeedService } from './seed.service.js';
export class SeedModule {
}
SeedModule = _ts_decorate([
    Module({
        imports: [
            CommentsModule,
            DomainsModule,
            ImportModule,
            LearningPathsModule,
            RatingsModule,
            SettingsModule,
            TutorialsModule,
            UsersModule
        ],
        providers: [
            SeedService,
            FirstAdminService,
            DemoPeopleService
        ],
        exports: [
            SeedService
        ]
    })
], SeedModule);
//# sourceMappingURL=seed.module.js.map
