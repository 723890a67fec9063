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
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { AuditService } from '../../moderation/audit/audit.service.js';
import { DomainEvents } from '../../platform/domain-events/domain-events.js';
import { CollectionItemsRepository } from './collection-items.repository.js';
import { mayModerate } from './collections.policy.js';
import { CollectionsRepository } from './collections.repository.js';
import { collectionNotFound } from './collections.service.js';
export class CollectionModerationService {
    collections;
    items;
    audit;
    events;
    dataSource;
    constructor(collections, items, audit, events, dataSource){
        this.collections = collections;
        this.items = items;
        this.audit = audit;
        this.events = events;
        this.dataSource = dataSource;
    }
    /** Public collections, hidden or not, most recently changed first. */ async list(selection, page) {
        const [collections, total] = await this.collections.listPublic(selection, page);
        const counts = await this.items.counts(collections.map(({ id })=>id));
        return {
            collections: collections.map((one)=>toOwned(one, counts.get(one.id) ?? 0)),
            total
        };
    }
    /** @throws NotFoundException when there is no such public collection */ async get(id) {
        const collection = await this.collections.findWithOwner(id);
        if (!collection || !mayModerate(collection)) throw collectionNotFound();
        const tutorials = await this.items.tutorials(id);
        return {
            collection: toOwned(collection, tutorials.length),
            tutorials
        };
    }
    /** Disables or enables the share link of a collection. @throws NotFoundException */ async hide(id, isHidden, note, actor) {
        await this.dataSource.transaction(async (manager)=>{
            await this.requirePublic(manager, id);
            await this.hideWithin(manager, id, isHidden, note, actor);
        });
    }
    /**
   * For decisions; works even if the owner has made it private since. @returns whether anything changed. @throws
   * NotFoundException
   */ async hideWithin(manager, id, isHidden, note, actor) {
        const collection = await this.lock(manager, id);
        if (collection.isHidden === isHidden) return false;
        await this.collections.updateCollection(manager, id, {
            isHidden
        });
        const action = isHidden ? 'collection.hide' : 'collection.show';
        await this.record(manager, collection, actor, {
            action,
            after: {
                isHidden
            },
            note
        });
        return true;
    }
    /** @throws NotFoundException */ async delete(id, actor) {
        await this.dataSource.transaction(async (manager)=>{
            await this.requirePublic(manager, id);
            await this.deleteWithin(manager, id, actor);
        });
    }
    /** For decisions; works even if the owner has made it private since. @throws NotFoundException */ async deleteWithin(manager, id, actor) {
        const collection = await this.lock(manager, id);
        await this.collections.deleteCollection(manager, id);
        await this.record(manager, collection, actor, {
            action: 'collection.delete'
        });
    }
    async lock(manager, id) {
        const collection = await this.collections.lock(manager, id);
        if (!collection) throw collectionNotFound();
        return collection;
    }
    async requirePublic(manager, id) {
        if (!mayModerate(await this.lock(manager, id))) throw collectionNotFound();
    }
    async record(manager, { id, userId, name, description, isHidden }, { id: actorId }, act) {
        const before = {
            userId,
            name,
            description,
            isHidden
        };
        await this.audit.record(manager, {
            actorId,
            targetType: 'collection',
            targetId: id,
            before,
            ...act
        });
        await this.events.publish(manager, 'public-page.changed', {
            userId
        });
    }
}
CollectionModerationService = _ts_decorate([
    Injectable(),
    _ts_metadata("design:type", Function),
    _ts_metadata("design:paramtypes", [
        typeof CollectionsRepository === "undefined" ? Object : CollectionsRepository,
        typeof CollectionItemsRepository === "undefined" ? Object : CollectionItemsRepository,
        typeof AuditService === "undefined" ? Object : AuditService,
        typeof DomainEvents === "undefined" ? Object : DomainEvents,
        typeof DataSource === "undefined" ? Object : DataSource
    ])
], CollectionModerationService);
function toOwned(collection, tutorialCount) {
    return {
        ...collection,
        tutorialCount,
        owner: collection.owner
    };
}
//# sourceMappingURL=collection-moderation.service.js.map
