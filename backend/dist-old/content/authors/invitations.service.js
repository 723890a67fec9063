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
import { Config } from '../../config.js';
import { ConfirmedEmailRule } from '../../members/auth/confirmed-email.js';
import { UsersService } from '../../members/users/users.service.js';
import { AuditService } from '../../moderation/audit/audit.service.js';
import { errorBody } from '../../platform/common/error-codes.js';
import { isUniqueViolation } from '../../platform/database/unique-violation.js';
import { DomainEvents } from '../../platform/domain-events/domain-events.js';
import { Subscribers } from '../../platform/domain-events/subscribers.js';
import { EmailsService } from '../../platform/email/emails.service.js';
import { ContributionsService } from '../contributions/contributions.service.js';
import { authorsOf, MAX_AUTHORS } from '../tutorials/signature.js';
import { TutorialAuthorsService } from '../tutorials/tutorial-authors.service.js';
import { isAuthor } from '../tutorials/tutorials.policy.js';
import { TutorialsService } from '../tutorials/tutorials.service.js';
import { toInvitationDto, toSentInvitationDto } from './authors.dto.js';
import { invitationEmail } from './emails.js';
import { INVITATION_DAYS, InvitationsRepository } from './invitations.repository.js';
/** Limit of pending invitations per tutorial; more could never all be accepted. */ export const MAX_INVITATIONS = 20;
export class InvitationsService {
    contributions;
    tutorials;
    authors;
    invitations;
    users;
    confirmedEmail;
    emails;
    audit;
    events;
    config;
    dataSource;
    constructor(contributions, tutorials, authors, invitations, users, confirmedEmail, emails, audit, events, config, dataSource, subscribers){
        this.contributions = contributions;
        this.tutorials = tutorials;
        this.authors = authors;
        this.invitations = invitations;
        this.users = users;
        this.confirmedEmail = confirmedEmail;
        this.emails = emails;
        this.audit = audit;
        this.events = events;
        this.config = config;
        this.dataSource = dataSource;
        subscribers.subscribe('author-invitations', {
            'author.invited': ({ payload }, { manager })=>this.deliverInvitation(payload.invitationId, manager)
        });
    }
    /**
   * Whether an address has an account is looked up only after the response, so all addresses get the same one: see
   * decision 57.
   * @param invitee a user name or an email address
   * @throws NotFoundException, ForbiddenException when the tutorial is not the member's
   * @throws BadRequestException when the user name does not exist
   * @throws ConflictException when they are an author or already invited, or too many invitations are pending
   */ async invite(tutorialId, invitee, user) {
        const known = await this.contributions.requireOwn(tutorialId, user);
        const isAddress = invitee.includes('@');
        const member = isAddress ? null : await this.users.findByUsername(invitee);
        if (!isAddress && !member) throw unknownMember();
        const isOwn = isAddress && invitee.toLowerCase() === user.email && isAuthor(known, user);
        if (isOwn || member && isAuthor(known, member)) throw alreadyAuthor();
        const row = {
            tutorialId,
            invitee: member?.username ?? invitee.toLowerCase(),
            userId: member?.id ?? null,
            invitedById: user.id
        };
        const id = await this.insertInvitation(row, user).catch((error)=>{
            throw isUniqueViolation(error) ? alreadyInvited() : error;
        });
        return toSentInvitationDto(await this.invitations.find(id));
    }
    /** @throws NotFoundException, ForbiddenException when the tutorial is not the member's */ async withdraw(tutorialId, id, user) {
        await this.contributions.requireOwn(tutorialId, user);
        const invitation = await this.invitations.find(id);
        if (invitation?.tutorialId !== tutorialId) throw invitationOver();
        await this.invitations.delete(this.dataSource.manager, id);
    }
    async list(user, page) {
        const [invitations, total] = await this.invitations.listFor(user.id, page);
        return {
            invitations: invitations.map(toInvitationDto),
            total
        };
    }
    /**
   * Adds the member to the authors.
   * @returns the tutorial
   * @throws NotFoundException when the invitation is not theirs or has ended
   * @throws ForbiddenException when the member is no contributor
   * @throws ConflictException when the tutorial has as many authors as allowed
   */ async accept(id, user) {
        return this.answerInvitation(id, user, async (manager, { tutorialId }, tutorial)=>{
            if (!user.isContributor && !user.isAdmin) throw contributorsOnly();
            if (authorsOf(tutorial).length >= MAX_AUTHORS && !isAuthor(tutorial, user)) throw fullUp();
            await this.authors.addAuthor(manager, tutorialId, user.id);
            await this.events.publish(manager, 'author.joined', {
                tutorialId,
                authorId: user.id
            });
            return {
                tutorialId
            };
        });
    }
    /** @throws NotFoundException when the invitation is not theirs or has ended */ async refuse(id, user) {
        await this.answerInvitation(id, user, (manager, { tutorialId, invitedById: userId })=>this.events.publish(manager, 'author.refused', {
                tutorialId,
                authorId: user.id,
                userId
            }));
    }
    async deleteOld() {
        await this.invitations.deleteOld();
    }
    /**
   * Runs in the transaction that deletes an account. Invitations already matched to it are deleted by the foreign key.
   */ async forgetAddress(manager, email) {
        await this.invitations.forgetAddress(manager, email);
    }
    async insertInvitation(row, actor) {
        return this.dataSource.transaction(async (manager)=>{
            const tutorial = await this.tutorials.lock(manager, row.tutorialId);
            if ((await this.invitations.listOf(row.tutorialId, manager)).length >= MAX_INVITATIONS) throw enough();
            const invitationId = await this.invitations.insertInvitation(manager, row);
            if (!isAuthor(tutorial, actor)) {
                await this.audit.record(manager, {
                    actorId: actor.id,
                    action: 'tutorial.invite-author',
                    targetType: 'tutorial',
                    targetId: row.tutorialId,
                    before: {
                        userId: row.userId,
                        title: tutorial.title
                    }
                });
            }
            await this.events.publish(manager, 'author.invited', {
                invitationId
            });
            return invitationId;
        });
    }
    /** Deletes all invitations of the member to this tutorial. */ async answerInvitation(id, user, act) {
        const known = await this.invitations.find(id);
        if (known?.userId !== user.id) throw invitationOver();
        return this.dataSource.transaction(async (manager)=>{
            const tutorial = await this.tutorials.lock(manager, known.tutorialId);
            const all = await this.invitations.findAllOf(manager, {
                tutorialId: known.tutorialId,
                userId: user.id
            });
            const invitation = all.find((one)=>one.id === id);
            // Withdrawn or answered a moment ago.
            if (!invitation) throw invitationOver();
            const done = await act(manager, invitation, tutorial);
            for (const one of all)await this.invitations.delete(manager, one.id);
            return done;
        });
    }
    /**
   * Looks up the recipient and publishes the event that notifies them, once per tutorial: only for the first
   * invitation.
   */ async deliverInvitation(id, manager) {
        const invitation = await this.invitations.find(id, manager);
        if (!invitation) return;
        const { tutorialId, invitee } = invitation;
        const user = invitation.userId === null ? await this.users.findByEmail(invitee, manager) : await this.users.lock(manager, invitation.userId);
        const mayGetMail = user && (user.emailConfirmedAt !== null || !await this.confirmedEmail.isInForce(manager));
        // An unconfirmed address may belong to somebody else.
        if (!user || invitation.userId === null && !mayGetMail) return;
        await this.invitations.assignTo(manager, id, user.id);
        const all = await this.invitations.findAllOf(manager, {
            tutorialId,
            userId: user.id
        });
        const tutorial = await this.tutorials.getWhole(tutorialId, manager);
        if (all.some((one)=>one.id < id) || isAuthor(tutorial, user)) return;
        await this.events.publish(manager, 'author.invitation-delivered', {
            invitationId: id
        });
        if (!mayGetMail) return;
        const letter = {
            publicUrl: this.config.publicUrl,
            displayName: user.displayName,
            inviter: invitation.invitedBy?.displayName ?? null,
            tutorialTitle: tutorial.title,
            days: INVITATION_DAYS
        };
        await this.emails.queueEmail(manager, user.email, invitationEmail(letter));
    }
}
InvitationsService = _ts_decorate([
    Injectable(),
    _ts_metadata("design:type", Function),
    _ts_metadata("design:paramtypes", [
        typeof ContributionsService === "undefined" ? Object : ContributionsService,
        typeof TutorialsService === "undefined" ? Object : TutorialsService,
        typeof TutorialAuthorsService === "undefined" ? Object : TutorialAuthorsService,
        typeof InvitationsRepository === "undefined" ? Object : InvitationsRepository,
        typeof UsersService === "undefined" ? Object : UsersService,
        typeof ConfirmedEmailRule === "undefined" ? Object : ConfirmedEmailRule,
        typeof EmailsService === "undefined" ? Object : EmailsService,
        typeof AuditService === "undefined" ? Object : AuditService,
        typeof DomainEvents === "undefined" ? Object : DomainEvents,
        typeof Config === "undefined" ? Object : Config,
        typeof DataSource === "undefined" ? Object : DataSource,
        typeof Subscribers === "undefined" ? Object : Subscribers
    ])
], InvitationsService);
function unknownMember() {
    const message = "Aucun membre n\u2019a ce nom d\u2019utilisateur.";
    return new BadRequestException({
        message,
        errors: {
            invitee: message
        }
    });
}
const alreadyAuthor = ()=>new ConflictException(errorBody('already_exists', "Ce membre est d\xe9j\xe0 un des auteurs de ce tutoriel."));
const alreadyInvited = ()=>new ConflictException(errorBody('already_exists', "Cette invitation a d\xe9j\xe0 \xe9t\xe9 envoy\xe9e et attend une r\xe9ponse."));
const enough = ()=>new ConflictException(errorBody('limit_reached', `Il y a d\xe9j\xe0 ${MAX_INVITATIONS} invitations sans r\xe9ponse, le maximum. Reprenez-en une avant d\u{2019}inviter quelqu\u{2019}un d\u{2019}autre.`));
const fullUp = ()=>new ConflictException(errorBody('limit_reached', `Ce tutoriel a d\xe9j\xe0 ${MAX_AUTHORS} auteurs, le maximum. L\u{2019}invitation vous attend.`));
const invitationOver = ()=>new NotFoundException("Cette invitation n\u2019existe plus\xa0: elle a \xe9t\xe9 reprise, a re\xe7u sa r\xe9ponse ou a pris fin.");
const contributorsOnly = ()=>new ForbiddenException(errorBody('contributors_only', "Pour \xe9crire un tutoriel, devenez d\u2019abord contributeur\xa0: cela prend un instant. L\u2019invitation vous attend."));
//# sourceMappingURL=invitations.service.js.map
