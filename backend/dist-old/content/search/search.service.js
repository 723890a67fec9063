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
import { requireWithinReach } from '../../platform/database/find-page.js';
import { DomainsService } from '../domains/domains.service.js';
import { SearchHintsService } from '../search-hints/search-hints.service.js';
import { IndexFreshness } from '../search-index/index-freshness.js';
import { SearchIndexService } from '../search-index/search-index.service.js';
import { tagKey } from '../tutorials/tags.js';
import { FoundPages } from './found-pages.js';
import { SearchRepository } from './search.repository.js';
const stored = {
    "d\xe9butant": 'beginner',
    "interm\xe9diaire": 'intermediate',
    "avanc\xe9": 'advanced',
    expert: null,
    beginner: 'beginner',
    intermediate: 'intermediate',
    advanced: 'advanced'
};
const nothing = {
    tutorials: [],
    total: 0,
    reasons: new Map(),
    facets: {
        domains: [],
        difficulties: [],
        tags: [],
        readTimes: []
    },
    suggestion: null,
    nearest: []
};
export class SearchService {
    tutorials;
    index;
    hints;
    domains;
    freshness;
    pages;
    constructor(tutorials, index, hints, domains, freshness, pages){
        this.tutorials = tutorials;
        this.index = index;
        this.hints = hints;
        this.domains = domains;
        this.freshness = freshness;
        this.pages = pages;
    }
    /** @throws BusyException */ async search(query) {
        const { query: text = '', limit = 20, offset = 0 } = query;
        const difficulty = query.difficulty && stored[query.difficulty];
        // « expert », which no tutorial has.
        if (difficulty === null) return nothing;
        const domainId = await this.domains.currentId(query.domainId);
        const filters = filtersOf({
            ...query,
            domainId
        }, difficulty);
        const asked = {
            text,
            query,
            filters,
            page: {
                limit,
                offset
            }
        };
        return text ? this.find(asked) : this.list(asked);
    }
    /**
   * Without a text. The index has every combination of filters in every order; the database has what one of its own
   * indexes leads, and all of it while that index is behind.
   */ async list({ filters, query, page }) {
        const { sortBy: by = 'date', sortOrder } = query;
        const order = {
            by,
            direction: sortOrder === 'asc' ? 'ASC' : 'DESC'
        };
        const asked = {
            text: '',
            ...filters
        };
        const isIndexed = this.freshness.isCurrent && !isInDatabase(filters, by);
        const counting = this.index.search({
            ...asked,
            limit: 0
        });
        const listing = isIndexed ? counting.then(({ total })=>this.listFound(asked, order, page, total)) : this.tutorials.list(filters, order, page);
        const [[tutorials, total], { facets }] = await Promise.all([
            listing,
            counting
        ]);
        return {
            ...nothing,
            tutorials,
            total,
            facets: await this.named(facets)
        };
    }
    async listFound(asked, order, page, found) {
        requireWithinReach(page, found);
        const ids = await this.pages.idsOn(asked, order, page, found);
        const tutorials = await this.tutorials.findInOrder(ids);
        return [
            tutorials,
            totalOf(found, ids, tutorials)
        ];
    }
    async find({ text, filters, query, page }) {
        const { sortBy: order = 'relevance', sortOrder: direction = 'desc' } = query;
        const request = {
            text,
            ...filters,
            direction,
            first: this.hints.bestAnswersTo(text)
        };
        const isByViews = order === 'views';
        const found = await this.index.search(isByViews ? {
            ...request,
            order: 'id',
            limit: 0
        } : {
            ...request,
            order,
            ...page
        });
        const byViews = {
            by: 'views',
            direction: direction === 'asc' ? 'ASC' : 'DESC'
        };
        const ids = isByViews ? await this.pages.idsOn(request, byViews, page, found.total) : found.ids;
        const [tutorials, nearest, reasons, facets] = await Promise.all([
            this.tutorials.findInOrder(ids),
            this.tutorials.findInOrder(found.nearest),
            this.index.explain(text, ids),
            this.named(found.facets)
        ]);
        return {
            tutorials,
            total: totalOf(found.total, ids, tutorials),
            reasons: new Map(reasons.map((reason)=>[
                    reason.id,
                    reason
                ])),
            facets,
            suggestion: found.suggestion,
            nearest
        };
    }
    async named(facets) {
        const names = new Map((await this.domains.findListed()).map(({ id, name })=>[
                id,
                name
            ]));
        const domains = facets.domains.flatMap(({ id, count })=>{
            const name = names.get(id);
            return name === undefined ? [] : [
                {
                    id,
                    name,
                    count
                }
            ];
        });
        return {
            ...facets,
            domains
        };
    }
}
SearchService = _ts_decorate([
    Injectable(),
    _ts_metadata("design:type", Function),
    _ts_metadata("design:paramtypes", [
        typeof SearchRepository === "undefined" ? Object : SearchRepository,
        typeof SearchIndexService === "undefined" ? Object : SearchIndexService,
        typeof SearchHintsService === "undefined" ? Object : SearchHintsService,
        typeof DomainsService === "undefined" ? Object : DomainsService,
        typeof IndexFreshness === "undefined" ? Object : IndexFreshness,
        typeof FoundPages === "undefined" ? Object : FoundPages
    ])
], SearchService);
/** Some may have been unpublished a moment ago. */ function totalOf(found, ids, tutorials) {
    return found - (ids.length - tutorials.length);
}
/** Whether the database has an index that begins with these filters and continues in this order. */ function isInDatabase({ domainId, difficulty, minReadTime, maxReadTime, tags }, by) {
    if (minReadTime || maxReadTime !== undefined || tags.length > 0) return false;
    return by === 'date' || by === 'title' || !domainId && !difficulty;
}
function filtersOf({ domainId, minReadTime, maxReadTime, tags = [] }, difficulty) {
    return {
        domainId,
        difficulty,
        minReadTime,
        maxReadTime,
        tags: tags.map(tagKey)
    };
}
//# sourceMappingURL=search.service.js.map
