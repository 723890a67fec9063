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
import { fold } from '../../api-client/fold.js';
import { Injectable, NotFoundException } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { DataSource, In } from 'typeorm';
import { Config } from '../../config.js';
import { TutorialsService } from '../../content/tutorials/tutorials.service.js';
import { canModerate } from '../../members/users/roles.js';
import { User } from '../../members/users/user.entity.js';
import { AuditService } from '../../moderation/audit/audit.service.js';
import { DomainEvents } from '../../platform/domain-events/domain-events.js';
import { isForeignKeyViolation } from '../../platform/database/foreign-key-violation.js';
import { storeAnswer } from '../../platform/idempotency/answer-key.js';
import { SettingsService } from '../../platform/settings/settings.service.js';
import { toHeldDto } from './comments.dto.js';
import { CommentsRepository } from './comments.repository.js';
import { CommentsService } from './comments.service.js';
import { HeldComment } from './held-comment.entity.js';
const DAY_MS = 24 * 60 * 60 * 1000;
/** Members for longer than this, or with more comments, are not checked. */ const STRANGER_DAYS = 7;
const STRANGER_COMMENTS = 20;
const MANY_LINKS = 2;
/** Shorter texts, such as thanks, are often repeated. */ const REPEAT_LENGTH = 20;
const QUICK = {
    comments: 8,
    withinMs: 5 * 60 * 1000
};
export class HeldCommentsService {
    rows;
    comments;
    repository;
    tutorials;
    settings;
    audit;
    events;
    config;
    dataSource;
    constructor(rows, comments, repository, tutorials, settings, audit, events, config, dataSource){
        this.rows = rows;
        this.comments = comments;
        this.repository = repository;
        this.tutorials = tutorials;
        this.settings = settings;
        this.audit = audit;
        this.events = events;
        this.config = config;
        this.dataSource = dataSource;
    }
    /**
   * Publishes or holds a comment; resolves to the comment, or to the response for its author.
   * @throws what `CommentsService.create` throws
   */ async publishOrHold(tutorialId, author, body, key) {
        const suspicion = this.settings.rules.holdSuspects ? await this.suspicionOf(author, body.content) : null;
        if (!suspicion) return {
            comment: await this.comments.create(tutorialId, author, body, key)
        };
        const { content, parentId = null } = body;
        await this.comments.requirePlace(tutorialId, parentId);
        const row = {
            tutorialId,
            userId: author.id,
            parentId,
            content,
            suspicion,
            createdAt: new Date()
        };
        try {
            await this.dataSource.transaction(async (manager)=>{
                await manager.insert(HeldComment, row);
                await storeAnswer(manager, key, toHeldDto());
                await this.events.publish(manager, 'comment.held', {
                    tutorialId,
                    authorId: author.id
                });
            });
        } catch (error) {
            // The tutorial or parent was deleted after the check.
            if (isForeignKeyViolation(error)) await this.comments.requirePlace(tutorialId, parentId);
            throw error;
        }
        return {
            held: toHeldDto()
        };
    }
    /** Oldest first. */ async list({ limit, offset }) {
        const [rows, total] = await this.rows.findAndCount({
            order: {
                id: 'ASC'
            },
            take: limit,
            skip: offset
        });
        const authors = await this.dataSource.manager.findBy(User, {
            id: In(rows.map(({ userId })=>userId))
        });
        const byId = new Map(authors.map((author)=>[
                author.id,
                author
            ]));
        const titles = await this.tutorials.titlesOf(rows.map(({ tutorialId })=>tutorialId));
        const comments = rows.flatMap((held)=>{
            const author = byId.get(held.userId);
            return author ? [
                {
                    held,
                    author,
                    tutorialTitle: titles.get(held.tutorialId) ?? ''
                }
            ] : [];
        });
        return {
            comments,
            total
        };
    }
    /**
   * Publishes a held comment as if just written; it stays held if that fails.
   * @throws NotFoundException, also when its tutorial or parent is gone
   * @throws ForbiddenException while comments are disabled
   */ async accept(id, actor) {
        const waiting = await this.rows.findOneBy({
            id
        });
        if (!waiting) throw notWaiting();
        await this.comments.requirePlace(waiting.tutorialId, waiting.parentId);
        await this.settle(id, actor, 'comment.accept', async (manager, held)=>{
            await this.comments.publish(manager, held);
        });
    }
    /** Deletes a held comment and notifies its author. @throws NotFoundException */ async refuse(id, actor) {
        await this.settle(id, actor, 'comment.refuse', async (manager, { tutorialId, userId: authorId })=>{
            await this.events.publish(manager, 'comment.removed', {
                tutorialId,
                authorId,
                actorId: actor.id
            });
        });
    }
    async settle(id, actor, action, act) {
        await this.dataSource.transaction(async (manager)=>{
            const held = await manager.findOneBy(HeldComment, {
                id
            });
            // Of two concurrent decisions only one finds the row.
            const { affected } = await manager.delete(HeldComment, {
                id
            });
            if (!held || !affected) throw notWaiting();
            await act(manager, held);
            const { content, userId, tutorialId } = held;
            const before = {
                content,
                userId,
                tutorialId
            };
            await this.audit.record(manager, {
                actorId: actor.id,
                action,
                targetType: 'comment',
                before
            });
        });
    }
    async suspicionOf(author, content) {
        const isStranger = author.createdAt.getTime() > Date.now() - STRANGER_DAYS * DAY_MS;
        if (!isStranger || canModerate(author) || author.contributorVerified) return null;
        if ((content.match(/https?:\/\/|\bwww\./gi) ?? []).length >= MANY_LINKS) return 'links';
        if (!this.config.rateLimits) return null;
        const lately = await this.repository.latestOf(author.id, STRANGER_COMMENTS);
        if (lately.length >= STRANGER_COMMENTS) return null;
        const text = fold(content);
        if (text.length >= REPEAT_LENGTH && lately.some((comment)=>fold(comment.content) === text)) return 'repeat';
        const since = Date.now() - QUICK.withinMs;
        const quick = lately.filter(({ createdAt })=>createdAt.getTime() > since);
        return quick.length >= QUICK.comments ? 'speed' : null;
    }
}
HeldCommentsService = _ts_decorate([
    Injectable(),
    _ts_param(0, InjectRepository(HeldComment)),
    _ts_metadata("design:type", Function),
    _ts_metadata("design:paramtypes", [
        typeof Repository === "undefined" ? Object : Repository,
        typeof CommentsService === "undefined" ? Object : CommentsService,
        typeof CommentsRepository === "undefined" ? Object : CommentsRepository,
        typeof TutorialsService === "undefined" ? Object : TutorialsService,
        typeof SettingsService === "undefined" ? Object : SettingsService,
        typeof AuditService === "undefined" ? Object : AuditService,
        typeof DomainEvents === "undefined" ? Object : DomainEvents,
        typeof Config === "undefined" ? Object : Config,
        typeof DataSource === "undefined" ? Object : DataSource
    ])
], HeldCommentsService);
function notWaiting() {
    return new NotFoundException("Ce commentaire n\u2019attend pas ou plus.");
}
//# sourceMappingURL=held-comments.service.js.map
