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
import { Between, In } from 'typeorm';
import { Domain } from '../../content/domains/domain.entity.js';
import { LearningPath } from '../../content/learning-paths/learning-path.entity.js';
import { published } from '../../content/tutorials/published.js';
import { TutorialAuthor } from '../../content/tutorials/tutorial-author.entity.js';
import { Tutorial } from '../../content/tutorials/tutorial.entity.js';
import { User } from '../../members/users/user.entity.js';
/** Parts looked at in one statement, fewer than databases have columns for. */ const PARTS_AT_ONCE = 500;
export class SitemapRepository {
    tutorials;
    paths;
    constructor(tutorials, paths){
        this.tutorials = tutorials;
        this.paths = paths;
    }
    /** Published tutorials in this range of ids, with only the columns a URL needs. */ async tutorialsBetween(firstId, lastId) {
        return this.tutorials.createQueryBuilder('tutorial').select([
            'tutorial.id',
            'tutorial.updatedAt'
        ]).where({
            id: Between(firstId, lastId)
        }).andWhere(published('tutorial.id')).orderBy('tutorial.id').getMany();
    }
    /** 0 when there are no tutorials. */ async highestId() {
        const [last] = await this.tutorials.find({
            select: {
                id: true
            },
            order: {
                id: 'DESC'
            },
            take: 1
        });
        return last?.id ?? 0;
    }
    /** Last change of a published tutorial in this range of ids; undefined when there is none. */ async latestBetween(firstId, lastId) {
        const row = await this.tutorials.createQueryBuilder('tutorial').select('MAX(tutorial.updatedAt)', 'latest').where({
            id: Between(firstId, lastId)
        }).andWhere(published('tutorial.id')).getRawOne();
        return row?.latest == null ? undefined : this.toDate(row.latest);
    }
    /** Last changes of the published ones among these tutorials, by id. */ async changesOf(ids) {
        const rows = await this.tutorials.createQueryBuilder('tutorial').select([
            'tutorial.id',
            'tutorial.updatedAt'
        ]).where({
            id: In([
                ...ids
            ])
        }).andWhere(published('tutorial.id')).getMany();
        return new Map(rows.map(({ id, updatedAt })=>[
                id,
                updatedAt
            ]));
    }
    /** Last change of a tutorial by domain id. */ async latestInDomains() {
        // One index look-up for each of the few domains.
        const rows = await this.tutorials.manager.createQueryBuilder(Domain, 'domain').select('domain.id', 'domainId').addSelect((latest)=>latest.select('tutorial.updatedAt').from(Tutorial, 'tutorial').where('tutorial.domainId = domain.id').andWhere(published('tutorial.id'))// The domain is the same for all of them; unless it is named, MySQL sorts instead of following the index.
            .orderBy('tutorial.domainId', 'DESC').addOrderBy('tutorial.updatedAt', 'DESC').limit(1), 'latest').getRawMany();
        const known = rows.filter(({ latest })=>latest !== null);
        return new Map(known.map(({ domainId, latest })=>[
                domainId,
                this.toDate(latest)
            ]));
    }
    /** Members in this range of ids who have published something. */ async authorsBetween(firstId, lastId) {
        const own = this.publishedBy('own.userId = user.id').select('1');
        const rows = await this.tutorials.manager.createQueryBuilder(User, 'user').select('user.id', 'id').where({
            id: Between(firstId, lastId)
        }).andWhere(`EXISTS (${own.getQuery()})`).orderBy('user.id').getRawMany();
        return rows.map(({ id })=>id);
    }
    /** Parts of so many ids in which members have published something. */ async partsOfAuthors(idsPerPart) {
        const last = Math.floor(await this.highestAuthorId() / idsPerPart);
        const found = [];
        for(let start = 0; start <= last; start += PARTS_AT_ONCE){
            const count = Math.min(PARTS_AT_ONCE, last + 1 - start);
            const parts = Array.from({
                length: count
            }, (_, index)=>start + index);
            const columns = parts.map((part)=>{
                const range = `own.userId BETWEEN ${part * idsPerPart} AND ${(part + 1) * idsPerPart - 1}`;
                return `EXISTS (${this.publishedBy(range).select('1').getQuery()}) AS part${part}`;
            });
            const [row] = await this.tutorials.query(`SELECT ${columns.join(', ')}`);
            found.push(...parts.filter((part)=>Number(row[`part${part}`]) === 1));
        }
        return found;
    }
    /** 0 when there are no authors. */ async highestAuthorId() {
        const query = this.tutorials.manager.createQueryBuilder(TutorialAuthor, 'own');
        return Number((await query.select('MAX(own.userId)', 'id').getRawOne())?.id ?? 0);
    }
    async publishedPaths() {
        return this.paths.find({
            select: {
                id: true
            },
            where: {
                isPublished: true
            },
            order: {
                id: 'ASC'
            }
        });
    }
    publishedBy(members) {
        return this.tutorials.manager.createQueryBuilder(TutorialAuthor, 'own').where(members).andWhere(published('own.tutorialId'));
    }
    toDate(raw) {
        const { metadata, manager } = this.tutorials;
        const column = metadata.findColumnWithPropertyName('updatedAt');
        return manager.dataSource.driver.prepareHydratedValue(raw, column);
    }
}
SitemapRepository = _ts_decorate([
    Injectable(),
    _ts_param(0, InjectRepository(Tutorial)),
    _ts_param(1, InjectRepository(LearningPath)),
    _ts_metadata("design:type", Function),
    _ts_metadata("design:paramtypes", [
        typeof Repository === "undefined" ? Object : Repository,
        typeof Repository === "undefined" ? Object : Repository
    ])
], SitemapRepository);
//# sourceMappingURL=sitemap.repository.js.map
