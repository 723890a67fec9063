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
import { randomBytes } from 'node:crypto';
import { ConflictException, Injectable, NotFoundException } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { errorBody } from '../../platform/common/error-codes.js';
import { storeAnswer } from '../../platform/idempotency/answer-key.js';
import { UsersService } from '../../members/users/users.service.js';
import { CollectionItemsRepository } from './collection-items.repository.js';
import { DEFAULT_COLOR, MAX_COLLECTIONS } from './collection.entity.js';
import { toCollectionDto } from './collections.dto.js';
import { mayOpen, mayReadByLink } from './collections.policy.js';
import { CollectionsRepository } from './collections.repository.js';
export const collectionNotFound = ()=>new NotFoundException("Collection non trouv\xe9e.");
const newToken = ()=>randomBytes(24).toString('base64url');
export class CollectionsService {
    collections;
    items;
    users;
    dataSource;
    constructor(collections, items, users, dataSource){
        this.collections = collections;
        this.items = items;
        this.users = users;
        this.dataSource = dataSource;
    }
    async list(userId, page) {
        const [collections, total] = await this.collections.list(userId, page);
        const counts = await this.items.counts(collections.map(({ id })=>id));
        return {
            collections: collections.map((one)=>({
                    ...one,
                    tutorialCount: counts.get(one.id) ?? 0
                })),
            total
        };
    }
    /** @throws NotFoundException when it does not exist or the member may not open it */ async open(member, id) {
        const collection = await this.collections.find(id);
        if (!collection || !mayOpen(collection, member)) throw collectionNotFound();
        return this.withTutorials(collection);
    }
    /** @throws NotFoundException when no public collection has this share link */ async openByLink(token) {
        const collection = await this.collections.findByToken(token);
        const owner = collection && mayReadByLink(collection) ? await this.users.find(collection.userId) : null;
        if (!collection || !owner) throw collectionNotFound();
        return {
            ...await this.withTutorials(collection),
            owner
        };
    }
    /** Path of the share link; null when the collection is not public. */ async publicPathOf(id) {
        const collection = await this.collections.find(id);
        return collection && mayReadByLink(collection) ? `/collections/partagees/${collection.shareToken}` : null;
    }
    /** @throws ConflictException when the member has reached the limit */ async create(userId, body, key) {
        const now = new Date();
        const row = {
            userId,
            name: body.name,
            description: body.description ?? null,
            color: body.color ?? DEFAULT_COLOR,
            isPublic: body.isPublic ?? false,
            isHidden: false,
            shareToken: newToken(),
            createdAt: now,
            updatedAt: now
        };
        return this.dataSource.transaction(async (manager)=>{
            if (await this.collections.countForNewOne(manager, userId) >= MAX_COLLECTIONS) {
                throw new ConflictException(errorBody('limit_reached', `Vous avez d\xe9j\xe0 ${MAX_COLLECTIONS} collections, le maximum.`));
            }
            const collection = {
                ...await this.collections.insertCollection(manager, row),
                tutorialCount: 0
            };
            await storeAnswer(manager, key, toCollectionDto(collection));
            return collection;
        });
    }
    /** @throws NotFoundException when it does not exist or the member may not open it */ async update(member, id, body) {
        return this.dataSource.transaction(async (manager)=>{
            const before = await this.collections.lock(manager, id);
            if (!before || !mayOpen(before, member)) throw collectionNotFound();
            const after = changed(before, body);
            await this.collections.updateCollection(manager, id, after);
            const counts = await this.items.counts([
                id
            ], manager);
            return {
                ...after,
                tutorialCount: counts.get(id) ?? 0
            };
        });
    }
    /** @throws NotFoundException when it does not exist or the member may not open it */ async delete(member, id) {
        await this.dataSource.transaction(async (manager)=>{
            const collection = await this.collections.lock(manager, id);
            if (!collection || !mayOpen(collection, member)) throw collectionNotFound();
            await this.collections.deleteCollection(manager, id);
        });
    }
    async withTutorials(collection) {
        const tutorials = await this.items.tutorials(collection.id);
        return {
            collection: {
                ...collection,
                tutorialCount: tutorials.length
            },
            tutorials
        };
    }
}
CollectionsService = _ts_decorate([
    Injectable(),
    _ts_metadata("design:type", Function),
    _ts_metadata("design:paramtypes", [
        typeof CollectionsRepository === "undefined" ? Object : CollectionsRepository,
        typeof CollectionItemsRepository === "undefined" ? Object : CollectionItemsRepository,
        typeof UsersService === "undefined" ? Object : UsersService,
        typeof DataSource === "undefined" ? Object : DataSource
    ])
], CollectionsService);
function changed(before, body) {
    const isPublic = body.isPublic ?? before.isPublic;
    return {
        ...before,
        name: body.name ?? before.name,
        description: body.description === undefined ? before.description : body.description,
        color: body.color ?? before.color,
        isPublic,
        // A new token, so that share links from before do not work again later.
        shareToken: before.isPublic && !isPublic ? newToken() : before.shareToken,
        updatedAt: new Date()
    };
}
//# sourceMappingURL=collections.service.js.map
