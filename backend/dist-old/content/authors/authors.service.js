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
import { ConflictException, ForbiddenException, Injectable, NotFoundException } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { AuditService } from '../../moderation/audit/audit.service.js';
import { DomainEvents } from '../../platform/domain-events/domain-events.js';
import { ContributionsService } from '../contributions/contributions.service.js';
import { TutorialAuthorsService } from '../tutorials/tutorial-authors.service.js';
import { isAuthor } from '../tutorials/tutorials.policy.js';
import { TutorialsService } from '../tutorials/tutorials.service.js';
import { toCoAuthorDto, toSentInvitationDto } from './authors.dto.js';
import { canRemoveAuthor } from './authors.policy.js';
import { InvitationsRepository } from './invitations.repository.js';
export class AuthorsService {
    contributions;
    tutorials;
    authors;
    invitations;
    audit;
    events;
    dataSource;
    constructor(contributions, tutorials, authors, invitations, audit, events, dataSource){
        this.contributions = contributions;
        this.tutorials = tutorials;
        this.authors = authors;
        this.invitations = invitations;
        this.audit = audit;
        this.events = events;
        this.dataSource = dataSource;
    }
    /**
   * With pending invitations.
   * @throws NotFoundException, ForbiddenException
   */ async list(tutorialId, user) {
        await this.contributions.requireOwn(tutorialId, user);
        const [authors, invitations] = [
            await this.authors.listAuthors(tutorialId),
            await this.invitations.listOf(tutorialId)
        ];
        return {
            authors: authors.map(toCoAuthorDto),
            invitations: invitations.map(toSentInvitationDto)
        };
    }
    /**
   * Removes an author: themselves, or anyone if the actor is an administrator.
   * @throws NotFoundException, ForbiddenException
   * @throws ConflictException for the last author
   */ async remove(tutorialId, userId, actor) {
        await this.contributions.requireOwn(tutorialId, actor);
        if (!canRemoveAuthor(userId, actor)) {
            throw new ForbiddenException("On ne quitte un tutoriel que de soi-m\xeame. Un administrateur peut en retirer quelqu\u2019un d\u2019autre.");
        }
        await this.dataSource.transaction(async (manager)=>{
            // The lock makes the second of two who leave at once see that it is the last author.
            const tutorial = await this.tutorials.lock(manager, tutorialId);
            if (!isAuthor(tutorial, {
                id: userId
            })) {
                throw new NotFoundException("Ce membre n\u2019est pas, ou plus, un des auteurs de ce tutoriel.");
            }
            if (await this.authors.count(manager, tutorialId) === 1) throw lastAuthor(userId === actor.id);
            await this.authors.removeAuthor(manager, tutorialId, userId);
            if (userId !== actor.id) {
                await this.audit.record(manager, {
                    actorId: actor.id,
                    action: 'tutorial.remove-author',
                    targetType: 'tutorial',
                    targetId: tutorialId,
                    before: {
                        userId,
                        title: tutorial.title
                    }
                });
            }
            await this.events.publish(manager, 'author.left', {
                tutorialId,
                authorId: userId,
                actorId: actor.id
            });
        });
    }
}
AuthorsService = _ts_decorate([
    Injectable(),
    _ts_metadata("design:type", Function),
    _ts_metadata("design:paramtypes", [
        typeof ContributionsService === "undefined" ? Object : ContributionsService,
        typeof TutorialsService === "undefined" ? Object : TutorialsService,
        typeof TutorialAuthorsService === "undefined" ? Object : TutorialAuthorsService,
        typeof InvitationsRepository === "undefined" ? Object : InvitationsRepository,
        typeof AuditService === "undefined" ? Object : AuditService,
        typeof DomainEvents === "undefined" ? Object : DomainEvents,
        typeof DataSource === "undefined" ? Object : DataSource
    ])
], AuthorsService);
function lastAuthor(isOneself) {
    return new ConflictException(isOneself ? "Vous \xeates le dernier auteur de ce tutoriel\xa0: invitez quelqu\u2019un avant de le quitter, ou supprimez-le." : "C\u2019est le dernier auteur de ce tutoriel, il lui en faut un.");
}
//# sourceMappingURL=authors.service.js.map
