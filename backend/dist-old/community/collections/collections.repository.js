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
import { lockRows } from '../../platform/database/lock-rows.js';
import { selectRows } from '../../platform/database/select-rows.js';
import { User } from '../../members/users/user.entity.js';
import { Collection } from './collection.entity.js';
const orders = {
    updatedAt: [
        'updatedAt',
        'DESC'
    ],
    createdAt: [
        'createdAt',
        'DESC'
    ],
    name: [
        'name',
        'ASC'
    ],
    id: [
        'id',
        'DESC'
    ]
};
export const collectionSorts = Object.keys(orders);
export class CollectionsRepository {
    collections;
    constructor(collections){
        this.collections = collections;
    }
    /** A page of a member's collections, most recently changed first, and their total. */ async list(userId, { limit, offset }) {
        return this.collections.findAndCount({
            where: {
                userId
            },
            order: {
                updatedAt: 'DESC',
                id: 'DESC'
            },
            take: limit,
            skip: offset
        });
    }
    /** A page of all public collections with their owners, and their total. */ async listPublic(selection, { limit, offset }) {
        return selectRows(this.withOwner().where({
            isPublic: true
        }), selection, orders, 'updatedAt').limit(limit).offset(offset).getManyAndCount();
    }
    async findWithOwner(id) {
        return this.withOwner().where({
            id
        }).getOne();
    }
    async find(id) {
        return this.collections.findOneBy({
            id
        });
    }
    async findByToken(shareToken) {
        return this.collections.findOneBy({
            shareToken
        });
    }
    /** Loads a collection with a row lock until the transaction ends. */ async lock(manager, id) {
        return lockRows(manager.createQueryBuilder(Collection, 'collection').where({
            id
        })).getOne();
    }
    /** Same for all collections of a member. */ async lockAll(manager, userId) {
        const query = manager.createQueryBuilder(Collection, 'collection').where({
            userId
        });
        return lockRows(query.orderBy('collection.id')).getMany();
    }
    /** Counts a member's collections, and locks the member so that no other is created before the transaction ends. */ async countForNewOne(manager, userId) {
        await lockRows(manager.createQueryBuilder(User, 'user').select('user.id').where({
            id: userId
        })).getOne();
        return manager.countBy(Collection, {
            userId
        });
    }
    async insertCollection(manager, collection) {
        const { identifiers } = await manager.insert(Collection, collection);
        return {
            ...collection,
            id: identifiers[0].id
        };
    }
    async updateCollection(manager, id, changes) {
        await manager.update(Collection, id, changes);
    }
    async deleteCollection(manager, id) {
        await manager.delete(Collection, id);
    }
    withOwner() {
        return this.collections.createQueryBuilder('collection').leftJoin('collection.owner', 'owner').addSelect([
            'owner.id',
            'owner.displayName',
            'owner.avatar'
        ]);
    }
}
CollectionsRepository = _ts_decorate([
    Injectable(),
    _ts_param(0, InjectRepository(Collection)),
    _ts_metadata("design:type", Function),
    _ts_metadata("design:paramtypes", [
        typeof Repository === "undefined" ? Object : Repository
    ])
], CollectionsRepository);
//# sourceMappingURL=collections.repository.js.map
