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
import { Config } from '../../config.js';
import { network } from '../../platform/request-safety/network.js';
import { RateLimits } from '../../platform/request-safety/rate-limits.js';
import { tooManyAttempts } from './login-attempts.service.js';
/** More than a few classes mistype in an hour, and too few to try one password on many accounts. */ const FAILED = {
    name: 'failed-login',
    requests: 100,
    windowMs: 60 * 60 * 1000
};
export class FailedSignInLimit {
    config;
    limits;
    constructor(config, limits){
        this.config = config;
        this.limits = limits;
    }
    /**
   * Counts an attempt as failed until it succeeds.
   * @throws TooManyRequestsException when too many have failed; nothing is tried then
   */ async guard(address, attempt) {
        if (!this.config.rateLimits) return attempt();
        const { remaining, resetsInMs } = await this.limits.countAttempt(FAILED, 'address', network(address));
        if (remaining < 0) throw tooManyAttempts(resetsInMs);
        const result = await attempt();
        await this.limits.uncountAttempt(FAILED, 'address', network(address));
        return result;
    }
}
FailedSignInLimit = _ts_decorate([
    Injectable(),
    _ts_metadata("design:type", Function),
    _ts_metadata("design:paramtypes", [
        typeof Config === "undefined" ? Object : Config,
        typeof RateLimits === "undefined" ? Object : RateLimits
    ])
], FailedSignInLimit);
//# sourceMappingURL=failed-sign-in-limit.js.map
