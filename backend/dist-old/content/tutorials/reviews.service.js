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
import { ConflictException, ForbiddenException, Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { DataSource, In } from 'typeorm';
import { AuditService } from '../../moderation/audit/audit.service.js';
import { canReview } from '../../members/users/roles.js';
import { UsersService } from '../../members/users/users.service.js';
import { DomainEvents } from '../../platform/domain-events/domain-events.js';
import { SettingsService } from '../../platform/settings/settings.service.js';
import { RevisionsService } from '../revisions/revisions.service.js';
import { notDeleted } from './published.js';
import { TutorialAuthor } from './tutorial-author.entity.js';
import { TutorialCounts } from './tutorial-counts.js';
import { tutorialNotFound } from './tutorial-not-found.js';
import { Tutorial } from './tutorial.entity.js';
import { isAuthor } from './tutorials.policy.js';
import { TutorialsRepository } from './tutorials.repository.js';
import { UnpublishedTutorial } from './unpublished-tutorial.entity.js';
const NOT_WAITING = "Ce tutoriel n\u2019attend pas ou plus de relecture ; rechargez la liste.";
export class ReviewsService {
    unpublished;
    tutorials;
    counts;
    revisions;
    users;
    settings;
    audit;
    events;
    dataSource;
    constructor(unpublished, tutorials, counts, revisions, users, settings, audit, events, dataSource){
        this.unpublished = unpublished;
        this.tutorials = tutorials;
        this.counts = counts;
        this.revisions = revisions;
        this.users = users;
        this.settings = settings;
        this.audit = audit;
        this.events = events;
        this.dataSource = dataSource;
    }
    /**
   * Holds a publication for review if its author's are reviewed first.
   * @returns whether it is held
   */ async holdForReview(manager, tutorial, authorId) {
        const { id: tutorialId } = tutorial;
        if (!await this.isHeld(manager, authorId, tutorialId)) return false;
        const row = {
            tutorialId,
            unpublishedAt: new Date(),
            byAdministrator: false,
            review: 'waiting'
        };
        await manager.insert(UnpublishedTutorial, row);
        await this.revisions.hideRevisions(manager, tutorialId);
        await this.counts.changeState(manager, tutorial, 'published', 'unpublished');
        await this.events.publish(manager, 'tutorial.held', {
            tutorialId,
            authorId
        });
        return true;
    }
    /**
   * Submits again what was sent back. Runs in the transaction that has locked the tutorial.
   * @throws ForbiddenException while it waits
   */ async resubmit(manager, { tutorialId, review }, authorId) {
        if (review === 'waiting') {
            throw new ForbiddenException("Ce tutoriel attend d\u2019\xeatre relu : il para\xeetra d\xe8s qu\u2019il sera accept\xe9.");
        }
        const again = {
            review: 'waiting',
            reviewNote: null,
            unpublishedAt: new Date()
        };
        await manager.update(UnpublishedTutorial, {
            tutorialId
        }, again);
        await this.events.publish(manager, 'tutorial.held', {
            tutorialId,
            authorId
        });
    }
    /** Whether somebody other than its author may read it: reviewers may while it waits. */ async mayRead(tutorialId, reader) {
        return canReview(reader) && this.unpublished.existsBy({
            tutorialId,
            review: 'waiting'
        });
    }
    /** Publications that wait, oldest first. */ async listWaiting({ limit, offset }) {
        const [rows, total] = await this.unpublished.createQueryBuilder('held').where('held.review = :waiting', {
            waiting: 'waiting'
        }).andWhere(notDeleted('held.tutorialId')).orderBy('held.unpublishedAt').addOrderBy('held.tutorialId').take(limit).skip(offset).getManyAndCount();
        const found = await this.dataSource.manager.findBy(Tutorial, {
            id: In(rows.map(({ tutorialId })=>tutorialId))
        });
        const byId = new Map(found.map((tutorial)=>[
                tutorial.id,
                tutorial
            ]));
        const waiting = rows.flatMap(({ tutorialId, unpublishedAt: since })=>{
            const tutorial = byId.get(tutorialId);
            return tutorial ? [
                {
                    tutorial,
                    since
                }
            ] : [];
        });
        return {
            waiting,
            total
        };
    }
    /**
   * Publishes it as new, with today's date.
   * @throws NotFoundException, ConflictException, ForbiddenException
   */ async accept(tutorialId, actor) {
        await this.dataSource.transaction(async (manager)=>{
            const { tutorial } = await this.lockWaiting(manager, tutorialId, actor);
            await manager.delete(UnpublishedTutorial, {
                tutorialId
            });
            await this.publishHeld(manager, tutorial, actor);
        });
    }
    /**
   * @param reason sent to its authors, who may edit and submit it again
   * @throws as `accept`
   */ async sendBack(tutorialId, reason, actor) {
        await this.dataSource.transaction(async (manager)=>{
            await this.lockWaiting(manager, tutorialId, actor);
            await manager.update(UnpublishedTutorial, {
                tutorialId
            }, {
                review: 'returned',
                reviewNote: reason
            });
            await this.recordAudit(manager, 'tutorial.send-back', tutorialId, actor, reason);
            await this.events.publish(manager, 'tutorial.reviewed', {
                tutorialId,
                isAccepted: false,
                reason
            });
        });
    }
    /** Publishes what was held, within the transaction that has removed its hold. */ async publishHeld(manager, tutorial, actor) {
        const { id: tutorialId, domainId, authorId, version } = tutorial;
        // Readers see it for the first time today.
        await manager.update(Tutorial, {
            id: tutorialId
        }, {
            date: new Date()
        });
        await this.revisions.showRevision(manager, tutorialId, version);
        await this.counts.changeState(manager, tutorial, 'unpublished', 'published');
        await this.recordAudit(manager, 'tutorial.accept', tutorialId, actor, null);
        await this.events.publish(manager, 'tutorial.saved', {
            tutorialId
        });
        await this.events.publish(manager, 'tutorial.published', {
            tutorialId,
            domainId,
            authorId
        });
        await this.events.publish(manager, 'tutorial.reviewed', {
            tutorialId,
            isAccepted: true,
            reason: null
        });
    }
    /** Trusted authors are never held; for others only publications that readers have seen count. */ async isHeld(manager, authorId, tutorialId) {
        const { heldPublications } = this.settings.rules;
        if (heldPublications === 0) return false;
        const author = await this.users.lock(manager, authorId);
        if (!author || author.contributorVerified || canReview(author)) return false;
        const shown = await manager.createQueryBuilder(TutorialAuthor, 'signed').leftJoin(UnpublishedTutorial, 'held', 'held.tutorialId = signed.tutorialId').where('signed.userId = :authorId AND signed.tutorialId <> :tutorialId', {
            authorId,
            tutorialId
        }).andWhere('held.review IS NULL').getCount();
        return shown < heldPublications;
    }
    async lockWaiting(manager, tutorialId, actor) {
        const tutorial = await this.tutorials.lock(manager, tutorialId);
        if (!tutorial) throw tutorialNotFound();
        const held = await manager.findOneBy(UnpublishedTutorial, {
            tutorialId
        });
        if (held?.review !== 'waiting') throw new ConflictException(NOT_WAITING);
        if (isAuthor(tutorial, actor)) {
            throw new ForbiddenException("Quelqu\u2019un d\u2019autre que ses auteurs doit relire ce tutoriel.");
        }
        return {
            tutorial
        };
    }
    async recordAudit(manager, action, targetId, actor, note) {
        await this.audit.record(manager, {
            actorId: actor.id,
            action,
            targetType: 'tutorial',
            targetId,
            note
        });
    }
}
ReviewsService = _ts_decorate([
    Injectable(),
    _ts_param(0, InjectRepository(UnpublishedTutorial)),
    _ts_metadata("design:type", Function),
    _ts_metadata("design:paramtypes", [
        typeof Repository === "undefined" ? Object : Repository,
        typeof TutorialsRepository === "undefined" ? Object : TutorialsRepository,
        typeof TutorialCounts === "undefined" ? Object : TutorialCounts,
        typeof RevisionsService === "undefined" ? Object : RevisionsService,
        typeof UsersService === "undefined" ? Object : UsersService,
        typeof SettingsService === "undefined" ? Object : SettingsService,
        typeof AuditService === "undefined" ? Object : AuditService,
        typeof DomainEvents === "undefined" ? Object : DomainEvents,
        typeof DataSource === "undefined" ? Object : DataSource
    ])
], ReviewsService);
//# sourceMappingURL=reviews.service.js.map
