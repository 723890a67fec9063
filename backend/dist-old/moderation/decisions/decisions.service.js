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
import { randomBytes } from 'node:crypto';
import { BadRequestException, ConflictException, ForbiddenException, Injectable } from '@nestjs/common';
import { Config } from '../../config.js';
import { DomainEvents } from '../../platform/domain-events/domain-events.js';
import { EmailsService } from '../../platform/email/emails.service.js';
import { FOREVER } from '../../members/users/suspension.js';
import { UsersService } from '../../members/users/users.service.js';
import { AuditService } from '../audit/audit.service.js';
import { ModerationService } from '../sanctions/moderation.service.js';
import { keyOf } from '../subjects/subject-kinds.js';
import { SubjectsService } from '../subjects/subjects.service.js';
import { isInForce, requiresNotice, possibleOutcomes } from './decisions.policy.js';
import { DecisionsRepository } from './decisions.repository.js';
import { EffectsService } from './effects.service.js';
import { decidedEmail, reversedEmail } from './emails.js';
export class DecisionsService {
    decisions;
    effects;
    subjects;
    moderation;
    users;
    audit;
    events;
    emails;
    config;
    undoneHooks = [];
    constructor(decisions, effects, subjects, moderation, users, audit, events, emails, config){
        this.decisions = decisions;
        this.effects = effects;
        this.subjects = subjects;
        this.moderation = moderation;
        this.users = users;
        this.audit = audit;
        this.events = events;
        this.emails = emails;
        this.config = config;
    }
    /** Lets higher modules undo what belongs to a decision. */ onReversed(hook) {
        this.undoneHooks.push(hook);
    }
    /**
   * Carries out a decision atomically, in the transaction that settles the reports.
   * @throws BadRequestException, ForbiddenException, NotFoundException, ConflictException
   */ async carryOut(manager, subject, order, { count, since }, actor) {
        const { kind, subjectId, subjectTitle, said, subjectAuthorId } = subject;
        const { verdict, outcome, sanction, rule, reason, until } = order;
        if (!possibleOutcomes[kind].includes(outcome)) {
            throw new BadRequestException("Cela ne peut pas arriver \xe0 ce genre de chose.");
        }
        const authorIds = await this.concerned(manager, subject, actor);
        const suspendedUntil = sanction === 'none' ? null : await this.sanction(manager, authorIds, order, until, actor);
        const decidedAt = new Date();
        const hasChanged = await this.effects.applyEffect(manager, subject, outcome, actor, decidedAt);
        const row = {
            token: randomBytes(24).toString('base64url'),
            ...{
                kind,
                subjectId,
                subjectTitle,
                said,
                subjectAuthorId
            },
            ...{
                verdict,
                outcome,
                sanction,
                suspendedUntil,
                rule,
                reason,
                hasChanged
            },
            reports: count,
            waitedSeconds: Math.max(0, Math.round((decidedAt.getTime() - since.getTime()) / 1000)),
            decidedBy: actor.id,
            decidedAt,
            undoneAt: null,
            reversedAt: null
        };
        const coauthorIds = authorIds.filter((id)=>id !== subjectAuthorId);
        const decision = await this.decisions.insertDecision(manager, row, coauthorIds);
        const told = requiresNotice(decision) ? authorIds.filter((id)=>id !== actor.id) : [];
        if (told.length > 0) await this.events.publish(manager, 'decision.made', {
            decisionId: decision.id
        });
        await this.emailAuthors(manager, told, (author)=>decidedEmail(this.config.publicUrl, author, decision));
        return decision;
    }
    /** @throws ForbiddenException for the actor's own content, unless there is no other moderator */ async refuseOwn(subject, actor) {
        if (!(await this.ownAmong([
            subject
        ], actor)).has(keyOf(subject))) return;
        throw new ForbiddenException("C\u2019est \xe0 vous : un autre mod\xe9rateur en d\xe9cidera.");
    }
    /** Current owners, and the authors at the time of the decision. */ async ownerIds(decision) {
        return [
            ...await this.subjects.ownerIds(decision),
            ...await this.decisions.authorIdsOf(decision)
        ];
    }
    /**
   * Keys (`keyOf`) of the actor's own content, which others have to decide on; empty when there is no other moderator.
   */ async ownAmong(subjects, actor) {
        const own = await this.subjects.ownedAmong(subjects, actor.id);
        return own.size === 0 || await this.users.countModerating() === 1 ? new Set() : own;
    }
    /**
   * Restores the content where possible, lifts the suspension and notifies the owner.
   * @param mark how and when it was reversed
   * @returns whether everything is as before
   */ async reverseDecision(manager, decision, mark, actor) {
        const { id, sanction, suspendedUntil } = decision;
        const isBack = await this.restoreSubject(manager, decision, actor);
        const authorIds = await this.decisions.authorIdsOf(decision, manager);
        if (sanction === 'suspend' && suspendedUntil) {
            for (const authorId of authorIds){
                const [longest] = await this.decisions.otherSuspensions(manager, id, authorId);
                await this.moderation.liftSuspensionOf(manager, authorId, suspendedUntil, actor, longest);
            }
        }
        await this.decisions.updateDecision(manager, id, mark);
        if (mark.undoneAt) for (const hook of this.undoneHooks)await hook(manager, decision, actor);
        await this.audit.record(manager, {
            actorId: actor.id,
            action: mark.reversedAt ? 'decision.reverse' : 'decision.undo',
            targetType: 'decision',
            targetId: id
        });
        const told = requiresNotice(decision) ? authorIds.filter((authorId)=>authorId !== actor.id) : [];
        if (told.length > 0) await this.events.publish(manager, 'decision.reversed', {
            decisionId: id,
            isBack
        });
        await this.emailAuthors(manager, told, (author)=>reversedEmail(this.config.publicUrl, author, decision, isBack));
        return isBack;
    }
    /** Undoes a decision without effect whose reports are pending again. */ async undoIfWithoutEffect(manager, id) {
        const decision = await this.decisions.lock(manager, id);
        if (decision && !requiresNotice(decision)) await this.decisions.updateDecision(manager, id, {
            undoneAt: new Date()
        });
    }
    async findByToken(token) {
        return this.decisions.findByToken(token);
    }
    async listOf(subject) {
        return this.decisions.listOf(subject);
    }
    async lock(manager, id) {
        return this.decisions.lock(manager, id);
    }
    /** Empties the texts of decisions before a date; the decisions are kept. */ async forgetTexts(decidedBefore) {
        return this.decisions.forgetTextsBefore(decidedBefore);
    }
    /** In the transaction that deletes the account. */ async forgetMember(manager, userId) {
        await this.decisions.forgetMember(manager, userId);
    }
    /** Restores the content, unless another decision keeps it removed. @returns whether everything is as before */ async restoreSubject(manager, decision, actor) {
        const { outcome, hasChanged, decidedAt: at } = decision;
        if (!hasChanged) return true;
        const others = await this.decisions.othersOf(manager, decision);
        const inForce = others.filter((other)=>isInForce(other) && other.outcome === outcome);
        if (inForce.length > 0) {
            // From now on, undoing that decision restores the content.
            await this.decisions.updateDecision(manager, inForce[0].id, {
                hasChanged: true
            });
            return false;
        }
        const decidedAt = [
            at,
            ...others.map((other)=>other.decidedAt)
        ];
        return this.effects.undoEffect(manager, decision, outcome, actor, {
            at,
            decidedAt
        });
    }
    /** All owners in locking order, without the deciding moderator, who may be a co-author. */ async concerned(manager, subject, actor) {
        const ids = await this.subjects.ownerIds(subject, manager);
        const others = ids.filter((id)=>id !== actor.id);
        return (others.length > 0 ? others : ids).sort((one, other)=>one - other);
    }
    async emailAuthors(manager, authorIds, letter) {
        for (const id of authorIds){
            const author = await this.users.lock(manager, id);
            if (author) await this.emails.queueEmail(manager, author.email, letter(author));
        }
    }
    /** Resolves to the end of the suspension. */ async sanction(manager, authorIds, { sanction, reason }, until, actor) {
        if (authorIds.length === 0) {
            throw new ConflictException("Cela n\u2019a pas d\u2019auteur ici : il n\u2019y a personne \xe0 sanctionner.");
        }
        const isToldByDecision = true;
        for (const authorId of authorIds){
            if (sanction === 'suspend') await this.moderation.suspendWithin(manager, authorId, until, reason, actor, {
                isToldByDecision
            });
            else await this.moderation.warn(manager, authorId, reason, actor);
        }
        return sanction === 'suspend' ? until ?? FOREVER : null;
    }
}
DecisionsService = _ts_decorate([
    Injectable(),
    _ts_metadata("design:type", Function),
    _ts_metadata("design:paramtypes", [
        typeof DecisionsRepository === "undefined" ? Object : DecisionsRepository,
        typeof EffectsService === "undefined" ? Object : EffectsService,
        typeof SubjectsService === "undefined" ? Object : SubjectsService,
        typeof ModerationService === "undefined" ? Object : ModerationService,
        typeof UsersService === "undefined" ? Object : UsersService,
        typeof AuditService === "undefined" ? Object : AuditService,
        typeof DomainEvents === "undefined" ? Object : DomainEvents,
        typeof EmailsService === "undefined" ? Object : EmailsService,
        typeof Config === "undefined" ? Object : Config
    ])
], DecisionsService);
//# sourceMappingURL=decisions.service.js.map
