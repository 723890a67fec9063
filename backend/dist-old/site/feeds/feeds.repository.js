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
import { TutorialAuthor } from '../../content/tutorials/tutorial-author.entity.js';
import { Tutorial } from '../../content/tutorials/tutorial.entity.js';
export class FeedsRepository {
    tutorials;
    constructor(tutorials){
        this.tutorials = tutorials;
    }
    /** Newest first, with their texts. */ async newest({ domainId, authorId, ids }, limit) {
        const query = this.tutorials.createQueryBuilder('tutorial').addSelect('tutorial.content').where(published('tutorial.id'));
        if (domainId) query.andWhere('tutorial.domainId = :domainId', {
            domainId
        });
        if (authorId) {
            const own = 'own.tutorialId = tutorial.id AND own.userId = :authorId';
            query.innerJoin(TutorialAuthor, 'own', own, {
                authorId
            });
        }
        if (ids) query.andWhere({
            id: In(ids)
        });
        return query.orderBy('tutorial.date', 'DESC').addOrderBy('tutorial.id', 'DESC').limit(limit).getMany();
    }
}
FeedsRepository = _ts_decorate([
    Injectable(),
    _ts_param(0, InjectRepository(Tutorial)),
    _ts_metadata("design:type", Function),
    _ts_metadata("design:paramtypes", [
        typeof Repository === "undefined" ? Object : Repository
    ])
], FeedsRepository);
//# sourceMappingURL=feeds.repository.js.map
