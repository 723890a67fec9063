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
import { CollectionsModule } from '../../community/collections/collections.module.js';
import { CommentsModule } from '../../community/comments/comments.module.js';
import { TutorialsModule } from '../../content/tutorials/tutorials.module.js';
import { UsersModule } from '../../members/users/users.module.js';
import { EmailModule } from '../../platform/email/email.module.js';
import { AuditModule } from '../audit/audit.module.js';
import { ModerationModule } from '../sanctions/moderation.module.js';
import { SubjectsModule } from '../subjects/subjects.module.js';
import { DecisionCoauthor } from './decision-coauthor.entity.js';
import { Decision } from './decision.entity.js';
import { DecisionsRepository } from './decisions.repository.js';
import { DecisionsService } from './decisions.service.js';
import { EffectsService } from './effects.service.js';
export class DecisionsModule {
}
DecisionsModule = _ts_decorate([
    Module({
        imports: [
            TypeOrmModule.forFeature([
                Decision,
                DecisionCoauthor
            ]),
            SubjectsModule,
            CommentsModule,
            TutorialsModule,
            CollectionsModule,
            UsersModule,
            ModerationModule,
            AuditModule,
            EmailModule
        ],
        providers: [
            DecisionsService,
            DecisionsRepository,
            EffectsService
        ],
        exports: [
            DecisionsService
        ]
    })
], DecisionsModule);
//# sourceMappingURL=decisions.module.js.map
