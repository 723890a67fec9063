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
import { createHash, hkdfSync } from 'node:crypto';
import { BadRequestException, Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { createChallenge, randomInt, verifySolution } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { LessThan } from 'typeorm';
import { Config } from '../../config.js';
import { deleteInBatches } from '../../platform/database/delete-in-batches.js';
import { isUniqueViolation } from '../../platform/database/unique-violation.js';
import { cookieSecret } from './cookie-safety.js';
import { SpentProof } from './spent-proof.entity.js';
const LIFETIME_MS = 60 * 60 * 1000;
/**
 * A few seconds on a cheap phone, in the background while its owner types; the server's check takes a thousandth of it.
 */ const COST = 1000;
const COUNTER = {
    from: 1000,
    to: 3000
};
export class RegistrationProofsService {
    spent;
    secrets;
    constructor(spent, config){
        this.spent = spent;
        const secret = (purpose)=>Buffer.from(hkdfSync('sha256', cookieSecret(config), '', `registration-proof ${purpose}`, 32)).toString('hex');
        this.secrets = {
            hmacSignatureSecret: secret('challenge'),
            hmacKeySignatureSecret: secret('key')
        };
    }
    async challenge() {
        return createChallenge({
            algorithm: 'PBKDF2/SHA-256',
            cost: COST,
            counter: randomInt(COUNTER.from, COUNTER.to),
            deriveKey,
            expiresAt: new Date(Date.now() + LIFETIME_MS),
            ...this.secrets
        });
    }
    /**
   * Resolves to a function that uses up the proof in the transaction that registers.
   * @throws BadRequestException when it is missing, wrong or expired; the function throws it when it has been used
   */ async check(proof) {
        const payload = read(proof);
        const result = payload && await verifySolution({
            ...payload,
            deriveKey,
            ...this.secrets
        }).catch(()=>null);
        if (!payload || !result?.verified) throw refusal();
        const hash = createHash('sha256').update(payload.challenge.signature).digest('hex');
        const expiresAt = new Date(Date.now() + LIFETIME_MS);
        return async (manager)=>{
            try {
                await manager.insert(SpentProof, {
                    hash,
                    expiresAt
                });
            } catch (error) {
                if (isUniqueViolation(error)) throw refusal();
                throw error;
            }
        };
    }
    async deleteExpired() {
        await deleteInBatches(this.spent, {
            expiresAt: LessThan(new Date())
        });
    }
}
RegistrationProofsService = _ts_decorate([
    Injectable(),
    _ts_param(0, InjectRepository(SpentProof)),
    _ts_metadata("design:type", Function),
    _ts_metadata("design:paramtypes", [
        typeof Repository === "undefined" ? Object : Repository,
        typeof Config === "undefined" ? Object : Config
    ])
], RegistrationProofsService);
function read(proof) {
    try {
        const payload = JSON.parse(Buffer.from(proof ?? '', 'base64').toString('utf8'));
        const isWhole = typeof payload?.challenge?.signature === 'string' && typeof payload.solution === 'object';
        return isWhole ? payload : null;
    } catch  {
        return null;
    }
}
function refusal() {
    const message = "La v\xe9rification faite par votre navigateur manque ou n\u2019est plus valable. Attendez qu\u2019elle soit termin\xe9e, puis r\xe9essayez.";
    return new BadRequestException({
        message,
        errors: {
            proof: message
        }
    });
}
//# sourceMappingURL=registration-proofs.service.js.map
