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
import { lockRows } from '../../platform/database/lock-rows.js';
import { Tutorial } from '../../content/tutorials/tutorial.entity.js';
import { Rating } from './rating.entity.js';
/** Tutorials locked per query. */ const BATCH = 500;
export class RatingsRepository {
    ratings;
    constructor(ratings){
        this.ratings = ratings;
    }
    async find(userId, tutorialId) {
        return this.ratings.findOneBy({
            userId,
            tutorialId
        });
    }
    /** Stored with the tutorial; null when it does not exist. */ async summary(tutorialId, manager = this.ratings.manager) {
        const tutorial = await manager.findOne(Tutorial, {
            select: {
                id: true,
                ratingAverage: true,
                ratingCount: true
            },
            where: {
                id: tutorialId
            }
        });
        return tutorial && {
            average: tutorial.ratingAverage,
            count: tutorial.ratingCount
        };
    }
    /** Locks a tutorial against other ratings until the transaction ends; resolves to whether it exists. */ async lockTutorial(manager, tutorialId) {
        const query = manager.createQueryBuilder(Tutorial, 'tutorial').select('tutorial.id').where({
            id: tutorialId
        });
        return await lockRows(query).getOne() !== null;
    }
    /** Inserts a rating, or updates its score. */ async saveRating(manager, userId, tutorialId, score) {
        const updatedAt = new Date();
        const { affected } = await manager.update(Rating, {
            userId,
            tutorialId
        }, {
            score,
            updatedAt
        });
        if (!affected) await manager.insert(Rating, {
            userId,
            tutorialId,
            score,
            createdAt: updatedAt,
            updatedAt
        });
    }
    /** Ids of the tutorials a member has rated, in locking order. */ async ratedBy(manager, userId) {
        const rows = await manager.find(Rating, {
            select: {
                tutorialId: true
            },
            where: {
                userId
            },
            order: {
                tutorialId: 'ASC'
            }
        });
        return rows.map(({ tutorialId })=>tutorialId);
    }
    async deleteOfMember(manager, userId) {
        await manager.delete(Rating, {
            userId
        });
    }
    /**
   * Moves ratings to another member; resolves to the tutorials that both had rated, where the other member's score
   * stays.
   */ async moveRatings(manager, userId, into) {
        const theirs = new Set(await this.ratedBy(manager, into));
        const twice = (await this.ratedBy(manager, userId)).filter((id)=>theirs.has(id));
        for(let first = 0; first < twice.length; first += BATCH){
            const some = twice.slice(first, first + BATCH);
            const tutorials = manager.createQueryBuilder(Tutorial, 'tutorial').select('tutorial.id');
            await lockRows(tutorials.where({
                id: In(some)
            }).orderBy('tutorial.id')).getMany();
            await manager.delete(Rating, {
                userId,
                tutorialId: In(some)
            });
        }
        await manager.update(Rating, {
            userId
        }, {
            userId: into
        });
        return twice;
    }
    /** Updates the average and count stored with the tutorials. */ async updateSummaries(manager, tutorialIds) {
        if (tutorialIds.length === 0) return;
        const among = 'FROM ratings WHERE ratings.tutorialId = tutorials.id';
        await manager.createQueryBuilder().update(Tutorial).set({
            // 1e0 forces a floating-point division on both databases.
            ratingAverage: ()=>`(SELECT COALESCE(SUM(ratings.score) * 1e0 / COUNT(*), 0) ${among})`,
            ratingCount: ()=>`(SELECT COUNT(*) ${among})`
        }).where('id IN (:...tutorialIds)', {
            tutorialIds
        }).execute();
    }
}
RatingsRepository = _ts_decorate([
    Injectable(),
    _ts_param(0, InjectRepository(Rating)),
    _ts_metadata("design:type", Function),
    _ts_metadata("design:paramtypes", [
        typeof Repository === "undefined" ? Object : Repository
    ])
], RatingsRepository);
//# sourceMappingURL=ratings.repository.js.map
