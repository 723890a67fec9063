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
import { Injectable, Logger } from '@nestjs/common';
import { AuditService } from '../../moderation/audit/audit.service.js';
import { AccountInvitationsService } from '../../members/account-invitations/account-invitations.service.js';
import { AccountTokensService } from '../../members/auth/account-tokens.service.js';
import { LoginAttemptsService } from '../../members/auth/login-attempts.service.js';
import { RegistrationProofsService } from '../../members/auth/registration-proofs.service.js';
import { SessionsService } from '../../members/auth/sessions.service.js';
import { UsersService } from '../../members/users/users.service.js';
import { DeletedCommentsService } from '../../community/comments/deleted-comments.service.js';
import { NewsletterService } from '../../community/newsletter/newsletter.service.js';
import { AskedSearchesService } from '../../content/asked-searches/asked-searches.service.js';
import { InvitationsService } from '../../content/authors/invitations.service.js';
import { UploadedImagesService } from '../../content/images/uploaded-images.service.js';
import { MediaService } from '../../content/media/media.service.js';
import { TrashService } from '../../content/tutorials/trash.service.js';
import { BookOrdersService } from '../../content/book-orders/book-orders.service.js';
import { EventBacklog } from '../../platform/domain-events/event-backlog.js';
import { ContributorRequestsService } from '../../moderation/contributor-requests/contributor-requests.service.js';
import { ContactService } from '../contact/contact.service.js';
import { EmailsService } from '../../platform/email/emails.service.js';
import { IdempotencyService } from '../../platform/idempotency/idempotency.service.js';
import { NotificationsService } from '../../community/notifications/notifications.service.js';
import { AppealsService } from '../../moderation/appeals/appeals.service.js';
import { CasesService } from '../../moderation/cases/cases.service.js';
import { DecisionsService } from '../../moderation/decisions/decisions.service.js';
import { ReportsService } from '../../moderation/reports/reports.service.js';
const DAY_MS = 24 * 60 * 60 * 1000;
const TEXTS_LAST_DAYS = 365;
export class RetentionService {
    users;
    sessions;
    tokens;
    accountInvitations;
    proofs;
    attempts;
    reports;
    decisions;
    appeals;
    cases;
    audit;
    notifications;
    newsletter;
    deletedComments;
    bookOrders;
    idempotency;
    trash;
    media;
    images;
    invitations;
    searches;
    emails;
    contact;
    contributorRequests;
    events;
    logger = new Logger(RetentionService.name);
    timer;
    underWay;
    constructor(users, sessions, tokens, accountInvitations, proofs, attempts, reports, decisions, appeals, cases, audit, notifications, newsletter, deletedComments, bookOrders, idempotency, trash, media, images, invitations, searches, emails, contact, contributorRequests, events){
        this.users = users;
        this.sessions = sessions;
        this.tokens = tokens;
        this.accountInvitations = accountInvitations;
        this.proofs = proofs;
        this.attempts = attempts;
        this.reports = reports;
        this.decisions = decisions;
        this.appeals = appeals;
        this.cases = cases;
        this.audit = audit;
        this.notifications = notifications;
        this.newsletter = newsletter;
        this.deletedComments = deletedComments;
        this.bookOrders = bookOrders;
        this.idempotency = idempotency;
        this.trash = trash;
        this.media = media;
        this.images = images;
        this.invitations = invitations;
        this.searches = searches;
        this.emails = emails;
        this.contact = contact;
        this.contributorRequests = contributorRequests;
        this.events = events;
    }
    /** In the background: after a long pause it takes a while. */ onApplicationBootstrap() {
        const begin = ()=>void (this.underWay = this.apply());
        this.timer = setInterval(begin, DAY_MS).unref();
        begin();
    }
    async beforeApplicationShutdown() {
        clearInterval(this.timer);
        await this.underWay;
    }
    async apply() {
        const longAgo = new Date(Date.now() - TEXTS_LAST_DAYS * DAY_MS);
        try {
            await this.users.markEndedSuspensions();
            await this.sessions.deleteExpired();
            await this.tokens.deleteExpired();
            await this.accountInvitations.deleteOld();
            await this.proofs.deleteExpired();
            await this.attempts.deleteOld();
            await this.reports.forgetTexts(longAgo);
            await this.decisions.forgetTexts(longAgo);
            await this.appeals.forgetTexts(longAgo);
            await this.cases.forgetNotes(longAgo);
            await this.audit.forgetTexts(longAgo);
            await this.notifications.deleteOld();
            await this.newsletter.deleteExpired();
            await this.contact.deleteOld();
            await this.contributorRequests.forgetTexts(longAgo);
            await this.deletedComments.forgetOld();
            await this.bookOrders.deleteOld();
            await this.idempotency.deleteOldAnswers();
            await this.trash.eraseExpired();
            await this.media.deleteAbandoned();
            await this.images.deleteUnused();
            await this.invitations.deleteOld();
            await this.searches.forgetOld();
            await this.emails.deleteOldEmails();
            await this.events.deleteOldEvents();
        } catch (error) {
            this.logger.error("Ce qui devait \xeatre oubli\xe9 n\u2019a pas pu l\u2019\xeatre ; nouvel essai demain.", error);
        }
    }
}
RetentionService = _ts_decorate([
    Injectable(),
    _ts_metadata("design:type", Function),
    _ts_metadata("design:paramtypes", [
        typeof UsersService === "undefined" ? Object : UsersService,
        typeof SessionsService === "undefined" ? Object : SessionsService,
        typeof AccountTokensService === "undefined" ? Object : AccountTokensService,
        typeof AccountInvitationsService === "undefined" ? Object : AccountInvitationsService,
        typeof RegistrationProofsService === "undefined" ? Object : RegistrationProofsService,
        typeof LoginAttemptsService === "undefined" ? Object : LoginAttemptsService,
        typeof ReportsService === "undefined" ? Object : ReportsService,
        typeof DecisionsService === "undefined" ? Object : DecisionsService,
        typeof AppealsService === "undefined" ? Object : AppealsService,
        typeof CasesService === "undefined" ? Object : CasesService,
        typeof AuditService === "undefined" ? Object : AuditService,
        typeof NotificationsService === "undefined" ? Object : NotificationsService,
        typeof NewsletterService === "undefined" ? Object : NewsletterService,
        typeof DeletedCommentsService === "undefined" ? Object : DeletedCommentsService,
        typeof BookOrdersService === "undefined" ? Object : BookOrdersService,
        typeof IdempotencyService === "undefined" ? Object : IdempotencyService,
        typeof TrashService === "undefined" ? Object : TrashService,
        typeof MediaService === "undefined" ? Object : MediaService,
        typeof UploadedImagesService === "undefined" ? Object : UploadedImagesService,
        typeof InvitationsService === "undefined" ? Object : InvitationsService,
        typeof AskedSearchesService === "undefined" ? Object : AskedSearchesService,
        typeof EmailsService === "undefined" ? Object : EmailsService,
        typeof ContactService === "undefined" ? Object : ContactService,
        typeof ContributorRequestsService === "undefined" ? Object : ContributorRequestsService,
        typeof EventBacklog === "undefined" ? Object : EventBacklog
    ])
], RetentionService);
//# sourceMappingURL=retention.service.js.map
