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
import { DomainEvents } from '../../platform/domain-events/domain-events.js';
import { TutorialsService } from '../../content/tutorials/tutorials.service.js';
import { toAdminCommentDto } from './comments.dto.js';
import { CommentsRepository } from './comments.repository.js';
import { DeletedCommentsRepository } from './deleted-comments.repository.js';
const DAY_MS = 24 * 60 * 60 * 1000;
const RESTORABLE_DAYS = 30;
export class DeletedCommentsService {
    deleted;
    comments;
    tutorials;
    audit;
    events;
    dataSource;
    constructor(deleted, comments, tutorials, audit, events, dataSource){
        this.deleted = deleted;
        this.comments = comments;
        this.tutorials = tutorials;
        this.audit = audit;
        this.events = events;
        this.dataSource = dataSource;
    }
    /** In the transaction that deletes the tutorial. */ async deleteBelow(manager, tutorialId) {
        await this.deleted.deleteBelow(manager, tutorialId);
    }
    /** In the transaction that deletes the account. */ async forgetMember(manager, userId) {
        await this.deleted.forgetMember(manager, userId);
    }
    /** Moves a comment, locked by the caller, out of public with its replies. */ async moveToDeleted(manager, { id }, actor) {
        await this.deleted.moveToDeleted(manager, id, actor.id);
    }
    /** Deleted comments of all tutorials, latest deleted first, with the titles of their tutorials. */ async search(text, selection, page) {
        const [comments, total, older] = await this.deleted.search(text, selection, page);
        const titles = await this.tutorials.titlesOf(comments.map(({ tutorialId })=>tutorialId));
        return {
            comments: comments.map((comment)=>toAdminCommentDto(comment, titles, comment)),
            total,
            older
        };
    }
    /** @throws NotFoundException, ConflictException when the comment it replies to is missing */ async restore(id, actor) {
        await this.dataSource.transaction((manager)=>this.restoreWithin(manager, id, actor));
    }
    /** The author is notified, unless a decision tells them why. @throws NotFoundException, ConflictException */ async restoreWithin(manager, id, actor, { isToldByDecision = false } = {}) {
        const comment = await this.deleted.lock(manager, id);
        if (!comment) throw new NotFoundException("Ce commentaire n\u2019est pas ou plus parmi les supprim\xe9s.");
        if (comment.parentId !== null && !await this.comments.lock(manager, comment.parentId)) {
            throw new ConflictException("Le commentaire auquel celui-ci r\xe9pond est supprim\xe9 ; r\xe9tablissez-le d\u2019abord s\u2019il peut l\u2019\xeatre.");
        }
        await this.deleted.moveBack(manager, id);
        const action = 'comment.restore';
        await this.audit.record(manager, {
            actorId: actor.id,
            action,
            targetType: 'comment',
            targetId: id
        });
        const { tutorialId, userId } = comment;
        if (userId !== actor.id && !isToldByDecision) {
            await this.events.publish(manager, 'comment.restored', {
                tutorialId,
                authorId: userId
            });
        }
        await this.events.publish(manager, 'comments.changed', {
            tutorialId
        });
    }
    /** They cannot be restored afterwards. */ async forgetOld() {
        await this.deleted.forgetBefore(new Date(Date.now() - RESTORABLE_DAYS * DAY_MS));
    }
}
DeletedCommentsService = _ts_decorate([
    Injectable(),
    _ts_metadata("design:type", Function),
    _ts_metadata("design:paramtypes", [
        typeof DeletedCommentsRepository === "undefined" ? Object : DeletedCommentsRepository,
        typeof CommentsRepository === "undefined" ? Object : CommentsRepository,
        typeof TutorialsService === "undefined" ? Object : TutorialsService,
        typeof AuditService === "undefined" ? Object : AuditService,
        typeof DomainEvents === "undefined" ? Object : DomainEvents,
        typeof DataSource === "undefined" ? Object : DataSource
    ])
], DeletedCommentsService);
//# sourceMappingURL=deleted-comments.service.js.map
