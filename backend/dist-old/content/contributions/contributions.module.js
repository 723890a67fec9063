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
import { UsersModule } from '../../members/users/users.module.js';
import { AuditModule } from '../../moderation/audit/audit.module.js';
import { DomainsModule } from '../domains/domains.module.js';
import { MarkdownModule } from '../markdown/markdown.module.js';
import { MediaModule } from '../media/media.module.js';
import { RevisionsModule } from '../revisions/revisions.module.js';
import { TutorialsModule } from '../tutorials/tutorials.module.js';
import { AdminTutorialsController } from './admin-tutorials.controller.js';
import { ContributionsController } from './contributions.controller.js';
import { ContributionsService } from './contributions.service.js';
import { PreviewController } from './preview.controller.js';
import { PreviewService } from './preview.service.js';
import { ReviewsController } from './reviews.controller.js';
import { RevisionsController } from './revisions.controller.js';
import { TrashController } from './trash.controller.js';
export class ContributionsModule {
}
ContributionsModule = _ts_decorate([
    Module({
        imports: [
            UsersModule,
            DomainsModule,
            TutorialsModule,
            RevisionsModule,
            AuditModule,
            MarkdownModule,
            MediaModule
        ],
        controllers: [
            ContributionsController,
            AdminTutorialsController,
            PreviewController,
            ReviewsController,
            RevisionsController,
            TrashController
        ],
        providers: [
            ContributionsService,
            PreviewService
        ],
        exports: [
            ContributionsService
        ]
    })
], ContributionsModule);
//# sourceMappingURL=contributions.module.js.map
