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
import { AuditModule } from '../../moderation/audit/audit.module.js';
import { ProgressModule } from '../../community/progress/progress.module.js';
import { TutorialsModule } from '../tutorials/tutorials.module.js';
import { AdminLearningPathsController } from './admin-learning-paths.controller.js';
import { LearningPath } from './learning-path.entity.js';
import { LearningPathsController } from './learning-paths.controller.js';
import { LearningPathsRepository } from './learning-paths.repository.js';
import { LearningPathsService } from './learning-paths.service.js';
import { PathEditingService } from './path-editing.service.js';
import { PathStep } from './path-step.entity.js';
export class LearningPathsModule {
}
LearningPathsModule = _ts_decorate([
    Module({
        imports: [
            TypeOrmModule.forFeature([
                LearningPath,
                PathStep
            ]),
            TutorialsModule,
            ProgressModule,
            AuditModule
        ],
        controllers: [
            LearningPathsController,
            AdminLearningPathsController
        ],
        providers: [
            LearningPathsService,
            PathEditingService,
            LearningPathsRepository
        ],
        exports: [
            LearningPathsService,
            PathEditingService
        ]
    })
], LearningPathsModule);
//# sourceMappingURL=learning-paths.module.js.map
