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
import { BadRequestException, ForbiddenException, Injectable, NotFoundException } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { AuditService } from '../../moderation/audit/audit.service.js';
import { errorBody } from '../../platform/common/error-codes.js';
import { DomainEvents } from '../../platform/domain-events/domain-events.js';
import { isForeignKeyViolation } from '../../platform/database/foreign-key-violation.js';
import { isUniqueViolation } from '../../platform/database/unique-violation.js';
import { storeAnswer } from '../../platform/idempotency/answer-key.js';
import { SettingsService } from '../../platform/settings/settings.service.js';
import { TrashService } from '../../content/tutorials/trash.service.js';
import { TutorialsService } from '../../content/tutorials/tutorials.service.js';
import { toAdminCommentDto, toCommentDto } from './comments.dto.js';
import { canBeRepliedTo, canDelete } from './comments.policy.js';
import { CommentsRepository } from './comments.repository.js';
import { DeletedCommentsService } from './deleted-comments.service.js';
/** Thrown to roll back a like that changes nothing. */ let NothingToDo = class NothingToDo extends Error {
};
export class CommentsService {
    comments;
    deletedComments;
    tutorials;
    settings;
    audit;
    events;
    dataSource;
    /** Replies returned at once; of more, the newest. */ maxReplies = 5000;
    constructor(comments, deletedComments, tutorials, trash, settings, audit, events, dataSource){
        this.comments = comments;
        this.deletedComments = deletedComments;
        this.tutorials = tutorials;
        this.settings = settings;
        this.audit = audit;
        this.events = events;
        this.dataSource = dataSource;
        trash.beforeErasing(async (manager, { id })=>{
            await this.comments.deleteBelow(manager, id);
            await this.deletedComments.deleteBelow(manager, id);
        });
    }
    /**
   * A page of a tutorial's conversations, newest first, and their total.
   * @throws NotFoundException when the tutorial does not exist
   */ async list(tutorialId, page, reader) {
        await this.tutorials.require(tutorialId, reader);
        const comments = await this.comments.newest(tutorialId, page);
        const conversations = await this.withReplies(comments);
        const isWhole = page.offset === 0 && comments.length < page.limit;
        const total = isWhole ? comments.length : await this.comments.countConversations(tutorialId);
        return {
            conversations,
            total
        };
    }
    /** Comments of all tutorials, newest first, with the titles of their tutorials. */ async search(text, selection, page) {
        const [comments, total, older] = await this.comments.search(text, selection, page);
        const titles = await this.tutorials.titlesOf(comments.map(({ tutorialId })=>tutorialId));
        return {
            comments: comments.map((comment)=>toAdminCommentDto(comment, titles)),
            total,
            older
        };
    }
    /** The conversation of a comment; null when it has been deleted. */ async conversationOf(id) {
        const found = await this.comments.findWithAuthor(id);
        const comment = found?.parentId ? await this.comments.findWithAuthor(found.parentId) : found;
        return comment && (await this.withReplies([
            comment
        ]))[0];
    }
    async withReplies(comments) {
        const ids = comments.map(({ id })=>id);
        const replies = await this.comments.newestReplies(ids, this.maxReplies);
        const isWhole = replies.length < this.maxReplies;
        const counts = isWhole ? undefined : await this.comments.countReplies(ids);
        const byParent = new Map(ids.map((id)=>[
                id,
                []
            ]));
        for (const reply of replies.reverse())byParent.get(reply.parentId).push(reply);
        return comments.map((comment)=>{
            const own = byParent.get(comment.id);
            return {
                comment,
                replies: own,
                olderReplies: (counts?.get(comment.id) ?? own.length) - own.length
            };
        });
    }
    /**
   * Those of these comments that exist, for any reader.
   * @throws NotFoundException when the tutorial is not public
   */ async readSome(tutorialId, ids) {
        await this.tutorials.require(tutorialId);
        return this.comments.findWithAuthors(ids);
    }
    /** Those of these comments that exist. */ async findSome(ids) {
        return this.comments.findWithAuthors(ids);
    }
    /** Number of comments that a member has written. */ async countBy(userId) {
        return this.comments.countBy(userId);
    }
    /** Ids of a tutorial's comments that a member likes. */ async likedBy(userId, tutorialId) {
        return this.comments.likedIds(tutorialId, userId);
    }
    /** @throws NotFoundException */ async get(id) {
        const comment = await this.comments.find(id);
        if (!comment) throw notFound();
        return comment;
    }
    /** @throws ForbiddenException, NotFoundException, BadRequestException */ async create(tutorialId, author, { content, parentId = null }, key) {
        await this.requirePlace(tutorialId, parentId);
        try {
            return await this.dataSource.transaction(async (manager)=>{
                const written = await this.publish(manager, {
                    tutorialId,
                    userId: author.id,
                    parentId,
                    content
                });
                const comment = {
                    ...written,
                    user: author
                };
                await storeAnswer(manager, key, toCommentDto(comment, [], new Set()));
                return comment;
            });
        } catch (error) {
            // The tutorial or parent was deleted after the check.
            if (isForeignKeyViolation(error)) await this.checkPlace(tutorialId, parentId);
            throw error;
        }
    }
    /** Within a transaction; the caller has checked tutorial and parent. */ async publish(manager, { tutorialId, userId, parentId, content }) {
        const now = new Date();
        const row = {
            tutorialId,
            userId,
            parentId,
            content,
            likes: 0,
            createdAt: now,
            updatedAt: now
        };
        const id = await this.comments.insertComment(manager, row);
        const payload = {
            commentId: id,
            tutorialId,
            authorId: userId,
            parentId
        };
        await this.events.publish(manager, 'comment.created', payload);
        await this.events.publish(manager, 'comments.changed', {
            tutorialId,
            commentId: id
        });
        return {
            id,
            ...row
        };
    }
    /** @throws ForbiddenException, NotFoundException, BadRequestException when no comment can be added there */ async requirePlace(tutorialId, parentId) {
        await this.refuseWhenClosed();
        await this.checkPlace(tutorialId, parentId);
    }
    /** Adds a member's like, at most once; resolves to the number of likes. */ async like(id, userId) {
        await this.refuseWhenClosed();
        return this.changeLikes(id, 1, async (manager)=>{
            await this.comments.insertLike(manager, {
                commentId: id,
                userId
            });
            await this.events.publish(manager, 'comment.liked', {
                commentId: id,
                likerId: userId
            });
        });
    }
    /** Removes a like if there is one; resolves to the number of likes. */ async unlike(id, userId) {
        return this.changeLikes(id, -1, async (manager)=>{
            if (!await this.comments.deleteLike(manager, {
                commentId: id,
                userId
            })) throw new NothingToDo();
        });
    }
    /** @throws NotFoundException, ForbiddenException */ async delete(id, actor) {
        await this.dataSource.transaction(async (manager)=>{
            const comment = await this.comments.lock(manager, id);
            if (!comment) throw notFound();
            if (!canDelete(comment, actor)) {
                throw new ForbiddenException('Vous ne pouvez supprimer que vos propres commentaires.');
            }
            await this.deleteWithin(manager, comment, actor);
        });
    }
    /**
   * Deletes within a transaction. The actor's own comment is deleted for good; another's can be restored, and is
   * recorded in the audit trail. The author is notified, unless a decision tells them why.
   */ async deleteWithin(manager, comment, actor, { isToldByDecision = false } = {}) {
        const { content, userId, tutorialId } = comment;
        if (userId === actor.id) {
            await this.comments.deleteComment(manager, comment.id);
        } else {
            await this.deletedComments.moveToDeleted(manager, comment, actor);
            await this.audit.record(manager, {
                actorId: actor.id,
                action: 'comment.delete',
                targetType: 'comment',
                targetId: comment.id,
                before: {
                    content,
                    userId,
                    tutorialId
                }
            });
            const payload = {
                tutorialId,
                authorId: userId,
                actorId: actor.id,
                isToldByDecision
            };
            await this.events.publish(manager, 'comment.removed', payload);
        }
        await this.events.publish(manager, 'comments.changed', {
            tutorialId,
            commentId: comment.id
        });
    }
    /** Deletes a member's comments and likes, in the transaction that deletes the account. */ async forgetMember(manager, userId) {
        const tutorialIds = await this.comments.tutorialsTouchedBy(manager, userId);
        await this.comments.deleteOfMember(manager, userId);
        await this.deletedComments.forgetMember(manager, userId);
        for (const tutorialId of tutorialIds){
            await this.events.publish(manager, 'comments.changed', {
                tutorialId
            });
        }
    }
    /** Moves comments and likes to another member; a comment that both liked keeps one like. */ async mergeMember(manager, userId, into) {
        const tutorialIds = await this.comments.tutorialsTouchedBy(manager, userId);
        await this.comments.moveToMember(manager, userId, into);
        for (const tutorialId of tutorialIds)await this.events.publish(manager, 'comments.changed', {
            tutorialId
        });
    }
    /** Loads a comment with a row lock until the transaction ends; null when it has been deleted. */ async lock(manager, id) {
        return this.comments.lock(manager, id);
    }
    /** @throws ForbiddenException while comments are disabled */ async refuseWhenClosed() {
        if (await this.settings.get('enableComments')) return;
        throw new ForbiddenException(errorBody('closed', "Les commentaires sont ferm\xe9s pour le moment."));
    }
    /** @throws NotFoundException, BadRequestException */ async checkPlace(tutorialId, parentId) {
        await this.tutorials.require(tutorialId);
        if (parentId === null) return;
        const parent = await this.comments.find(parentId);
        if (!parent || parent.tutorialId !== tutorialId) {
            throw new NotFoundException("Le commentaire auquel vous r\xe9pondez n\u2019existe pas.");
        }
        if (!canBeRepliedTo(parent)) throw new BadRequestException("On ne peut pas r\xe9pondre \xe0 une r\xe9ponse.");
    }
    /** The count first: updating it locks the comment, so that concurrent likes are applied one after the other. */ async changeLikes(id, change, write) {
        try {
            await this.dataSource.transaction(async (manager)=>{
                if (!await this.comments.changeLikes(manager, id, change)) throw notFound();
                await write(manager);
                const { tutorialId } = await this.comments.lock(manager, id);
                await this.events.publish(manager, 'comments.changed', {
                    tutorialId,
                    commentId: id
                });
            });
        } catch (error) {
            if (!(error instanceof NothingToDo) && !isUniqueViolation(error)) throw error;
        }
        return (await this.get(id)).likes;
    }
}
CommentsService = _ts_decorate([
    Injectable(),
    _ts_metadata("design:type", Function),
    _ts_metadata("design:paramtypes", [
        typeof CommentsRepository === "undefined" ? Object : CommentsRepository,
        typeof DeletedCommentsService === "undefined" ? Object : DeletedCommentsService,
        typeof TutorialsService === "undefined" ? Object : TutorialsService,
        typeof TrashService === "undefined" ? Object : TrashService,
        typeof SettingsService === "undefined" ? Object : SettingsService,
        typeof AuditService === "undefined" ? Object : AuditService,
        typeof DomainEvents === "undefined" ? Object : DomainEvents,
        typeof DataSource === "undefined" ? Object : DataSource
    ])
], CommentsService);
function notFound() {
    return new NotFoundException("Ce commentaire n\u2019existe pas ou n\u2019existe plus.");
}
//# sourceMappingURL=comments.service.js.map
