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
import { TutorialsModule } from '../../content/tutorials/tutorials.module.js';
import { ProgressController } from './progress.controller.js';
import { ProgressRepository } from './progress.repository.js';
import { ProgressService } from './progress.service.js';
import { TutorialProgress } from './tutorial-progress.entity.js';
export class ProgressModule {
}
ProgressModule = _ts_decorate([
    Module({
        imports: [
            TypeOrmModule.forFeature([
                TutorialProgress
            ]),
            TutorialsModule
        ],
        controllers: [
            ProgressController
        ],
        providers: [
            ProgressService,
            ProgressRepository
        ],
        exports: [
            ProgressService
        ]
    })
], ProgressModule);
//# sourceMappingURL=progress.module.js.map
