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
import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { LRUCache } from 'lru-cache';
import { LessThan } from 'typeorm';
import { deleteInBatches } from '../../platform/database/delete-in-batches.js';
import { ignoreUnwritable, isUnwritable } from '../../platform/common/storage-errors.js';
import { TooManyRequestsException } from '../../platform/common/too-many-requests.exception.js';
import { isUniqueViolation } from '../../platform/database/unique-violation.js';
import { SettingsService } from '../../platform/settings/settings.service.js';
import { LoginAttempt } from './login-attempt.entity.js';
const LOCKED_MS = 15 * 60 * 1000;
/** Bound for the attempts held in memory. */ const MAX_UNWRITTEN = 10_000;
const REMEMBERED_MS = 24 * 60 * 60 * 1000;
export class LoginAttemptsService {
    attempts;
    settings;
    /** Failures counted in memory while the database is not writable: sign-in and its limits keep working. */ unwritten = new LRUCache({
        max: MAX_UNWRITTEN
    });
    constructor(attempts, settings){
        this.attempts = attempts;
        this.settings = settings;
    }
    /**
   * Counts an attempt as failed before its result is known, so that concurrent ones cannot exceed the limit. Call
   * `clearAttempts` after a success.
   * @throws TooManyRequestsException while the name is locked; nothing is counted then
   */ async countAttempt(attempted) {
        const account = hash(attempted);
        const max = await this.settings.get('maxLoginAttempts');
        const unwritten = this.unwritten.get(account);
        if (unwritten && unwritten.failures >= max) refuse(unwritten);
        try {
            await this.note(account, max);
        } catch (error) {
            if (!isUnwritable(error)) throw error;
            const known = this.unwritten.get(account) ?? await this.attempts.findOneBy({
                account
            });
            if (known && known.failures >= max) refuse(known);
            const failures = known && known.failures < max ? known.failures + 1 : 1;
            this.unwritten.set(account, {
                account,
                failures,
                lastAt: new Date()
            });
        }
    }
    async note(account, max) {
        while(!await this.count(account, max)){
            const known = await this.attempts.findOneBy({
                account
            });
            if (known && known.failures >= max) refuse(known);
            if (await this.countFirst(account)) return;
        }
    }
    /** Uncounts an attempt that was no guess. */ async uncountAttempt(attempted) {
        const account = hash(attempted);
        const unwritten = this.unwritten.get(account);
        if (unwritten) unwritten.failures = Math.max(0, unwritten.failures - 1);
        await this.attempts.createQueryBuilder().update().set({
            failures: ()=>'failures - 1'
        }).where('account = :account AND failures > 0', {
            account
        }).execute().catch(ignoreUnwritable);
    }
    async clearAttempts(attempted) {
        this.unwritten.delete(hash(attempted));
        await this.attempts.delete(hash(attempted)).catch(ignoreUnwritable);
    }
    async deleteOld() {
        await deleteInBatches(this.attempts, {
            lastAt: LessThan(new Date(Date.now() - REMEMBERED_MS))
        });
    }
    /** Resolves to false when there is no row, or the limit is reached. */ async count(account, max) {
        const now = new Date();
        const { affected } = await this.attempts.createQueryBuilder().update().set({
            failures: ()=>'CASE WHEN failures < :max THEN failures + 1 ELSE 1 END',
            lastAt: now
        }).where('account = :account AND (failures < :max OR lastAt <= :rested)').setParameters({
            account,
            max,
            rested: new Date(now.getTime() - LOCKED_MS)
        }).execute();
        return affected === 1;
    }
    /** Resolves to false when a concurrent attempt has inserted the row. */ async countFirst(account) {
        try {
            await this.attempts.insert({
                account,
                failures: 1,
                lastAt: new Date()
            });
            return true;
        } catch (error) {
            if (isUniqueViolation(error)) return false;
            throw error;
        }
    }
}
LoginAttemptsService = _ts_decorate([
    Injectable(),
    _ts_param(0, InjectRepository(LoginAttempt)),
    _ts_metadata("design:type", Function),
    _ts_metadata("design:paramtypes", [
        typeof Repository === "undefined" ? Object : Repository,
        typeof SettingsService === "undefined" ? Object : SettingsService
    ])
], LoginAttemptsService);
/** @throws TooManyRequestsException while the name is locked */ function refuse({ lastAt }) {
    const waitMs = lastAt.getTime() + LOCKED_MS - Date.now();
    if (waitMs > 0) throw tooManyAttempts(waitMs);
}
export function tooManyAttempts(waitMs) {
    const minutes = Math.ceil(waitMs / 60_000);
    return new TooManyRequestsException(`Trop de tentatives de connexion. R\xe9essayez dans ${minutes} minute${minutes > 1 ? 's' : ''}.`, Math.ceil(waitMs / 1000), 'too_many_attempts');
}
function hash({ usernameKey, from }) {
    return createHash('sha256').update(JSON.stringify([
        usernameKey,
        from
    ])).digest('hex');
}
//# sourceMappingURL=login-attempts.service.js.map
