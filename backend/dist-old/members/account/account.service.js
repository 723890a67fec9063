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
import { AuditService } from '../../moderation/audit/audit.service.js';
import { AccountInvitationsService } from '../account-invitations/account-invitations.service.js';
import { AuthService } from '../auth/auth.service.js';
import { SessionsService } from '../auth/sessions.service.js';
import { CommentsService } from '../../community/comments/comments.service.js';
import { errorBody } from '../../platform/common/error-codes.js';
import { DomainEvents } from '../../platform/domain-events/domain-events.js';
import { EventBacklog } from '../../platform/domain-events/event-backlog.js';
import { EmailsService } from '../../platform/email/emails.service.js';
import { NewsletterService } from '../../community/newsletter/newsletter.service.js';
import { RatingsService } from '../../community/ratings/ratings.service.js';
import { AppealsService } from '../../moderation/appeals/appeals.service.js';
import { DecisionsService } from '../../moderation/decisions/decisions.service.js';
import { ReportsService } from '../../moderation/reports/reports.service.js';
import { UploadedImagesService } from '../../content/images/uploaded-images.service.js';
import { InvitationsService } from '../../content/authors/invitations.service.js';
import { TrashService } from '../../content/tutorials/trash.service.js';
import { TutorialAuthorsService } from '../../content/tutorials/tutorial-authors.service.js';
import { toUserDto } from '../users/users.dto.js';
import { UsersService } from '../users/users.service.js';
import { deletionProblem } from './account.policy.js';
import { ActivityRepository } from './activity.repository.js';
import { accountDeletedEmail } from './emails.js';
import { MemberDataRepository } from './member-data.repository.js';
export class AccountService {
    auth;
    accountInvitations;
    sessions;
    users;
    authors;
    invitations;
    comments;
    ratings;
    appeals;
    decisions;
    reports;
    audit;
    newsletter;
    emails;
    trash;
    images;
    memberData;
    activities;
    backlog;
    events;
    dataSource;
    constructor(auth, accountInvitations, sessions, users, authors, invitations, comments, ratings, appeals, decisions, reports, audit, newsletter, emails, trash, images, memberData, activities, backlog, events, dataSource){
        this.auth = auth;
        this.accountInvitations = accountInvitations;
        this.sessions = sessions;
        this.users = users;
        this.authors = authors;
        this.invitations = invitations;
        this.comments = comments;
        this.ratings = ratings;
        this.appeals = appeals;
        this.decisions = decisions;
        this.reports = reports;
        this.audit = audit;
        this.newsletter = newsletter;
        this.emails = emails;
        this.trash = trash;
        this.images = images;
        this.memberData = memberData;
        this.activities = activities;
        this.backlog = backlog;
        this.events = events;
        this.dataSource = dataSource;
    }
    async export(user) {
        return {
            exportedAt: new Date().toISOString(),
            account: toUserDto(user),
            lastSeenAt: user.lastSeenAt?.toISOString() ?? null,
            // Only the proven owner of an address may learn what else it is used for.
            newsletter: user.emailConfirmedAt !== null && await this.newsletter.has(user.email),
            data: await this.memberData.rowsOf(user.id)
        };
    }
    /**
   * Deletes a member and their data. Tutorials stay without an author, reports without a reporter: see
   * docs/decisions/0020-what-is-forgotten-and-when.md.
   * @throws ForbiddenException for a wrong password, ConflictException for the last administrator
   */ async delete(user, password) {
        await this.auth.checkPassword(user, password);
        await this.erase(user);
    }
    /**
   * Same, without a password; the caller has checked the permission.
   * @param also runs last, in the same transaction, with the deleted member
   * @throws NotFoundException, ConflictException for the last administrator
   */ async erase({ id }, also) {
        await this.dataSource.transaction(async (manager)=>{
            await this.trash.eraseMembersTrash(manager, id);
            await this.authors.forgetMember(manager, id);
            const problem = deletionProblem(await this.users.isLastAdmin(manager, id));
            if (problem) throw new ConflictException(errorBody('last_admin', problem));
            const user = await this.users.lock(manager, id);
            if (!user) throw notFound();
            await this.invitations.forgetAddress(manager, user.email);
            await this.images.releasePortrait(manager, user);
            await this.accountInvitations.forgetAddress(manager, user.email);
            await this.comments.forgetMember(manager, id);
            await this.ratings.forgetMember(manager, id);
            await this.appeals.forgetMember(manager, id);
            await this.decisions.forgetMember(manager, id);
            await this.reports.forgetMember(manager, id);
            await this.audit.forgetMember(manager, id);
            await this.backlog.forgetMember(manager, id);
            if (user.emailConfirmedAt) await this.newsletter.deleteAddress(manager, user.email);
            // Deleting the row cascades to sessions, links, favourites and progress.
            await this.users.delete(manager, id);
            await this.events.publish(manager, 'public-page.gone', {});
            await this.emails.deleteForRecipient(manager, user.email);
            await this.emails.queueEmail(manager, user.email, accountDeletedEmail(user.displayName));
            await also?.(manager, user);
        });
        await this.sessions.endAllSessions(id);
    }
    async counters({ id }) {
        const { tutorial, favorite, comment } = await this.activities.counts(id);
        return {
            tutorials: tutorial,
            favorites: favorite,
            comments: comment
        };
    }
    /** A member's activity, latest first. */ async activity({ id }, page) {
        const counts = await this.activities.counts(id);
        return pageOf(counts, await this.activities.latest(id, page.offset + page.limit), page);
    }
    /** A member's public activity, latest first. @throws NotFoundException */ async publicActivity(id, page) {
        if (!await this.users.find(id)) throw notFound();
        const counts = await this.activities.publicCounts(id);
        return pageOf(counts, await this.activities.publicLatest(id, page.offset + page.limit), page);
    }
}
AccountService = _ts_decorate([
    Injectable(),
    _ts_metadata("design:type", Function),
    _ts_metadata("design:paramtypes", [
        typeof AuthService === "undefined" ? Object : AuthService,
        typeof AccountInvitationsService === "undefined" ? Object : AccountInvitationsService,
        typeof SessionsService === "undefined" ? Object : SessionsService,
        typeof UsersService === "undefined" ? Object : UsersService,
        typeof TutorialAuthorsService === "undefined" ? Object : TutorialAuthorsService,
        typeof InvitationsService === "undefined" ? Object : InvitationsService,
        typeof CommentsService === "undefined" ? Object : CommentsService,
        typeof RatingsService === "undefined" ? Object : RatingsService,
        typeof AppealsService === "undefined" ? Object : AppealsService,
        typeof DecisionsService === "undefined" ? Object : DecisionsService,
        typeof ReportsService === "undefined" ? Object : ReportsService,
        typeof AuditService === "undefined" ? Object : AuditService,
        typeof NewsletterService === "undefined" ? Object : NewsletterService,
        typeof EmailsService === "undefined" ? Object : EmailsService,
        typeof TrashService === "undefined" ? Object : TrashService,
        typeof UploadedImagesService === "undefined" ? Object : UploadedImagesService,
        typeof MemberDataRepository === "undefined" ? Object : MemberDataRepository,
        typeof ActivityRepository === "undefined" ? Object : ActivityRepository,
        typeof EventBacklog === "undefined" ? Object : EventBacklog,
        typeof DomainEvents === "undefined" ? Object : DomainEvents,
        typeof DataSource === "undefined" ? Object : DataSource
    ])
], AccountService);
function pageOf(counts, latest, { limit, offset }) {
    const sorted = latest.toSorted((a, b)=>b.at.getTime() - a.at.getTime());
    const total = Object.values(counts).reduce((sum, count)=>sum + count, 0);
    return {
        activity: sorted.slice(offset, offset + limit),
        total
    };
}
function notFound() {
    return new NotFoundException("Ce membre n\u2019existe pas.");
}
//# sourceMappingURL=account.service.js.map
