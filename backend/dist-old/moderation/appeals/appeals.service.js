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
import { ConflictException, ForbiddenException, Injectable, NotFoundException } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { DataSource, In, LessThan, Not } from 'typeorm';
import { errorBody } from '../../platform/common/error-codes.js';
import { isUniqueViolation } from '../../platform/database/unique-violation.js';
import { lockRows } from '../../platform/database/lock-rows.js';
import { updateInBatches } from '../../platform/database/update-in-batches.js';
import { DomainEvents } from '../../platform/domain-events/domain-events.js';
import { UsersService } from '../../members/users/users.service.js';
import { AuditService } from '../audit/audit.service.js';
import { isInForce, requiresNotice } from '../decisions/decisions.policy.js';
import { DecisionsService } from '../decisions/decisions.service.js';
import { Appeal } from './appeal.entity.js';
import { APPEAL_DAYS, appealDeadline, mayAnswer } from './appeals.policy.js';
export class AppealsService {
    appeals;
    decisions;
    users;
    audit;
    events;
    dataSource;
    constructor(appeals, decisions, users, audit, events, dataSource){
        this.appeals = appeals;
        this.decisions = decisions;
        this.users = users;
        this.audit = audit;
        this.events = events;
        this.dataSource = dataSource;
        decisions.onReversed(async (manager, { id: decisionId }, { id: handledBy })=>{
            const handled = {
                status: 'reversed',
                handledBy,
                handledAt: new Date()
            };
            await manager.update(Appeal, {
                decisionId,
                status: 'pending'
            }, handled);
        });
    }
    /** The decision behind the link sent to its author. @throws NotFoundException */ async read(token) {
        const decision = await this.decisions.findByToken(token);
        if (!decision || !requiresNotice(decision)) throw unknownDecision();
        return {
            decision,
            appeal: await this.appeals.findOneBy({
                decisionId: decision.id
            })
        };
    }
    /** Once per decision, within thirty days. @throws NotFoundException, ConflictException */ async create(token, text) {
        const { decision, appeal } = await this.read(token);
        const until = appealDeadline(decision);
        if (appeal) throw alreadyAppealed();
        if (!until) throw new ConflictException("Cette d\xe9cision est d\xe9j\xe0 annul\xe9e.");
        if (until < new Date()) {
            throw new ConflictException(`Un recours se fait dans les ${APPEAL_DAYS} jours ; ce d\xe9lai est pass\xe9.`);
        }
        const userId = decision.subjectAuthorId;
        const row = {
            decisionId: decision.id,
            userId,
            text,
            status: 'pending',
            createdAt: new Date()
        };
        try {
            await this.dataSource.transaction(async (manager)=>{
                const { identifiers } = await manager.insert(Appeal, row);
                const { id: appealId } = identifiers[0];
                await this.events.publish(manager, 'appeal.created', {
                    appealId
                });
            });
        } catch (error) {
            if (isUniqueViolation(error)) throw alreadyAppealed();
            throw error;
        }
        return this.read(token);
    }
    /** Pending ones oldest first, answered ones latest first. */ async list(status, { limit, offset }) {
        return this.appeals.findAndCount({
            where: status && {
                status
            },
            relations: {
                decision: true
            },
            order: {
                id: status === 'pending' ? 'ASC' : 'DESC'
            },
            take: limit,
            skip: offset
        });
    }
    /**
   * Upholds the decision, or reverses it and restores the content where possible.
   * @throws NotFoundException, ForbiddenException for whoever made the decision, ConflictException when already
   * answered
   */ async answer(id, { status, answer = null }, actor) {
        const known = (await this.appeals.findOne({
            where: {
                id
            },
            relations: {
                decision: true
            }
        }))?.decision;
        if (!known) throw unknownAppeal();
        const author = known.subjectAuthorId === null ? null : await this.users.find(known.subjectAuthorId);
        const ownerIds = await this.decisions.ownerIds(known);
        if (!mayAnswer(known, actor, await this.users.listModerating(), ownerIds, author)) {
            throw new ForbiddenException("Vous \xeates en cause : un autre mod\xe9rateur r\xe9pond \xe0 ce recours.");
        }
        return this.dataSource.transaction(async (manager)=>{
            // The decision first: the same locking order as in a reversal.
            const decision = await this.decisions.lock(manager, known.id);
            const appeal = await this.lock(manager, id);
            if (!appeal || !decision) throw unknownAppeal();
            if (appeal.status !== 'pending') {
                throw new ConflictException("Un autre mod\xe9rateur a d\xe9j\xe0 r\xe9pondu \xe0 ce recours ; rechargez la liste.");
            }
            if (!isInForce(decision)) {
                throw new ConflictException("Cette d\xe9cision est d\xe9j\xe0 annul\xe9e : il n\u2019y a plus rien \xe0 r\xe9pondre.");
            }
            const now = new Date();
            const changes = {
                status,
                answer,
                handledBy: actor.id,
                handledAt: now
            };
            await manager.update(Appeal, {
                id
            }, changes);
            await this.audit.record(manager, {
                actorId: actor.id,
                action: `appeal.${status === 'reversed' ? 'accept' : 'reject'}`,
                targetType: 'appeal',
                targetId: id,
                before: {
                    authorId: decision.subjectAuthorId
                },
                note: answer
            });
            if (status === 'reversed') {
                await this.decisions.reverseDecision(manager, decision, {
                    reversedAt: now
                }, actor);
            }
            await this.events.publish(manager, 'appeal.answered', {
                appealId: id
            });
            return {
                ...appeal,
                ...changes,
                decision
            };
        });
    }
    /** Empties the texts of appeals answered before a date. */ async forgetTexts(answeredBefore) {
        const old = {
            status: In([
                'upheld',
                'reversed'
            ]),
            handledAt: LessThan(answeredBefore),
            text: Not('')
        };
        await updateInBatches(this.appeals, old, {
            text: '',
            answer: null
        });
    }
    /** In the transaction that deletes the account: pending appeals are closed, since nobody is left to answer. */ async forgetMember(manager, userId) {
        const waiting = {
            userId,
            status: 'pending'
        };
        await manager.update(Appeal, waiting, {
            status: 'upheld',
            handledAt: new Date()
        });
        await manager.update(Appeal, {
            userId
        }, {
            userId: null,
            text: '',
            answer: null
        });
    }
    async lock(manager, id) {
        return lockRows(manager.createQueryBuilder(Appeal, 'appeal').where('appeal.id = :id', {
            id
        })).getOne();
    }
}
AppealsService = _ts_decorate([
    Injectable(),
    _ts_param(0, InjectRepository(Appeal)),
    _ts_metadata("design:type", Function),
    _ts_metadata("design:paramtypes", [
        typeof Repository === "undefined" ? Object : Repository,
        typeof DecisionsService === "undefined" ? Object : DecisionsService,
        typeof UsersService === "undefined" ? Object : UsersService,
        typeof AuditService === "undefined" ? Object : AuditService,
        typeof DomainEvents === "undefined" ? Object : DomainEvents,
        typeof DataSource === "undefined" ? Object : DataSource
    ])
], AppealsService);
function unknownDecision() {
    return new NotFoundException("Cette d\xe9cision n\u2019existe pas, ou le lien est incomplet.");
}
function unknownAppeal() {
    return new NotFoundException("Ce recours n\u2019existe pas.");
}
function alreadyAppealed() {
    return new ConflictException(errorBody('already_exists', "Vous avez d\xe9j\xe0 fait un recours contre cette d\xe9cision."));
}
//# sourceMappingURL=appeals.service.js.map
