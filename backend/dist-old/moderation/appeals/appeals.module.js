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
import { UsersModule } from '../../members/users/users.module.js';
import { AuditModule } from '../audit/audit.module.js';
import { DecisionsModule } from '../decisions/decisions.module.js';
import { Appeal } from './appeal.entity.js';
import { AppealsController } from './appeals.controller.js';
import { AppealsService } from './appeals.service.js';
export class AppealsModule {
}
AppealsModule = _ts_decorate([
    Module({
        imports: [
            TypeOrmModule.forFeature([
                Appeal
            ]),
            DecisionsModule,
            UsersModule,
            AuditModule
        ],
        controllers: [
            AppealsController
        ],
        providers: [
            AppealsService
        ],
        exports: [
            AppealsService
        ]
    })
], AppealsModule);
//# sourceMappingURL=appeals.module.js.map
