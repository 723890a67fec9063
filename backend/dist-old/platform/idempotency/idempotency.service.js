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
function _ts_param(paramIndex, decorator) {
    return function(target, key) {
        decorator(target, key, paramIndex);
    };
}
import { Injectable, UnprocessableEntityException } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { LessThan } from 'typeorm';
import { deleteInBatches } from '../database/delete-in-batches.js';
import { IdempotentAnswer } from './idempotent-answer.entity.js';
const DAY_MS = 24 * 60 * 60 * 1000;
export class IdempotencyService {
    answers;
    constructor(answers){
        this.answers = answers;
    }
    /**
   * The stored response; undefined for a first request.
   * @throws UnprocessableEntityException when a different request used this key
   */ async findAnswer({ id, fingerprint }) {
        const select = {
            fingerprint: true,
            answer: true
        };
        const known = await this.answers.findOne({
            select,
            where: {
                id
            }
        });
        if (!known) return undefined;
        if (known.fingerprint !== fingerprint) {
            throw new UnprocessableEntityException("Cette cl\xe9 (Idempotency-Key) a d\xe9j\xe0 servi pour une autre demande.");
        }
        return known.answer;
    }
    async deleteOldAnswers() {
        await deleteInBatches(this.answers, {
            createdAt: LessThan(new Date(Date.now() - DAY_MS))
        });
    }
}
IdempotencyService = _ts_decorate([
    Injectable(),
    _ts_param(0, InjectRepository(IdempotentAnswer)),
    _ts_metadata("design:type", Function),
    _ts_metadata("design:paramtypes", [
        typeof Repository === "undefined" ? Object : Repository
    ])
], IdempotencyService);
//# sourceMappingURL=idempotency.service.js.map
