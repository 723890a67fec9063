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
import { BadRequestException, ConflictException, Injectable, NotFoundException } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { DataSource, In, LessThan, Not } from 'typeorm';
import { Config } from '../../config.js';
import { User } from '../../members/users/user.entity.js';
import { isSuspended, UsersService } from '../../members/users/users.service.js';
import { errorBody } from '../../platform/common/error-codes.js';
import { isUniqueViolation } from '../../platform/database/unique-violation.js';
import { updateInBatches } from '../../platform/database/update-in-batches.js';
import { DomainEvents } from '../../platform/domain-events/domain-events.js';
import { EmailsService } from '../../platform/email/emails.service.js';
import { SettingsService } from '../../platform/settings/settings.service.js';
import { AuditService } from '../audit/audit.service.js';
import { ContributorRequest } from './contributor-request.entity.js';
import { acceptedEmail, refusedEmail } from './emails.js';
const DAY_MS = 24 * 60 * 60 * 1000;
/** Days between a refusal and the next request. */ export const PAUSE_DAYS = 30;
export class ContributorRequestsService {
    requests;
    users;
    settings;
    audit;
    events;
    emails;
    config;
    dataSource;
    constructor(requests, users, settings, audit, events, emails, config, dataSource){
        this.requests = requests;
        this.users = users;
        this.settings = settings;
        this.audit = audit;
        this.events = events;
        this.emails = emails;
        this.config = config;
        this.dataSource = dataSource;
    }
    /** The member's latest request; null if there is none. */ async latestOf({ id: userId }) {
        return this.requests.findOne({
            where: {
                userId
            },
            order: {
                id: 'DESC'
            }
        });
    }
    /** @throws ConflictException when no request is needed, one is pending, or one was refused recently */ async ask({ id: userId }, message) {
        const row = {
            userId,
            openKey: userId,
            message,
            status: 'pending',
            answer: null,
            answeredBy: null,
            answeredAt: null,
            createdAt: new Date()
        };
        try {
            return await this.dataSource.transaction(async (manager)=>{
                // Waits for a concurrent decision.
                const member = await this.users.lock(manager, userId);
                if (!member) throw notFound();
                this.refuseWithoutNeed(member);
                const latest = await manager.findOne(ContributorRequest, {
                    where: {
                        userId
                    },
                    order: {
                        id: 'DESC'
                    }
                });
                refuseTooSoon(latest);
                const { identifiers } = await manager.insert(ContributorRequest, row);
                const { id } = identifiers[0];
                await this.events.publish(manager, 'contributor.asked', {
                    userId
                });
                return {
                    id,
                    ...row
                };
            });
        } catch (error) {
            if (!isUniqueViolation(error)) throw error;
            throw waitsAlready();
        }
    }
    /** Pending ones oldest first, decided ones latest first. */ async list(status, { limit, offset }) {
        const order = {
            id: status === 'pending' ? 'ASC' : 'DESC'
        };
        const [rows, total] = await this.requests.findAndCount({
            where: {
                status
            },
            order,
            take: limit,
            skip: offset
        });
        const people = await this.requests.manager.findBy(User, {
            id: In(rows.map(({ userId })=>userId))
        });
        const byId = new Map(people.map((person)=>[
                person.id,
                person
            ]));
        const requests = rows.flatMap((request)=>{
            const member = byId.get(request.userId);
            return member ? [
                {
                    request,
                    member
                }
            ] : [];
        });
        return {
            requests,
            total
        };
    }
    /**
   * @param answer shown to the member
   * @throws NotFoundException, BadRequestException for a refusal without a reason, ConflictException when already
   * decided
   */ async decide(id, isAccepted, answer, actor) {
        if (!isAccepted && !answer) {
            const message = "Dites au membre pourquoi sa demande est refus\xe9e.";
            throw new BadRequestException({
                message,
                errors: {
                    answer: message
                }
            });
        }
        await this.dataSource.transaction(async (manager)=>{
            const known = await manager.findOneBy(ContributorRequest, {
                id
            });
            const member = known && await this.users.lock(manager, known.userId);
            if (!member) throw notFound();
            if (isAccepted && isSuspended(member)) {
                throw new ConflictException("Ce compte est suspendu ; levez d\u2019abord la suspension.");
            }
            if (!isAccepted && member.isContributor) {
                throw new ConflictException("Ce membre peut d\xe9j\xe0 publier : acceptez sa demande pour la clore.");
            }
            const decided = {
                openKey: null,
                answer,
                answeredBy: actor.id,
                answeredAt: new Date()
            };
            const status = isAccepted ? 'accepted' : 'refused';
            const { affected } = await manager.update(ContributorRequest, {
                id,
                status: 'pending'
            }, {
                ...decided,
                status
            });
            if (!affected) throw new ConflictException("Cette demande a d\xe9j\xe0 une r\xe9ponse ; rechargez la liste.");
            await (isAccepted ? this.accept(manager, member, actor, answer) : this.refuse(manager, member, actor, answer));
        });
    }
    /** Empties the texts of requests decided before a date; the decision is kept. */ async forgetTexts(answeredBefore) {
        const old = {
            answeredAt: LessThan(answeredBefore),
            message: Not('')
        };
        await updateInBatches(this.requests, old, {
            message: '',
            answer: null
        });
    }
    async accept(manager, member, actor, answer) {
        const { id: userId, email, displayName } = member;
        await this.users.change(manager, userId, {
            isContributor: true,
            contributorRevoked: false
        });
        await this.record(manager, 'user.grant-contributor', userId, actor, answer);
        await this.events.publish(manager, 'member.moderated', {
            userId,
            decision: 'contributor-granted',
            reason: answer
        });
        await this.events.publish(manager, 'member.rights-changed', {
            userId
        });
        await this.emails.queueEmail(manager, email, acceptedEmail(this.config.publicUrl, displayName, answer));
    }
    async refuse(manager, member, actor, answer) {
        const { id: userId, email, displayName } = member;
        await this.record(manager, 'user.refuse-contributor', userId, actor, answer);
        await this.events.publish(manager, 'member.moderated', {
            userId,
            decision: 'contributor-refused',
            reason: answer
        });
        await this.emails.queueEmail(manager, email, refusedEmail(this.config.publicUrl, displayName, answer, PAUSE_DAYS));
    }
    async record(manager, action, targetId, actor, note) {
        await this.audit.record(manager, {
            actorId: actor.id,
            action,
            targetType: 'user',
            targetId,
            note
        });
    }
    refuseWithoutNeed({ isContributor, isAdmin, contributorRevoked }) {
        if (isContributor || isAdmin) throw new ConflictException("Vous pouvez d\xe9j\xe0 publier des tutoriels.");
        if (this.settings.rules.contributorsAsk || contributorRevoked) return;
        throw new ConflictException('Sur ce site, vous devenez contributeur sans le demander.');
    }
}
ContributorRequestsService = _ts_decorate([
    Injectable(),
    _ts_param(0, InjectRepository(ContributorRequest)),
    _ts_metadata("design:type", Function),
    _ts_metadata("design:paramtypes", [
        typeof Repository === "undefined" ? Object : Repository,
        typeof UsersService === "undefined" ? Object : UsersService,
        typeof SettingsService === "undefined" ? Object : SettingsService,
        typeof AuditService === "undefined" ? Object : AuditService,
        typeof DomainEvents === "undefined" ? Object : DomainEvents,
        typeof EmailsService === "undefined" ? Object : EmailsService,
        typeof Config === "undefined" ? Object : Config,
        typeof DataSource === "undefined" ? Object : DataSource
    ])
], ContributorRequestsService);
function refuseTooSoon(latest) {
    if (latest?.status === 'pending') throw waitsAlready();
    if (latest?.status !== 'refused' || !latest.answeredAt) return;
    const days = Math.ceil((latest.answeredAt.getTime() + PAUSE_DAYS * DAY_MS - Date.now()) / DAY_MS);
    if (days < 1) return;
    const when = days > 1 ? `dans ${days} jours` : 'demain';
    throw new ConflictException(`Votre derni\xe8re demande a \xe9t\xe9 refus\xe9e : vous pourrez la renouveler ${when}.`);
}
function waitsAlready() {
    return new ConflictException(errorBody('already_exists', "Votre demande est d\xe9j\xe0 entre les mains des administrateurs."));
}
function notFound() {
    return new NotFoundException("Cette demande n\u2019existe pas.");
}
//# sourceMappingURL=contributor-requests.service.js.map
