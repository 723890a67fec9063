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
import { Controller, Get, Query, Req, Res } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { SEARCH_BUSY } from '../../platform/common/busy.exception.js';
import { Refuses } from '../../platform/common/refuses.decorator.js';
import { AnswerCache } from '../../platform/cache/answer-cache.service.js';
import { Public } from '../../platform/common/access.decorator.js';
import { AnswersList } from '../../platform/common/list.decorator.js';
import { DEFAULT_LIMIT } from '../../platform/common/page-query.js';
import { toTutorialItemDto } from '../tutorials/tutorials.dto.js';
import { AskedSearchesService } from '../asked-searches/asked-searches.service.js';
import { IndexPreparation } from '../search-index/index-preparation.js';
import { SearchQuery, SearchResultDto, toFoundTutorialDto } from './search.dto.js';
import { SuggestionListDto, SearchSuggestionsQuery } from './search-suggestions.dto.js';
import { SearchService } from './search.service.js';
import { SuggestionsService } from './suggestions.service.js';
export class SearchController {
    search;
    suggestions;
    asked;
    preparation;
    kept;
    constructor(search, suggestions, asked, preparation, kept){
        this.search = search;
        this.suggestions = suggestions;
        this.asked = asked;
        this.preparation = preparation;
        this.kept = kept;
    }
    async find(query, request) {
        // Without a text the answer is the same for every visitor and is cached.
        return query.query ? this.answer(query) : this.kept.answer(request, ()=>this.answer(query));
    }
    async suggest({ query = '' }, response) {
        const preparing = await this.preparation.present();
        const suggestions = await this.suggestions.suggest(query);
        response.setHeader('Cache-Control', preparing ? 'no-store' : 'max-age=60');
        return {
            suggestions,
            preparing
        };
    }
    async answer(query) {
        const preparing = query.query ? await this.preparation.present() : null;
        const { tutorials, total, reasons, facets, suggestion, nearest } = await this.search.search(query);
        // While the index is incomplete, an empty result says nothing about missing tutorials.
        if (!preparing) this.count(query, total);
        return {
            tutorials: tutorials.map((tutorial)=>toFoundTutorialDto(tutorial, reasons.get(tutorial.id))),
            count: tutorials.length,
            total,
            facets,
            suggestion,
            nearest: nearest.map(toTutorialItemDto),
            preparing
        };
    }
    /** Counts each search once, on its first page. An empty result due to filters is not counted. */ count({ query, offset, domainId, difficulty, tags, ...times }, total) {
        if (!query || offset) return;
        const filters = [
            domainId,
            difficulty,
            tags?.length,
            times.minReadTime,
            times.maxReadTime
        ];
        if (total > 0 || !filters.some(Boolean)) this.asked.countSearch(query, total > 0);
    }
}
_ts_decorate([
    Get(),
    AnswersList('tutorials', {
        pageSize: DEFAULT_LIMIT
    }),
    ApiOperation({
        summary: 'Cherche dans tout le texte des tutoriels'
    }),
    ApiOkResponse({
        type: SearchResultDto
    }),
    _ts_param(0, Query()),
    _ts_param(1, Req()),
    _ts_metadata("design:type", Function),
    _ts_metadata("design:paramtypes", [
        typeof SearchQuery === "undefined" ? Object : SearchQuery,
        typeof Request === "undefined" ? Object : Request
    ]),
    _ts_metadata("design:returntype", Promise)
], SearchController.prototype, "find", null);
_ts_decorate([
    Get('suggestions'),
    ApiOperation({
        summary: "Propose des tutoriels, des domaines et des \xe9tiquettes pendant la frappe"
    }),
    ApiOkResponse({
        type: SuggestionListDto
    }),
    _ts_param(0, Query()),
    _ts_param(1, Res({
        passthrough: true
    })),
    _ts_metadata("design:type", Function),
    _ts_metadata("design:paramtypes", [
        typeof SearchSuggestionsQuery === "undefined" ? Object : SearchSuggestionsQuery,
        typeof Response === "undefined" ? Object : Response
    ]),
    _ts_metadata("design:returntype", Promise)
], SearchController.prototype, "suggest", null);
SearchController = _ts_decorate([
    ApiTags('Recherche'),
    Refuses({
        503: SEARCH_BUSY
    }),
    Public(),
    Controller('api/search'),
    _ts_metadata("design:type", Function),
    _ts_metadata("design:paramtypes", [
        typeof SearchService === "undefined" ? Object : SearchService,
        typeof SuggestionsService === "undefined" ? Object : SuggestionsService,
        typeof AskedSearchesService === "undefined" ? Object : AskedSearchesService,
        typeof IndexPreparation === "undefined" ? Object : IndexPreparation,
        typeof AnswerCache === "undefined" ? Object : AnswerCache
    ])
], SearchController);
//# sourceMappingURL=search.controller.js.map
