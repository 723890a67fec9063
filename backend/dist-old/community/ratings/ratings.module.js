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
import { TutorialsModule } from '../../content/tutorials/tutorials.module.js';
import { Rating } from './rating.entity.js';
import { RatingsController } from './ratings.controller.js';
import { RatingsRepository } from './ratings.repository.js';
import { RatingsService } from './ratings.service.js';
export class RatingsModule {
}
RatingsModule = _ts_decorate([
    Module({
        imports: [
            TypeOrmModule.forFeature([
                Rating
            ]),
            SettingsModule,
            TutorialsModule
        ],
        controllers: [
            RatingsController
        ],
        providers: [
            RatingsService,
            RatingsRepository
        ],
        exports: [
            RatingsService
        ]
    })
], RatingsModule);
//# sourceMappingURL=ratings.module.js.map
