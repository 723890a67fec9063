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
import { Injectable, NotFoundException } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { countRows, findPage, requireWithinReach } from '../../platform/database/find-page.js';
import { IndexFreshness } from '../search-index/index-freshness.js';
import { SearchIndexService } from '../search-index/search-index.service.js';
import { published } from './published.js';
import { normalTag, tagKey } from './tags.js';
import { TutorialTag } from './tutorial-tag.entity.js';
import { Tutorial } from './tutorial.entity.js';
import { TutorialsRepository } from './tutorials.repository.js';
export class TaggedTutorials {
    rows;
    tutorials;
    index;
    freshness;
    constructor(rows, tutorials, index, freshness){
        this.rows = rows;
        this.tutorials = tutorials;
        this.index = index;
        this.freshness = freshness;
    }
    /**
   * The tag as spelled on the tutorial added last.
   * @throws NotFoundException when no tutorial has it
   */ async nameOf(tag) {
        const key = tagKey(normalTag(tag));
        const last = await this.queryTagged(key).orderBy('tagged.tutorialId', 'DESC').limit(1).getOne();
        const name = last?.tags.find((each)=>tagKey(each) === key);
        if (name === undefined) throw new NotFoundException("Aucun tutoriel ne porte cette \xe9tiquette.");
        return name;
    }
    /**
   * Newest first. The search index counts and orders those of a tag; the database would read all of them, and does so
   * while the index is behind.
   * @throws NotFoundException when no tutorial has it
   * @throws BusyException
   */ async list(tag, page) {
        const key = tagKey(normalTag(tag));
        const listed = this.freshness.isCurrent ? await this.listFound(key, page) : await this.listStored(key, page);
        if (listed.total === 0) throw new NotFoundException("Aucun tutoriel ne porte cette \xe9tiquette.");
        return listed;
    }
    async listFound(key, { limit, offset }) {
        const { ids, total } = await this.index.search({
            text: '',
            tags: [
                key
            ],
            order: 'date',
            limit,
            offset
        });
        requireWithinReach({
            limit,
            offset
        }, total);
        const tutorials = await this.tutorials.findListed(ids);
        // Some were unpublished a moment ago.
        return {
            tutorials,
            total: total - (ids.length - tutorials.length)
        };
    }
    async listStored(key, page) {
        const query = this.queryTagged(key);
        const total = await countRows(query);
        query.orderBy('tutorial.date', 'DESC').addOrderBy('tutorial.id', 'DESC');
        return {
            tutorials: await findPage(query, page, total, this.rows.createQueryBuilder('tutorial')),
            total
        };
    }
    queryTagged(key) {
        return this.rows.createQueryBuilder('tutorial').innerJoin(TutorialTag, 'tagged', 'tagged.tutorialId = tutorial.id AND tagged.tag = :key', {
            key
        }).where(published('tutorial.id'));
    }
}
TaggedTutorials = _ts_decorate([
    Injectable(),
    _ts_param(0, InjectRepository(Tutorial)),
    _ts_metadata("design:type", Function),
    _ts_metadata("design:paramtypes", [
        typeof Repository === "undefined" ? Object : Repository,
        typeof TutorialsRepository === "undefined" ? Object : TutorialsRepository,
        typeof SearchIndexService === "undefined" ? Object : SearchIndexService,
        typeof IndexFreshness === "undefined" ? Object : IndexFreshness
    ])
], TaggedTutorials);
//# sourceMappingURL=tagged-tutorials.service.js.map
