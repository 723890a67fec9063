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
import { AuditModule } from '../audit/audit.module.js';
import { ReadyAnswer } from './ready-answer.entity.js';
import { ReadyAnswersController } from './ready-answers.controller.js';
import { ReadyAnswersService } from './ready-answers.service.js';
export class ReadyAnswersModule {
}
ReadyAnswersModule = _ts_decorate([
    Module({
        imports: [
            TypeOrmModule.forFeature([
                ReadyAnswer
            ]),
            AuditModule
        ],
        controllers: [
            ReadyAnswersController
        ],
        providers: [
            ReadyAnswersService
        ]
    })
], ReadyAnswersModule);
//# sourceMappingURL=ready-answers.module.js.map
