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
import { BadRequestException, ConflictException, Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { errorBody } from '../../platform/common/error-codes.js';
import { TutorialsService } from '../../content/tutorials/tutorials.service.js';
import { CollectionItemsRepository } from './collection-items.repository.js';
import { MAX_ITEMS } from './collection.entity.js';
import { mayOpen } from './collections.policy.js';
import { CollectionsRepository } from './collections.repository.js';
import { collectionNotFound } from './collections.service.js';
export class CollectionItemsService {
    collections;
    items;
    tutorials;
    dataSource;
    constructor(collections, items, tutorials, dataSource){
        this.collections = collections;
        this.items = items;
        this.tutorials = tutorials;
        this.dataSource = dataSource;
    }
    /**
   * Appends a tutorial to a collection; does nothing if it is already there.
   * @throws NotFoundException when the tutorial does not exist, or the member has no such collection
   * @throws ConflictException when the collection is full
   */ async add(member, id, tutorialId) {
        await this.tutorials.require(tutorialId);
        const adding = this.change(member, id, async (manager)=>this.appendTo(manager, id, tutorialId));
        return this.tutorials.whileExists(tutorialId, adding);
    }
    /**
   * Does nothing if the collection does not contain the tutorial.
   * @throws NotFoundException when the member has no such collection
   */ async remove(member, id, tutorialId) {
        return this.change(member, id, (manager)=>this.items.remove(manager, [
                id
            ], tutorialId));
    }
    /**
   * @throws NotFoundException when the member has no such collection
   * @throws BadRequestException when the list differs from the collection's published tutorials
   */ async order(member, id, tutorialIds) {
        return this.change(member, id, async (manager)=>{
            const held = new Set(await this.items.publishedIds(manager, id));
            if (held.size !== tutorialIds.length || !tutorialIds.every((tutorialId)=>held.has(tutorialId))) {
                throw new BadRequestException('La liste doit nommer tous les tutoriels de la collection, et eux seuls.');
            }
            await this.items.order(manager, id, tutorialIds);
        });
    }
    /**
   * Collections of a member that contain a tutorial.
   * @throws NotFoundException when the tutorial does not exist
   */ async collectionsContaining(userId, tutorialId) {
        await this.tutorials.require(tutorialId);
        return this.items.collectionIds(userId, tutorialId);
    }
    /**
   * Puts a tutorial into exactly these collections of a member, and removes it from the member's others.
   * @throws NotFoundException when the tutorial does not exist, or a collection is not the member's
   * @throws ConflictException when one of them is full
   */ async setCollectionsOf(userId, tutorialId, collectionIds) {
        await this.tutorials.require(tutorialId);
        const holding = this.dataSource.transaction(async (manager)=>{
            const own = new Set((await this.collections.lockAll(manager, userId)).map(({ id })=>id));
            if (!collectionIds.every((id)=>own.has(id))) throw collectionNotFound();
            const before = await this.items.collectionIds(userId, tutorialId, manager);
            const added = collectionIds.filter((id)=>!before.includes(id));
            const removed = before.filter((id)=>!collectionIds.includes(id));
            for (const id of added)await this.appendTo(manager, id, tutorialId);
            await this.items.remove(manager, removed, tutorialId);
            for (const id of [
                ...added,
                ...removed
            ])await this.collections.updateCollection(manager, id, {
                updatedAt: new Date()
            });
        });
        await this.tutorials.whileExists(tutorialId, holding);
    }
    async change(member, id, act) {
        return this.dataSource.transaction(async (manager)=>{
            const collection = await this.collections.lock(manager, id);
            if (!collection || !mayOpen(collection, member)) throw collectionNotFound();
            await act(manager);
            return this.touch(manager, collection);
        });
    }
    async appendTo(manager, id, tutorialId) {
        const held = await this.items.tutorialIds(manager, id);
        if (held.includes(tutorialId)) return;
        if (held.length >= MAX_ITEMS) {
            throw new ConflictException(errorBody('limit_reached', `Une collection contient ${MAX_ITEMS} tutoriels au plus.`));
        }
        await this.items.append(manager, id, tutorialId);
    }
    async touch(manager, collection) {
        const updatedAt = new Date();
        await this.collections.updateCollection(manager, collection.id, {
            updatedAt
        });
        const counts = await this.items.counts([
            collection.id
        ], manager);
        return {
            ...collection,
            updatedAt,
            tutorialCount: counts.get(collection.id) ?? 0
        };
    }
}
CollectionItemsService = _ts_decorate([
    Injectable(),
    _ts_metadata("design:type", Function),
    _ts_metadata("design:paramtypes", [
        typeof CollectionsRepository === "undefined" ? Object : CollectionsRepository,
        typeof CollectionItemsRepository === "undefined" ? Object : CollectionItemsRepository,
        typeof TutorialsService === "undefined" ? Object : TutorialsService,
        typeof DataSource === "undefined" ? Object : DataSource
    ])
], CollectionItemsService);
//# sourceMappingURL=collection-items.service.js.map
