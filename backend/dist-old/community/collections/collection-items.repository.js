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
import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { In } from 'typeorm';
import { published } from '../../content/tutorials/published.js';
import { Tutorial } from '../../content/tutorials/tutorial.entity.js';
import { Collection } from './collection.entity.js';
import { CollectionItem } from './collection-item.entity.js';
export class CollectionItemsRepository {
    items;
    constructor(items){
        this.items = items;
    }
    /** Number of items by collection; empty collections are absent. */ async counts(collectionIds, manager = this.items.manager) {
        if (collectionIds.length === 0) return new Map();
        const rows = await manager.createQueryBuilder(CollectionItem, 'item').select('item.collectionId', 'id').addSelect('COUNT(*)', 'count').where({
            collectionId: In(collectionIds)
        }).andWhere(published('item.tutorialId')).groupBy('item.collectionId').getRawMany();
        return new Map(rows.map(({ id, count })=>[
                id,
                Number(count)
            ]));
    }
    /** All tutorials of a collection, in its order. */ async tutorials(collectionId) {
        return this.items.manager.createQueryBuilder(Tutorial, 'tutorial').innerJoin(CollectionItem, 'item', 'item.tutorialId = tutorial.id').where('item.collectionId = :collectionId', {
            collectionId
        }).andWhere(published('tutorial.id')).orderBy('item.position').addOrderBy('tutorial.id').getMany();
    }
    async tutorialIds(manager, collectionId) {
        const rows = await manager.findBy(CollectionItem, {
            collectionId
        });
        return rows.map(({ tutorialId })=>tutorialId);
    }
    /** Ids of the published tutorials of a collection. */ async publishedIds(manager, collectionId) {
        const rows = await manager.createQueryBuilder(CollectionItem, 'item').where('item.collectionId = :collectionId', {
            collectionId
        }).andWhere(published('item.tutorialId')).getMany();
        return rows.map(({ tutorialId })=>tutorialId);
    }
    /** Collections of a member that contain a tutorial. */ async collectionIds(userId, tutorialId, manager = this.items.manager) {
        const rows = await manager.createQueryBuilder(Collection, 'collection').select('collection.id', 'id').innerJoin(CollectionItem, 'item', 'item.collectionId = collection.id').where('collection.userId = :userId AND item.tutorialId = :tutorialId', {
            userId,
            tutorialId
        }).orderBy('collection.id').getRawMany();
        return rows.map(({ id })=>id);
    }
    /** Appends a tutorial; the caller has checked that the collection does not contain it. */ async append(manager, collectionId, tutorialId) {
        const last = await manager.maximum(CollectionItem, 'position', {
            collectionId
        });
        await manager.insert(CollectionItem, {
            collectionId,
            tutorialId,
            position: (last ?? 0) + 1
        });
    }
    async remove(manager, collectionIds, tutorialId) {
        await manager.delete(CollectionItem, {
            collectionId: In(collectionIds),
            tutorialId
        });
    }
    async order(manager, collectionId, tutorialIds) {
        const rows = tutorialIds.map((tutorialId, position)=>({
                collectionId,
                tutorialId,
                position
            }));
        if (rows.length > 0) await manager.upsert(CollectionItem, rows, [
            'collectionId',
            'tutorialId'
        ]);
    }
}
CollectionItemsRepository = _ts_decorate([
    Injectable(),
    _ts_param(0, InjectRepository(CollectionItem)),
    _ts_metadata("design:type", Function),
    _ts_metadata("design:paramtypes", [
        typeof Repository === "undefined" ? Object : Repository
    ])
], CollectionItemsRepository);
//# sourceMappingURL=collection-items.repository.js.map
