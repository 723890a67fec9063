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
import { BadRequestException, ConflictException, Injectable, NotFoundException } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { In } from 'typeorm';
import { DomainContents } from '../../content/domains/domain-contents.js';
import { DomainsService } from '../../content/domains/domains.service.js';
import { normalTag, tagKey } from '../../content/tutorials/tags.js';
import { findWithPublicPage } from '../../members/public-pages/public-pages.js';
import { UsersService } from '../../members/users/users.service.js';
import { toPublicUserDto } from '../../members/users/users.dto.js';
import { errorBody } from '../../platform/common/error-codes.js';
import { LINE } from '../../platform/common/plain-text.js';
import { isUniqueViolation } from '../../platform/database/unique-violation.js';
import { Follow } from './follow.entity.js';
/** Each publication queries follows, hence the limit. */ const MAX_FOLLOWS = 500;
const MAX_TAG = 100;
const nothing = {
    domainId: null,
    authorId: null,
    tag: null,
    tagName: null
};
export class FollowsService {
    follows;
    domains;
    users;
    constructor(follows, domains, users, contents){
        this.follows = follows;
        this.domains = domains;
        this.users = users;
        contents.add(this);
    }
    /** Followers of a merged domain follow the remaining one; those of an emptied domain stay. */ async moveFollows(manager, { from, into, isMerge }) {
        if (!isMerge) return;
        // Both domains are locked, so no follow of the other one can be added now.
        await manager.query(`INSERT INTO follows (userId, domainId, createdAt)
       SELECT userId, ?, createdAt FROM follows
       WHERE domainId = ? AND userId NOT IN (SELECT userId FROM follows WHERE domainId = ?)`, [
            into,
            from,
            into
        ]);
    }
    /** @throws NotFoundException when it does not exist, or the member has no public profile */ async has(userId, followed) {
        await this.requirePage(followed);
        return this.follows.existsBy(rowOf(userId, await this.targetOf(followed)));
    }
    /**
   * Does nothing if it is already followed.
   * @throws NotFoundException, BadRequestException for oneself, ConflictException at the limit of follows
   */ async add(userId, followed) {
        const target = await this.targetOf(followed);
        if (target.authorId === userId) throw new BadRequestException("On ne se suit pas soi-m\xeame.");
        await this.requirePage(followed);
        if (await this.follows.existsBy(rowOf(userId, target))) return;
        if (await this.follows.countBy({
            userId
        }) >= MAX_FOLLOWS) {
            const message = `Vous suivez d\xe9j\xe0 ${MAX_FOLLOWS} domaines, auteurs et \xe9tiquettes, le maximum.`;
            throw new ConflictException(errorBody('limit_reached', message));
        }
        try {
            // In a transaction, which is retried after a deadlock.
            await this.follows.manager.transaction((manager)=>manager.insert(Follow, {
                    userId,
                    ...target,
                    createdAt: new Date()
                }));
        } catch (error) {
            if (!isUniqueViolation(error)) throw error;
        }
    }
    /** Does nothing if it is not followed. @throws NotFoundException */ async remove(userId, followed) {
        await this.follows.delete(rowOf(userId, await this.targetOf(followed)));
    }
    /** Oldest first; authors without a public profile are left out. */ async list(userId) {
        const rows = await this.follows.find({
            where: {
                userId
            },
            order: {
                id: 'ASC'
            }
        });
        const ids = (name)=>rows.flatMap((row)=>row[name] ?? []);
        const domains = new Map((await this.domains.findAll()).map((domain)=>[
                domain.id,
                domain
            ]));
        const people = await findWithPublicPage(this.follows.manager, ids('authorId'));
        const authors = new Map(people.map((user)=>[
                user.id,
                user
            ]));
        return {
            domains: ids('domainId').flatMap((id)=>domains.get(id) ?? []).map(({ id, slug, name })=>({
                    id,
                    slug,
                    name
                })),
            authors: ids('authorId').flatMap((id)=>authors.get(id) ?? []).map(toPublicUserDto),
            tags: rows.flatMap(({ tagName })=>tagName ?? [])
        };
    }
    /** Up to `limit` members above `afterId` who follow any of these, distinct and by id. */ async followersOf(manager, { domainId, authorIds = [], tags = [] }, afterId, limit) {
        const targets = [
            {
                domainId
            }
        ];
        if (authorIds.length > 0) targets.push({
            authorId: In(authorIds)
        });
        if (tags.length > 0) targets.push({
            tag: In(tags.map(tagKey))
        });
        const rows = await manager.createQueryBuilder(Follow, 'follow').select('follow.userId', 'userId').distinct().where(targets).andWhere('follow.userId > :afterId', {
            afterId
        }).orderBy('follow.userId').limit(limit).getRawMany();
        return rows.map(({ userId })=>userId);
    }
    /** Names and avatars are public only for members with a public profile. */ async requirePage(followed) {
        if (!('author' in followed)) return;
        const [author] = await findWithPublicPage(this.follows.manager, [
            followed.author
        ]);
        if (!author) throw new NotFoundException("Ce membre n\u2019a pas de page publique.");
    }
    async targetOf(followed) {
        if ('domain' in followed) return {
            ...nothing,
            domainId: (await this.domains.get(followed.domain)).id
        };
        if ('author' in followed) {
            if (!await this.users.find(followed.author)) throw new NotFoundException("Ce membre n\u2019existe pas.");
            return {
                ...nothing,
                authorId: followed.author
            };
        }
        const tagName = normalTag(followed.tag);
        if (tagName === '' || tagName.length > MAX_TAG || !LINE.test(tagName)) throw new BadRequestException(`Une \xe9tiquette a de 1 \xe0 ${MAX_TAG} caract\xe8res.`);
        return {
            ...nothing,
            tag: tagKey(tagName),
            tagName
        };
    }
}
FollowsService = _ts_decorate([
    Injectable(),
    _ts_param(0, InjectRepository(Follow)),
    _ts_metadata("design:type", Function),
    _ts_metadata("design:paramtypes", [
        typeof Repository === "undefined" ? Object : Repository,
        typeof DomainsService === "undefined" ? Object : DomainsService,
        typeof UsersService === "undefined" ? Object : UsersService,
        typeof DomainContents === "undefined" ? Object : DomainContents
    ])
], FollowsService);
/** Filter for the member's follow of one of the three. */ function rowOf(userId, { domainId, authorId, tag }) {
    if (domainId !== null) return {
        userId,
        domainId
    };
    return authorId === null ? {
        userId,
        tag: tag
    } : {
        userId,
        authorId
    };
}
//# sourceMappingURL=follows.service.js.map
