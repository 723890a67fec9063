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
import { SettingsModule } from '../../platform/settings/settings.module.js';
import { Tutorial } from '../tutorials/tutorial.entity.js';
import { RecommendationsController } from './recommendations.controller.js';
import { RecommendationsRepository } from './recommendations.repository.js';
import { RecommendationsService } from './recommendations.service.js';
export class RecommendationsModule {
}
RecommendationsModule = _ts_decorate([
    Module({
        imports: [
            TypeOrmModule.forFeature([
                Tutorial
            ]),
            SettingsModule
        ],
        controllers: [
            RecommendationsController
        ],
        providers: [
            RecommendationsService,
            RecommendationsRepository
        ]
    })
], RecommendationsModule);
//# sourceMappingURL=recommendations.module.js.map
