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
import { Injectable, NotFoundException } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { fold } from '../../api-client/fold.js';
import { AuditService } from '../../moderation/audit/audit.service.js';
import { likeContains } from '../../platform/database/like.js';
import { selectRows } from '../../platform/database/select-rows.js';
import { isUniqueViolation } from '../../platform/database/unique-violation.js';
import { RateLimits } from '../../platform/request-safety/rate-limits.js';
import { TutorialRequest } from './tutorial-request.entity.js';
/** Counts each member once, although no names are stored. */ const ONE_VOICE = {
    name: 'tutorial-request',
    requests: 1,
    windowMs: 24 * 60 * 60 * 1000
};
const orders = {
    id: [
        'id',
        'DESC'
    ],
    text: [
        'folded',
        'ASC'
    ],
    times: [
        'times',
        'DESC'
    ],
    lastAskedAt: [
        'lastAskedAt',
        'DESC'
    ]
};
export const requestSorts = Object.keys(orders);
export class TutorialRequestsService {
    requests;
    audit;
    limits;
    constructor(requests, audit, limits){
        this.requests = requests;
        this.audit = audit;
        this.limits = limits;
    }
    /** Counts a request; repeated requests of a member within a day count once. */ async countRequest(text, { id: userId }) {
        const folded = fold(text).slice(0, 400);
        const { remaining } = await this.limits.countAttempt(ONE_VOICE, 'account', `${userId} ${folded}`);
        if (remaining < 0 || await this.incrementCount(folded)) return;
        const now = new Date();
        try {
            await this.requests.insert({
                folded,
                text,
                times: 1,
                createdAt: now,
                lastAskedAt: now
            });
        } catch (error) {
            if (!isUniqueViolation(error)) throw error;
            // Somebody else has inserted the same text a moment before.
            await this.incrementCount(folded);
        }
    }
    async list(text, selection, { limit, offset }) {
        const query = this.requests.createQueryBuilder('request');
        if (text) query.where("request.folded LIKE :text ESCAPE '!'", {
            text: likeContains(fold(text))
        });
        const [requests, total] = await selectRows(query, selection, orders, 'times').limit(limit).offset(offset).getManyAndCount();
        return {
            requests,
            total
        };
    }
    /** @throws NotFoundException */ async remove(id, { id: actorId }) {
        await this.requests.manager.transaction(async (manager)=>{
            const request = await manager.findOneBy(TutorialRequest, {
                id
            });
            if (!request) throw new NotFoundException("Demande non trouv\xe9e.");
            await manager.delete(TutorialRequest, {
                id
            });
            const { text, times } = request;
            const before = {
                text,
                times
            };
            const action = 'tutorial-request.delete';
            await this.audit.record(manager, {
                actorId,
                action,
                targetType: 'tutorial-request',
                targetId: id,
                before
            });
        });
    }
    async incrementCount(folded) {
        const again = {
            times: ()=>'times + 1',
            lastAskedAt: new Date()
        };
        const { affected } = await this.requests.update({
            folded
        }, again);
        return Boolean(affected);
    }
}
TutorialRequestsService = _ts_decorate([
    Injectable(),
    _ts_param(0, InjectRepository(TutorialRequest)),
    _ts_metadata("design:type", Function),
    _ts_metadata("design:paramtypes", [
        typeof Repository === "undefined" ? Object : Repository,
        typeof AuditService === "undefined" ? Object : AuditService,
        typeof RateLimits === "undefined" ? Object : RateLimits
    ])
], TutorialRequestsService);
//# sourceMappingURL=tutorial-requests.service.js.map
