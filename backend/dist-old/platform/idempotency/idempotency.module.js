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
import { APP_INTERCEPTOR } from '@nestjs/core';
import { TypeOrmModule } from '@nestjs/typeorm';
import { IdempotencyInterceptor } from './idempotency.interceptor.js';
import { IdempotencyService } from './idempotency.service.js';
import { IdempotentAnswer } from './idempotent-answer.entity.js';
export class IdempotencyModule {
}
IdempotencyModule = _ts_decorate([
    Module({
        imports: [
            TypeOrmModule.forFeature([
                IdempotentAnswer
            ])
        ],
        providers: [
            IdempotencyService,
            {
                provide: APP_INTERCEPTOR,
                useClass: IdempotencyInterceptor
            }
        ],
        exports: [
            IdempotencyService
        ]
    })
], IdempotencyModule);
//# sourceMappingURL=idempotency.module.js.map
