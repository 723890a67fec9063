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
import { FormerAuthor } from '../public-pages/former-author.entity.js';
import { PublicProfile } from '../public-pages/public-profile.entity.js';
import { UsersModule } from '../users/users.module.js';
import { ProfilesController } from './profiles.controller.js';
import { ProfilesService } from './profiles.service.js';
export class ProfilesModule {
}
ProfilesModule = _ts_decorate([
    Module({
        imports: [
            TypeOrmModule.forFeature([
                FormerAuthor,
                PublicProfile
            ]),
            TutorialsModule,
            UsersModule
        ],
        controllers: [
            ProfilesController
        ],
        providers: [
            ProfilesService
        ],
        exports: [
            ProfilesService
        ]
    })
], ProfilesModule);
//# sourceMappingURL=profiles.module.js.map
