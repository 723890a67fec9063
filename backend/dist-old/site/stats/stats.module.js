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
import { TutorialsModule } from '../../content/tutorials/tutorials.module.js';
import { UsersModule } from '../../members/users/users.module.js';
import { ReportsModule } from '../../moderation/reports/reports.module.js';
import { SettingsModule } from '../../platform/settings/settings.module.js';
import { FiguresController } from './figures.controller.js';
import { FiguresService } from './figures.service.js';
import { StatsController } from './stats.controller.js';
import { StatsRepository } from './stats.repository.js';
import { StatsService } from './stats.service.js';
export class StatsModule {
}
StatsModule = _ts_decorate([
    Module({
        imports: [
            DomainsModule,
            TutorialsModule,
            UsersModule,
            CommentsModule,
            ReportsModule,
            SettingsModule
        ],
        controllers: [
            StatsController,
            FiguresController
        ],
        providers: [
            StatsService,
            StatsRepository,
            FiguresService
        ]
    })
], StatsModule);
//# sourceMappingURL=stats.module.js.map
