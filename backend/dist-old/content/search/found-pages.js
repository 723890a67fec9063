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
import { SearchIndexService } from '../search-index/search-index.service.js';
import { TutorialCounts } from '../tutorials/tutorial-counts.js';
import { SearchRepository } from './search.repository.js';
/** Views read for a page at most, by ids or along the order; `READ_AT_LEAST` per statement. */ const MOST_READ = 400;
const READ_AT_LEAST = 50;
/** So that one statement usually finds the whole page. */ const SPARE = 1.25;
export class FoundPages {
    index;
    tutorials;
    counts;
    constructor(index, tutorials, counts){
        this.index = index;
        this.tutorials = tutorials;
        this.counts = counts;
    }
    /**
   * Ids of a page, which is looked for from the nearer end.
   * @param total number of results
   * @throws BusyException
   */ async idsOn(sought, order, { limit, offset }, total) {
        const length = Math.min(limit, total - offset);
        if (length <= 0) return [];
        const behind = total - offset - length;
        if (behind >= offset) return this.idsFrom(sought, order, {
            limit: length,
            offset
        }, total);
        const reversed = {
            by: order.by,
            direction: order.direction === 'ASC' ? 'DESC' : 'ASC'
        };
        return (await this.idsFrom(sought, reversed, {
            limit: length,
            offset: behind
        }, total)).reverse();
    }
    async idsFrom(sought, { by, direction }, page, total) {
        if (by === 'views') return this.idsByViews(sought, direction, page, total);
        const way = direction === 'ASC' ? 'asc' : 'desc';
        return (await this.index.search({
            ...sought,
            order: by,
            direction: way,
            ...page
        })).ids;
    }
    /**
   * By the present views where few need to be read, and else by those that the index was last told; only the page itself
   * is then put in the present order.
   */ async idsByViews(sought, direction, page, total) {
        const published = await this.counts.count({
            state: 'published'
        });
        const passed = (page.offset + page.limit) * published / total;
        if (total <= Math.min(passed, MOST_READ)) {
            const { ids } = await this.index.search({
                ...sought,
                order: 'id',
                limit: total
            });
            return this.tutorials.pageByViews(ids, direction, page);
        }
        const walked = passed <= MOST_READ && await this.walkByViews(sought, direction, page, passed);
        if (walked) return walked;
        const way = direction === 'ASC' ? 'asc' : 'desc';
        const { ids } = await this.index.search({
            ...sought,
            order: 'views',
            direction: way,
            ...page
        });
        return this.tutorials.pageByViews(ids, direction, {
            limit: page.limit,
            offset: 0
        });
    }
    /** @param passed number of tutorials that probably stand up to the end of the page */ walkByViews(sought, direction, page, passed) {
        const atOnce = Math.min(Math.max(Math.ceil(SPARE * passed), READ_AT_LEAST), MOST_READ);
        const amongThese = (ids)=>this.index.among(sought, ids);
        return this.tutorials.walkByViews(amongThese, direction, page, {
            atOnce,
            most: MOST_READ
        });
    }
}
FoundPages = _ts_decorate([
    Injectable(),
    _ts_metadata("design:type", Function),
    _ts_metadata("design:paramtypes", [
        typeof SearchIndexService === "undefined" ? Object : SearchIndexService,
        typeof SearchRepository === "undefined" ? Object : SearchRepository,
        typeof TutorialCounts === "undefined" ? Object : TutorialCounts
    ])
], FoundPages);
//# sourceMappingURL=found-pages.js.map
