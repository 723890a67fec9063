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
import { Global, Module } from '@nestjs/common';
import { AnswerCache } from './answer-cache.service.js';
import { CacheInvalidation } from './cache-invalidation.service.js';
import { InvalidationClock } from './invalidation-clock.js';
export class CacheModule {
}
CacheModule = _ts_decorate([
    Global(),
    Module({
        providers: [
            InvalidationClock,
            CacheInvalidation,
            AnswerCache
        ],
        exports: [
            InvalidationClock,
            CacheInvalidation,
            AnswerCache
        ]
    })
], CacheModule);
//# sourceMappingURL=cache.module.js.map
