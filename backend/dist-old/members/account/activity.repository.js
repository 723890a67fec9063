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
import { Comment } from '../../community/comments/comment.entity.js';
import { Favorite } from '../../community/favorites/favorite.entity.js';
import { Rating } from '../../community/ratings/rating.entity.js';
import { published } from '../../content/tutorials/published.js';
import { TutorialAuthor } from '../../content/tutorials/tutorial-author.entity.js';
import { Tutorial } from '../../content/tutorials/tutorial.entity.js';
export class ActivityRepository {
    dataSource;
    constructor(dataSource){
        this.dataSource = dataSource;
    }
    async counts(userId) {
        const { manager } = this.dataSource;
        const [tutorial, comment, rating, favorite] = await Promise.all([
            manager.countBy(TutorialAuthor, {
                userId
            }),
            manager.countBy(Comment, {
                userId
            }),
            manager.countBy(Rating, {
                userId
            }),
            manager.countBy(Favorite, {
                userId
            })
        ]);
        return {
            tutorial,
            comment,
            rating,
            favorite
        };
    }
    /** Counts of public activity. */ async publicCounts(userId) {
        const count = (entity)=>this.dataSource.createQueryBuilder(entity, 'row').where('row.userId = :userId', {
                userId
            }).andWhere(published('row.tutorialId')).getCount();
        const [tutorial, comment] = await Promise.all([
            count(TutorialAuthor),
            count(Comment)
        ]);
        return {
            tutorial,
            comment
        };
    }
    /** The latest public activities of each kind, unsorted. */ async publicLatest(userId, limit) {
        const kinds = await Promise.all([
            this.tutorials(userId, limit, published('tutorial.id')),
            this.comments(userId, limit, published('row.tutorialId'))
        ]);
        return kinds.flat();
    }
    /** The latest activities of each kind, unsorted. */ async latest(userId, limit) {
        const kinds = await Promise.all([
            this.tutorials(userId, limit),
            this.comments(userId, limit),
            this.ratings(userId, limit),
            this.favorites(userId, limit)
        ]);
        return kinds.flat();
    }
    /** @param condition SQL filter for tutorials */ async tutorials(userId, limit, condition = '1 = 1') {
        const rows = await this.dataSource.createQueryBuilder(Tutorial, 'tutorial').select([
            'tutorial.id',
            'tutorial.title',
            'tutorial.date'
        ]).innerJoin(TutorialAuthor, 'author', 'author.tutorialId = tutorial.id').where('author.userId = :userId', {
            userId
        }).andWhere(condition).orderBy('tutorial.date', 'DESC').addOrderBy('tutorial.id', 'DESC').limit(limit).getMany();
        return rows.map((row)=>activity('tutorial', row.date, row));
    }
    async comments(userId, limit, condition = '1 = 1') {
        const query = this.dataSource.createQueryBuilder(Comment, 'row').where('row.userId = :userId', {
            userId
        }).andWhere(condition).orderBy('row.id', 'DESC').limit(limit);
        return (await withTutorials(query)).map(({ row, tutorial })=>activity('comment', row.createdAt, tutorial, {
                comment: row.content
            }));
    }
    async ratings(userId, limit) {
        const query = this.dataSource.createQueryBuilder(Rating, 'row').where('row.userId = :userId', {
            userId
        }).orderBy('row.updatedAt', 'DESC').limit(limit);
        return (await withTutorials(query)).map(({ row, tutorial })=>activity('rating', row.updatedAt, tutorial, {
                score: row.score
            }));
    }
    async favorites(userId, limit) {
        const query = this.dataSource.createQueryBuilder(Favorite, 'row').where('row.userId = :userId', {
            userId
        }).orderBy('row.createdAt', 'DESC').addOrderBy('row.id', 'DESC').limit(limit);
        return (await withTutorials(query)).map(({ row, tutorial })=>activity('favorite', row.createdAt, tutorial));
    }
}
ActivityRepository = _ts_decorate([
    Injectable(),
    _ts_metadata("design:type", Function),
    _ts_metadata("design:paramtypes", [
        typeof DataSource === "undefined" ? Object : DataSource
    ])
], ActivityRepository);
async function withTutorials(query) {
    const { entities, raw } = await query.innerJoin(Tutorial, 'tutorial', 'tutorial.id = row.tutorialId').addSelect('tutorial.title', 'tutorialTitle').getRawAndEntities();
    return entities.map((row, index)=>({
            row,
            tutorial: {
                id: row.tutorialId,
                title: raw[index].tutorialTitle
            }
        }));
}
function activity(kind, at, { id, title }, more = {}) {
    return {
        kind,
        at,
        tutorialId: id,
        tutorialTitle: title,
        comment: null,
        score: null,
        ...more
    };
}
//# sourceMappingURL=activity.repository.js.map
