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
import { ConflictException, Injectable, NotFoundException } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { CommentsService } from '../../community/comments/comments.service.js';
import { NewsletterService } from '../../community/newsletter/newsletter.service.js';
import { NotificationsService } from '../../community/notifications/notifications.service.js';
import { RatingsService } from '../../community/ratings/ratings.service.js';
import { InvitationsService } from '../../content/authors/invitations.service.js';
import { UploadedImagesService } from '../../content/images/uploaded-images.service.js';
import { TutorialAuthorsService } from '../../content/tutorials/tutorial-authors.service.js';
import { AuditService } from '../../moderation/audit/audit.service.js';
import { ReportsService } from '../../moderation/reports/reports.service.js';
import { DomainEvents } from '../../platform/domain-events/domain-events.js';
import { EventBacklog } from '../../platform/domain-events/event-backlog.js';
import { EmailsService } from '../../platform/email/emails.service.js';
import { AccountInvitationsService } from '../account-invitations/account-invitations.service.js';
import { SessionsService } from '../auth/sessions.service.js';
import { FormerAuthor } from '../public-pages/former-author.entity.js';
import { findWithPublicPage } from '../public-pages/public-pages.js';
import { canModerate } from '../users/roles.js';
import { isSuspended, UsersService } from '../users/users.service.js';
import { mergedAwayEmail, mergedIntoEmail } from './emails.js';
import { keptSanctions, mergeProblem } from './merge-problem.js';
import { endFollows, forgetDraftKeys, moveCases, moveMailItems, moveProgress, moveRows, moveSubject, settleRequest } from './merged-rows.js';
import { countMoved, countRatedTwice } from './moved-counts.js';
export class AccountMergesService {
    users;
    sessions;
    accountInvitations;
    authors;
    invitations;
    images;
    comments;
    ratings;
    notifications;
    newsletter;
    reports;
    audit;
    backlog;
    emails;
    events;
    dataSource;
    constructor(users, sessions, accountInvitations, authors, invitations, images, comments, ratings, notifications, newsletter, reports, audit, backlog, emails, events, dataSource){
        this.users = users;
        this.sessions = sessions;
        this.accountInvitations = accountInvitations;
        this.authors = authors;
        this.invitations = invitations;
        this.images = images;
        this.comments = comments;
        this.ratings = ratings;
        this.notifications = notifications;
        this.newsletter = newsletter;
        this.reports = reports;
        this.audit = audit;
        this.backlog = backlog;
        this.emails = emails;
        this.events = events;
        this.dataSource = dataSource;
    }
    /** @throws NotFoundException */ async preview({ from, into }, actor) {
        const [gone, kept] = [
            await this.users.find(from),
            await this.users.find(into)
        ];
        if (!gone || !kept) throw notFound();
        const { manager } = this.dataSource;
        return {
            problem: mergeProblem(gone, kept, actor) ?? null,
            moves: await countMoved(manager, from),
            ratedTwice: await countRatedTwice(manager, {
                from,
                into
            })
        };
    }
    /**
   * @param reason recorded in the audit trail
   * @throws NotFoundException, ConflictException for the reasons in `mergeProblem`
   */ async merge({ from, into }, reason, actor) {
        await this.dataSource.transaction(async (manager)=>{
            const { gone, kept } = await this.lock(manager, {
                from,
                into
            });
            const problem = mergeProblem(gone, kept, actor);
            if (problem) throw new ConflictException(problem);
            await this.move(manager, gone, kept);
            const sanctions = keptSanctions(gone, kept);
            await this.users.change(manager, into, sanctions);
            await this.note(manager, gone, kept, sanctions, reason, actor);
            await this.end(manager, gone);
            if (sanctions.suspendedUntil) await this.sessions.endAllSessions(into, {
                manager
            });
            await this.events.publish(manager, 'public-page.changed', {
                userId: into
            });
            await this.events.publish(manager, 'member.rights-changed', {
                userId: into
            });
            await this.tell(manager, gone, {
                ...kept,
                ...sanctions
            });
        });
        await this.sessions.endAllSessions(from);
        return await this.users.find(into);
    }
    /** Locks administrators first, then the members by id, so that two merges cannot deadlock. */ async lock(manager, { from, into }) {
        await this.users.lockAdmins(manager);
        const known = new Map();
        for (const id of [
            from,
            into
        ].toSorted((one, other)=>one - other))known.set(id, await this.users.lock(manager, id));
        const [gone, kept] = [
            known.get(from),
            known.get(into)
        ];
        if (!gone || !kept) throw notFound();
        return {
            gone,
            kept
        };
    }
    async move(manager, gone, kept) {
        const [from, into] = [
            gone.id,
            kept.id
        ];
        const merge = {
            from,
            into
        };
        if ((await findWithPublicPage(manager, [
            from
        ])).length > 0) await manager.insert(FormerAuthor, {
            id: from,
            userId: into
        });
        await this.images.releasePortrait(manager, gone);
        await this.authors.mergeMember(manager, from, into);
        await this.comments.mergeMember(manager, from, into);
        await this.ratings.mergeMember(manager, from, into);
        await this.notifications.mergeMember(manager, from, into);
        await this.reports.mergeMember(manager, from, into);
        await endFollows(manager, merge);
        await settleRequest(manager, merge, kept.isContributor);
        await forgetDraftKeys(manager, merge);
        await moveMailItems(manager, merge);
        await moveProgress(manager, merge);
        await moveCases(manager, merge, canModerate(kept));
        await moveSubject(manager, merge);
        await moveRows(manager, merge);
        // An unconfirmed address must not take over a subscription.
        if (gone.emailConfirmedAt && kept.emailConfirmedAt) await this.newsletter.mergeAddress(manager, gone.email, kept.email);
    }
    async note(manager, { id: targetId, username, suspendedUntil, contributorRevoked }, kept, sanctions, note, actor) {
        await this.audit.record(manager, {
            actorId: actor.id,
            action: 'user.merge',
            targetType: 'user',
            targetId,
            before: {
                username,
                suspendedUntil,
                contributorRevoked
            },
            after: {
                into: kept.username,
                ...sanctions
            },
            note
        });
        await this.audit.mergeMember(manager, targetId, kept.id);
    }
    async end(manager, { id, email }) {
        await this.invitations.forgetAddress(manager, email);
        await this.accountInvitations.forgetAddress(manager, email);
        await this.emails.deleteForRecipient(manager, email);
        await this.backlog.forgetMember(manager, id);
        // Deleting the row cascades to sessions, links, codes and preferences.
        await this.users.delete(manager, id);
        await this.events.publish(manager, 'public-page.gone', {});
    }
    async tell(manager, gone, kept) {
        await this.emails.queueEmail(manager, gone.email, mergedAwayEmail(gone, kept));
        const suspension = isSuspended(kept) && kept.suspendedUntil === gone.suspendedUntil ? kept : null;
        await this.emails.queueEmail(manager, kept.email, mergedIntoEmail(kept, gone, suspension));
    }
}
AccountMergesService = _ts_decorate([
    Injectable(),
    _ts_metadata("design:type", Function),
    _ts_metadata("design:paramtypes", [
        typeof UsersService === "undefined" ? Object : UsersService,
        typeof SessionsService === "undefined" ? Object : SessionsService,
        typeof AccountInvitationsService === "undefined" ? Object : AccountInvitationsService,
        typeof TutorialAuthorsService === "undefined" ? Object : TutorialAuthorsService,
        typeof InvitationsService === "undefined" ? Object : InvitationsService,
        typeof UploadedImagesService === "undefined" ? Object : UploadedImagesService,
        typeof CommentsService === "undefined" ? Object : CommentsService,
        typeof RatingsService === "undefined" ? Object : RatingsService,
        typeof NotificationsService === "undefined" ? Object : NotificationsService,
        typeof NewsletterService === "undefined" ? Object : NewsletterService,
        typeof ReportsService === "undefined" ? Object : ReportsService,
        typeof AuditService === "undefined" ? Object : AuditService,
        typeof EventBacklog === "undefined" ? Object : EventBacklog,
        typeof EmailsService === "undefined" ? Object : EmailsService,
        typeof DomainEvents === "undefined" ? Object : DomainEvents,
        typeof DataSource === "undefined" ? Object : DataSource
    ])
], AccountMergesService);
function notFound() {
    return new NotFoundException("Un des deux membres n\u2019existe pas.");
}
//# sourceMappingURL=account-merges.service.js.map
