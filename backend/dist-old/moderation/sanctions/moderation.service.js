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
import { BadRequestException, ConflictException, ForbiddenException, Injectable, NotFoundException } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { AuditService } from '../audit/audit.service.js';
import { SessionsService } from '../../members/auth/sessions.service.js';
import { errorBody } from '../../platform/common/error-codes.js';
import { DomainEvents } from '../../platform/domain-events/domain-events.js';
import { EmailsService } from '../../platform/email/emails.service.js';
import { FOREVER } from '../../members/users/suspension.js';
import { UsersService } from '../../members/users/users.service.js';
import { suspendedEmail, suspensionLiftedEmail } from './emails.js';
import { endProblem, maySanction, rightsProblem, suspensionProblem } from './moderation.policy.js';
/** Length of the column. */ const MAX_REASON = 500;
const decisions = {
    'user.grant-admin': 'admin-granted',
    'user.revoke-admin': 'admin-revoked',
    'user.grant-moderator': 'moderator-granted',
    'user.revoke-moderator': 'moderator-revoked',
    'user.grant-reviewer': 'reviewer-granted',
    'user.revoke-reviewer': 'reviewer-revoked',
    'user.grant-contributor': 'contributor-granted',
    'user.revoke-contributor': 'contributor-revoked',
    'user.suspend': 'suspended',
    'user.lift-suspension': 'suspension-lifted'
};
const rightActions = {
    isAdmin: {
        given: 'user.grant-admin',
        taken: 'user.revoke-admin'
    },
    isModerator: {
        given: 'user.grant-moderator',
        taken: 'user.revoke-moderator'
    },
    isReviewer: {
        given: 'user.grant-reviewer',
        taken: 'user.revoke-reviewer'
    },
    isContributor: {
        given: 'user.grant-contributor',
        taken: 'user.revoke-contributor'
    }
};
export class ModerationService {
    users;
    sessions;
    audit;
    events;
    emails;
    dataSource;
    constructor(users, sessions, audit, events, emails, dataSource){
        this.users = users;
        this.sessions = sessions;
        this.audit = audit;
        this.events = events;
        this.emails = emails;
        this.dataSource = dataSource;
    }
    async list(filter, selection, page) {
        return this.users.list(filter, selection, page);
    }
    /** @throws NotFoundException */ async get(id) {
        const user = await this.users.find(id);
        if (!user) throw notFound();
        return user;
    }
    /**
   * Grants and revokes roles; unchanged ones are ignored. A member who loses the right to publish cannot restore it.
   * @param reason recorded in the audit trail, and shown to a member who loses a role
   * @throws NotFoundException, ConflictException for the last administrator and for suspended members
   */ async setRights(id, rights, reason, actor) {
        return this.dataSource.transaction(async (manager)=>{
            const { user, isLastAdmin } = await this.lock(manager, id);
            const names = Object.keys(rightActions).filter((name)=>rights[name] !== undefined && rights[name] !== user[name]);
            const changing = Object.fromEntries(names.map((name)=>[
                    name,
                    rights[name]
                ]));
            const problem = rightsProblem(user, changing, isLastAdmin);
            if (problem) throw new ConflictException(problem);
            let changed = user;
            for (const name of names){
                const action = rightActions[name][rights[name] ? 'given' : 'taken'];
                changed = await this.change(manager, changed, {
                    [name]: rights[name]
                }, actor, action, reason);
            }
            if (changing.isContributor !== undefined) {
                const contributorRevoked = !changing.isContributor;
                await this.users.change(manager, id, {
                    contributorRevoked
                });
                changed = {
                    ...changed,
                    contributorRevoked
                };
            }
            if (names.length > 0) await this.events.publish(manager, 'member.rights-changed', {
                userId: id
            });
            return changed;
        });
    }
    /**
   * Suspends a member, ends their sessions and tells them the reason.
   * @param until null for an indefinite suspension
   * @throws NotFoundException, BadRequestException, ForbiddenException, ConflictException for administrators
   */ async suspend(id, until, reason, actor) {
        const suspended = await this.dataSource.transaction((manager)=>this.suspendWithin(manager, id, until, reason, actor));
        await this.sessions.endAllSessions(id);
        return suspended;
    }
    /** Same, within a transaction; notifies the member unless a decision does. */ async suspendWithin(manager, id, until, reason, actor, { isToldByDecision = false } = {}) {
        const message = until && endProblem(until);
        if (message) throw new BadRequestException({
            message,
            errors: {
                until: message
            }
        });
        const { user } = await this.lock(manager, id);
        requireSanction(actor, user);
        const problem = suspensionProblem(user);
        if (problem) throw new ConflictException(problem);
        const changes = {
            suspendedUntil: until ?? FOREVER,
            suspensionReason: reason.slice(0, MAX_REASON)
        };
        if (isToldByDecision) {
            // A decision never shortens an existing suspension.
            if (user.suspendedUntil && user.suspendedUntil >= changes.suspendedUntil) return user;
            await this.write(manager, user, changes, actor, 'user.suspend', reason);
            await this.events.publish(manager, 'public-page.changed', {
                userId: id
            });
            await this.sessions.endAllSessions(id, {
                manager
            });
            return {
                ...user,
                ...changes
            };
        }
        const changed = await this.change(manager, user, changes, actor, 'user.suspend', reason);
        await this.emails.queueEmail(manager, changed.email, suspendedEmail(changed));
        return changed;
    }
    /** Records a warning; the decision notifies the member. @throws NotFoundException, ForbiddenException */ async warn(manager, id, note, actor) {
        const { user } = await this.lock(manager, id);
        requireSanction(actor, user);
        const entry = {
            actorId: actor.id,
            action: 'user.warn',
            targetType: 'user',
            targetId: id,
            note
        };
        await this.audit.record(manager, entry);
    }
    /**
   * Lifts a suspension by its end date, if it is still current; the decision notifies the member.
   * @param other another suspension that remains
   * @throws ForbiddenException
   */ async liftSuspensionOf(manager, id, until, actor, other) {
        const user = await this.users.lock(manager, id);
        if (user?.suspendedUntil?.getTime() !== until.getTime()) return;
        requireSanction(actor, user);
        const changes = {
            suspendedUntil: other?.suspendedUntil ?? null,
            suspensionReason: other?.reason.slice(0, MAX_REASON) ?? null
        };
        if (changes.suspendedUntil && changes.suspendedUntil >= until) return;
        const action = changes.suspendedUntil ? 'user.suspend' : 'user.lift-suspension';
        await this.write(manager, user, changes, actor, action);
        await this.events.publish(manager, 'public-page.changed', {
            userId: id
        });
    }
    /** Lifts a suspension; does nothing if the member is not suspended. @throws NotFoundException, ForbiddenException */ async liftSuspension(id, actor) {
        return this.dataSource.transaction(async (manager)=>{
            const { user: known } = await this.lock(manager, id);
            requireSanction(actor, known);
            if (!known.suspendedUntil) return known;
            const changes = {
                suspendedUntil: null,
                suspensionReason: null
            };
            const changed = await this.change(manager, known, changes, actor, 'user.lift-suspension');
            await this.emails.queueEmail(manager, changed.email, suspensionLiftedEmail(changed));
            return changed;
        });
    }
    /** Ends all sessions of a member; resolves to their number. @throws NotFoundException, ForbiddenException */ async endSessions(id, actor) {
        const member = await this.get(id);
        requireSanction(actor, member);
        const { id: targetId } = member;
        const ended = await this.sessions.endAllSessions(targetId);
        await this.dataSource.transaction((manager)=>this.audit.record(manager, {
                actorId: actor.id,
                action: 'user.end-sessions',
                targetType: 'user',
                targetId,
                before: {
                    sessions: ended
                },
                after: {
                    sessions: 0
                }
            }));
        return ended;
    }
    /**
   * Always locks the administrators before the member: audit entries reference them too, and another order could
   * deadlock.
   * @throws NotFoundException
   */ async lock(manager, id) {
        const isLastAdmin = await this.users.isLastAdmin(manager, id);
        const user = await this.users.lock(manager, id);
        if (!user) throw notFound();
        return {
            user,
            isLastAdmin
        };
    }
    async change(manager, user, changes, actor, action, note = null) {
        await this.write(manager, user, changes, actor, action, note);
        if (user.id !== actor.id) {
            const payload = {
                userId: user.id,
                decision: decisions[action],
                reason: note
            };
            await this.events.publish(manager, 'member.moderated', payload);
        }
        return {
            ...user,
            ...changes
        };
    }
    async write(manager, user, changes, actor, action, note = null) {
        const names = Object.keys(changes);
        const before = Object.fromEntries(names.map((name)=>[
                name,
                user[name]
            ]));
        await this.users.change(manager, user.id, changes);
        await this.audit.record(manager, {
            actorId: actor.id,
            action,
            targetType: 'user',
            targetId: user.id,
            before,
            after: changes,
            note
        });
    }
}
ModerationService = _ts_decorate([
    Injectable(),
    _ts_metadata("design:type", Function),
    _ts_metadata("design:paramtypes", [
        typeof UsersService === "undefined" ? Object : UsersService,
        typeof SessionsService === "undefined" ? Object : SessionsService,
        typeof AuditService === "undefined" ? Object : AuditService,
        typeof DomainEvents === "undefined" ? Object : DomainEvents,
        typeof EmailsService === "undefined" ? Object : EmailsService,
        typeof DataSource === "undefined" ? Object : DataSource
    ])
], ModerationService);
function requireSanction(actor, member) {
    if (maySanction(actor, member)) return;
    throw new ForbiddenException(errorBody('admins_only', "Seul un administrateur peut sanctionner un mod\xe9rateur ou un administrateur."));
}
function notFound() {
    return new NotFoundException("Ce membre n\u2019existe pas.");
}
//# sourceMappingURL=moderation.service.js.map
