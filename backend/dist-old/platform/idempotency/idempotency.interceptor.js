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
function _ts_metadata(metadataKey, metadataValue) {
    if (typeof Reflect === "object" && typeof Reflect.metadata === "function") {
        return Reflect.metadata(metadataKey, metadataValue);
    }
}
import { Injectable } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import { catchError, of } from 'rxjs';
import { answerKeyOf, REPLAYED_HEADER } from './answer-key.js';
import { IdempotencyService } from './idempotency.service.js';
import { IDEMPOTENT } from './idempotent.decorator.js';
export class IdempotencyInterceptor {
    reflector;
    idempotency;
    constructor(reflector, idempotency){
        this.reflector = reflector;
        this.idempotency = idempotency;
    }
    async intercept(context, next) {
        if (!this.reflector.get(IDEMPOTENT, context.getHandler())) return next.handle();
        const http = context.switchToHttp();
        const key = answerKeyOf(http.getRequest());
        if (!key) return next.handle();
        const earlier = await this.replay(key, http.getResponse());
        if (earlier) return of(earlier);
        return next.handle().pipe(// The first request may have finished while this one waited.
        catchError(async (error)=>{
            const meanwhile = await this.replay(key, http.getResponse());
            if (meanwhile) return meanwhile;
            throw error;
        }));
    }
    async replay(key, response) {
        const answer = await this.idempotency.findAnswer(key);
        if (answer) response.setHeader(REPLAYED_HEADER, 'true');
        return answer;
    }
}
IdempotencyInterceptor = _ts_decorate([
    Injectable(),
    _ts_metadata("design:type", Function),
    _ts_metadata("design:paramtypes", [
        typeof Reflector === "undefined" ? Object : Reflector,
        typeof IdempotencyService === "undefined" ? Object : IdempotencyService
    ])
], IdempotencyInterceptor);
//# sourceMappingURL=idempotency.interceptor.js.map
