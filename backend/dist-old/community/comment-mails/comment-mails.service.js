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
import { Injectable, Logger } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { In, Not } from 'typeorm';
import { Config } from '../../config.js';
import { TutorialAuthor } from '../../content/tutorials/tutorial-author.entity.js';
import { createLinkToken } from '../../platform/common/link-token.js';
import { Subscribers } from '../../platform/domain-events/subscribers.js';
import { EmailsService } from '../../platform/email/emails.service.js';
import { siteZone } from '../../platform/zone/site-zone.js';
import { Comment } from '../comments/comment.entity.js';
import { CommentMailChoice } from './comment-mail-choice.entity.js';
import { CommentMailItem } from './comment-mail-item.entity.js';
import { commentEmail, digestEmail } from './emails.js';
import { eligibleRecipients, loadMailedComments } from './mailed-comments.js';
/** Hour of the daily digest, in the site's time zone. */ const DIGEST_HOUR = 8;
const BATCH = 100;
export class CommentMailsService {
    choices;
    emails;
    config;
    logger = new Logger(CommentMailsService.name);
    constructor(choices, emails, config, subscribers){
        this.choices = choices;
        this.emails = emails;
        this.config = config;
        subscribers.subscribe('comment-mails', {
            'comment.created': (event, { manager })=>this.handleComment(event, manager)
        });
        // The mail server may have been away for hours: rechecked before sending, so that outdated emails and former
        // addresses are skipped.
        emails.sendOnlyIf('comment', (condition, recipient)=>this.isDue(condition, recipient));
        emails.sendOnlyIf('comment-digest', (condition, recipient)=>this.isDigestDue(condition, recipient));
    }
    async modeOf(userId) {
        return (await this.choices.findOneBy({
            userId
        }))?.mode ?? 'none';
    }
    async setMode(userId, mode) {
        await this.choices.manager.transaction(async (manager)=>{
            if (mode !== 'daily') await manager.delete(CommentMailItem, {
                userId
            });
            const { affected } = await manager.update(CommentMailChoice, {
                userId
            }, {
                mode
            });
            if (affected || mode === 'none') return;
            const row = {
                userId,
                mode,
                token: createLinkToken(),
                digestedOn: null
            };
            await manager.upsert(CommentMailChoice, row, [
                'userId'
            ]);
        });
        return mode;
    }
    /** Whether an unsubscribe token exists. */ async tokenExists(token) {
        return this.choices.existsBy({
            token
        });
    }
    /** Unsubscribes by token; resolves to whether it exists. */ async unsubscribe(token) {
        const choice = await this.choices.findOneBy({
            token
        });
        if (choice) await this.setMode(choice.userId, 'none');
        return choice !== null;
    }
    /** Sends the digests that are due, each once, even if several processes run this. */ async sendDigests(now) {
        const { day, hour } = inSite(now);
        if (hour < DIGEST_HOUR) return;
        for(let after = 0;;){
            const due = await this.choices.createQueryBuilder('choice').where({
                mode: 'daily'
            }).andWhere('(choice.digestedOn IS NULL OR choice.digestedOn <> :day)', {
                day
            }).andWhere('choice.userId > :after', {
                after
            }).orderBy('choice.userId').limit(BATCH).getMany();
            for (const { userId } of due)await this.sendDigest(userId, day).catch((error)=>this.logger.error(`L\u{2019}envoi du jour au membre ${userId} a \xe9chou\xe9 ; nouvel essai bient\xf4t.`, error));
            if (due.length < BATCH) return;
            after = due.at(-1).userId;
        }
    }
    async sendDigest(userId, day) {
        await this.choices.manager.transaction(async (manager)=>{
            const { affected } = await manager.createQueryBuilder().update(CommentMailChoice).set({
                digestedOn: day
            }).where('userId = :userId AND (digestedOn IS NULL OR digestedOn <> :day)', {
                userId,
                day
            }).execute();
            // Another process was first.
            if (!affected) return;
            const items = await manager.find(CommentMailItem, {
                where: {
                    userId
                },
                order: {
                    commentId: 'ASC'
                }
            });
            if (items.length === 0) return;
            await manager.delete(CommentMailItem, {
                userId
            });
            const [user] = await eligibleRecipients(manager, [
                userId
            ]);
            const told = await loadMailedComments(manager, userId, items.map(({ commentId })=>commentId));
            if (!user || told.length === 0) return;
            const token = await this.tokenOf(manager, userId);
            const commentIds = told.map(({ id })=>id);
            await this.emails.queueEmail(manager, user.email, {
                ...digestEmail(told, {
                    publicUrl: this.config.publicUrl,
                    token
                }),
                onlyIf: {
                    check: 'comment-digest',
                    commentIds,
                    userId
                }
            });
        });
    }
    async isDue({ commentIds, userId }, recipient) {
        const { manager } = this.choices;
        if (!await manager.existsBy(CommentMailChoice, {
            userId,
            mode: Not('none')
        })) return false;
        const [user] = await eligibleRecipients(manager, [
            userId
        ]);
        return user?.email === recipient && (await loadMailedComments(manager, userId, commentIds)).length > 0;
    }
    /** A digest that is no longer valid as a whole is not sent; its valid comments wait for the next one. */ async isDigestDue({ commentIds, userId }, recipient) {
        return this.choices.manager.transaction(async (manager)=>{
            if (!await manager.existsBy(CommentMailChoice, {
                userId,
                mode: 'daily'
            })) return false;
            const [user] = await eligibleRecipients(manager, [
                userId
            ]);
            if (!user) return false;
            const told = await loadMailedComments(manager, userId, commentIds);
            if (user.email === recipient && told.length === commentIds.length) return true;
            const createdAt = new Date();
            const left = told.map(({ id: commentId })=>({
                    userId,
                    commentId,
                    createdAt
                }));
            if (left.length > 0) await manager.upsert(CommentMailItem, left, [
                'userId',
                'commentId'
            ]);
            return false;
        });
    }
    async handleComment({ payload: { commentId, tutorialId, authorId, parentId } }, manager) {
        const authors = await manager.findBy(TutorialAuthor, {
            tutorialId
        });
        const parent = parentId === null ? null : await manager.findOneBy(Comment, {
            id: parentId
        });
        const ids = new Set([
            ...authors.map(({ userId })=>userId),
            ...parent ? [
                parent.userId
            ] : []
        ]);
        ids.delete(authorId);
        const choices = await manager.findBy(CommentMailChoice, {
            userId: In([
                ...ids
            ]),
            mode: Not('none')
        });
        const users = new Map((await eligibleRecipients(manager, choices.map(({ userId })=>userId))).map((user)=>[
                user.id,
                user
            ]));
        for (const { userId, mode } of choices){
            const user = users.get(userId);
            const [told] = user ? await loadMailedComments(manager, userId, [
                commentId
            ]) : [];
            if (!user || !told) continue;
            if (mode === 'daily') {
                await manager.insert(CommentMailItem, {
                    userId,
                    commentId,
                    createdAt: new Date()
                });
                continue;
            }
            const token = await this.tokenOf(manager, userId);
            const email = commentEmail(told, {
                publicUrl: this.config.publicUrl,
                token
            });
            await this.emails.queueEmail(manager, user.email, {
                ...email,
                onlyIf: {
                    check: 'comment',
                    commentIds: [
                        commentId
                    ],
                    userId
                }
            });
        }
    }
    async tokenOf(manager, userId) {
        const { token } = await manager.findOneOrFail(CommentMailChoice, {
            select: {
                userId: true,
                token: true
            },
            where: {
                userId
            }
        });
        return token;
    }
}
CommentMailsService = _ts_decorate([
    Injectable(),
    _ts_param(0, InjectRepository(CommentMailChoice)),
    _ts_metadata("design:type", Function),
    _ts_metadata("design:paramtypes", [
        typeof Repository === "undefined" ? Object : Repository,
        typeof EmailsService === "undefined" ? Object : EmailsService,
        typeof Config === "undefined" ? Object : Config,
        typeof Subscribers === "undefined" ? Object : Subscribers
    ])
], CommentMailsService);
/** Current day and hour in the site's time zone. */ function inSite(now) {
    const format = new Intl.DateTimeFormat('sv-SE', {
        timeZone: siteZone(),
        dateStyle: 'short',
        timeStyle: 'short'
    });
    const [day, time] = format.format(now).split(' ');
    return {
        day: day,
        hour: Number(time.slice(0, 2))
    };
}
//# sourceMappingURL=comment-mails.service.js.map
