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
import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { In, IsNull, LessThan, MoreThan, Not } from 'typeorm';
import { lockRows } from '../../platform/database/lock-rows.js';
import { updateInBatches } from '../../platform/database/update-in-batches.js';
import { concernedAuthorIds } from './concerned-authors.js';
import { DecisionCoauthor } from './decision-coauthor.entity.js';
import { Decision } from './decision.entity.js';
const LISTED = 20;
export class DecisionsRepository {
    decisions;
    constructor(decisions){
        this.decisions = decisions;
    }
    /** @param coauthorIds members concerned besides `subjectAuthorId` */ async insertDecision(manager, row, coauthorIds) {
        const { identifiers } = await manager.insert(Decision, row);
        const { id: decisionId } = identifiers[0];
        if (coauthorIds.length > 0) await manager.insert(DecisionCoauthor, coauthorIds.map((userId)=>({
                decisionId,
                userId
            })));
        return {
            id: decisionId,
            ...row
        };
    }
    async authorIdsOf(decision, manager = this.decisions.manager) {
        return concernedAuthorIds(manager, decision);
    }
    async findByToken(token) {
        return this.decisions.findOneBy({
            token
        });
    }
    /** The latest decisions about some content, newest first. */ async listOf({ kind, subjectId }) {
        return this.decisions.find({
            where: {
                kind,
                subjectId
            },
            order: {
                id: 'DESC'
            },
            take: LISTED
        });
    }
    /** Loads a decision with a row lock until the transaction ends. */ async lock(manager, id) {
        return lockRows(manager.createQueryBuilder(Decision, 'decision').addSelect('decision.token').where('decision.id = :id', {
            id
        })).getOne();
    }
    /** Other decisions about the same content, in force or not, oldest first. */ async othersOf(manager, { id, kind, subjectId }) {
        return manager.find(Decision, {
            where: {
                kind,
                subjectId,
                id: Not(id)
            },
            order: {
                id: 'ASC'
            }
        });
    }
    /** Other decisions in force that suspend an author, longest first. */ async otherSuspensions(manager, id, authorId) {
        const together = await manager.findBy(DecisionCoauthor, {
            userId: authorId
        });
        const others = In(together.map(({ decisionId })=>decisionId).filter((each)=>each !== id));
        const suspending = {
            suspendedUntil: MoreThan(new Date()),
            undoneAt: IsNull(),
            reversedAt: IsNull()
        };
        return manager.find(Decision, {
            where: [
                {
                    subjectAuthorId: authorId,
                    id: Not(id),
                    ...suspending
                },
                {
                    id: others,
                    ...suspending
                }
            ],
            order: {
                suspendedUntil: 'DESC'
            }
        });
    }
    async updateDecision(manager, id, changes) {
        await manager.update(Decision, {
            id
        }, changes);
    }
    async forgetTextsBefore(moment) {
        const old = {
            decidedAt: LessThan(moment)
        };
        const withTexts = [
            {
                ...old,
                said: Not('')
            },
            {
                ...old,
                subjectTitle: Not(IsNull())
            },
            {
                ...old,
                reason: Not('')
            }
        ];
        return updateInBatches(this.decisions, withTexts, {
            said: '',
            subjectTitle: null,
            reason: ''
        });
    }
    async forgetMember(manager, subjectAuthorId) {
        const noTrace = {
            subjectAuthorId: null,
            said: '',
            subjectTitle: null,
            reason: ''
        };
        await manager.update(Decision, {
            subjectAuthorId
        }, noTrace);
    }
}
DecisionsRepository = _ts_decorate([
    Injectable(),
    _ts_param(0, InjectRepository(Decision)),
    _ts_metadata("design:type", Function),
    _ts_metadata("design:paramtypes", [
        typeof Repository === "undefined" ? Object : Repository
    ])
], DecisionsRepository);
//# sourceMappingURL=decisions.repository.js.map
