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
import { published } from '../../content/tutorials/published.js';
import { Tutorial } from '../../content/tutorials/tutorial.entity.js';
import { Favorite } from './favorite.entity.js';
export class FavoritesRepository {
    favorites;
    constructor(favorites){
        this.favorites = favorites;
    }
    /** A page of a member's favourites, latest first, and their total. */ async list(userId, { limit, offset }) {
        return this.favorites.manager.createQueryBuilder(Tutorial, 'tutorial').innerJoin(Favorite, 'favorite', 'favorite.tutorialId = tutorial.id').where('favorite.userId = :userId', {
            userId
        }).andWhere(published('favorite.tutorialId')).orderBy('favorite.createdAt', 'DESC').addOrderBy('favorite.id', 'DESC').limit(limit).offset(offset).getManyAndCount();
    }
    async ids(userId) {
        const favorites = await this.favorites.find({
            select: {
                tutorialId: true
            },
            where: {
                userId
            },
            order: {
                createdAt: 'DESC',
                id: 'DESC'
            }
        });
        return favorites.map(({ tutorialId })=>tutorialId);
    }
    async has(userId, tutorialId) {
        return this.favorites.existsBy({
            userId,
            tutorialId
        });
    }
    async insertFavorite(userId, tutorialId) {
        // In a transaction, which is retried after a deadlock.
        await this.favorites.manager.transaction((manager)=>manager.insert(Favorite, {
                userId,
                tutorialId,
                createdAt: new Date()
            }));
    }
    async deleteFavorite(userId, tutorialId) {
        await this.favorites.delete({
            userId,
            tutorialId
        });
    }
}
FavoritesRepository = _ts_decorate([
    Injectable(),
    _ts_param(0, InjectRepository(Favorite)),
    _ts_metadata("design:type", Function),
    _ts_metadata("design:paramtypes", [
        typeof Repository === "undefined" ? Object : Repository
    ])
], FavoritesRepository);
//# sourceMappingURL=favorites.repository.js.map
