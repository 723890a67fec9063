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
import { Controller, Get, Param, Query, Req } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { SEARCH_BUSY } from '../../platform/common/busy.exception.js';
import { Public } from '../../platform/common/access.decorator.js';
import { AnswersList } from '../../platform/common/list.decorator.js';
import { IdPipe } from '../../platform/common/id.pipe.js';
import { Refuses } from '../../platform/common/refuses.decorator.js';
import { RENDER_HEADER } from '../../platform/common/render-header.js';
import { Config } from '../../config.js';
import { AnswerCache } from '../../platform/cache/answer-cache.service.js';
import { readerOf } from './recent-readings.js';
import { ListTutorialsQuery, MAX_LISTED, SuggestionsQuery, toTutorialDto, toTutorialItemDto, TrendingQuery, TutorialDto, TutorialItemDto, TutorialListDto } from './tutorials.dto.js';
import { TutorialsService } from './tutorials.service.js';
import { AskedSearchesService } from '../asked-searches/asked-searches.service.js';
import { ViewCounter } from './view-counter.js';
export class TutorialsController {
    tutorials;
    views;
    searches;
    kept;
    config;
    constructor(tutorials, views, searches, kept, config){
        this.tutorials = tutorials;
        this.views = views;
        this.searches = searches;
        this.kept = kept;
        this.config = config;
    }
    async list(query, request) {
        return this.kept.answer(request, async ()=>{
            const { tutorials, ...listed } = await this.tutorials.list(query);
            return {
                tutorials: tutorials.map(toTutorialItemDto),
                ...listed
            };
        });
    }
    async trending({ limit }) {
        return (await this.tutorials.trending(limit)).map(toTutorialItemDto);
    }
    // Declared before `:id`, which would match this path.
    async suggestions(query) {
        return (await this.tutorials.suggestions(query)).map(toTutorialItemDto);
    }
    async get(id, request) {
        const views = {
            counted: 0
        };
        const make = async ()=>{
            const tutorial = await this.tutorials.read(id, request.user);
            views.counted = this.views.counted(id);
            const answer = toTutorialDto(tutorial);
            this.countView(answer, request);
            return answer;
        };
        return this.kept.answer(request, make, this.refreshViews(views));
    }
    /**
   * A function of its own: it is kept with the answer, and would hold the request if it were made beside it.
   * @param views those that the answer contains of this node's
   */ refreshViews(views) {
        return (before, request)=>{
            const added = this.views.counted(before.id) - views.counted;
            views.counted += added;
            this.countView(before, request);
            return added === 0 ? before : {
                ...before,
                views: before.views + added
            };
        };
    }
    /** A page counts its own view when it is served, so the API call that renders it must not count again. */ countView({ id, authors }, request) {
        if (request.get(RENDER_HEADER) === this.config.renderToken) return;
        const reader = readerOf(request, request.ip);
        const member = request.user;
        if (!authors.some((author)=>author.id !== null && author.id === member?.id)) this.views.record(id, reader);
        if (reader !== undefined) this.searches.countOpening(request.get('referer'), request.get('host'));
    }
}
_ts_decorate([
    Get(),
    AnswersList('tutorials', {
        pageSize: MAX_LISTED,
        hasCursors: true
    }),
    Refuses({
        503: SEARCH_BUSY
    }),
    ApiOperation({
        summary: 'Liste les tutoriels, sans leur contenu'
    }),
    ApiOkResponse({
        type: TutorialListDto
    }),
    _ts_param(0, Query()),
    _ts_param(1, Req()),
    _ts_metadata("design:type", Function),
    _ts_metadata("design:paramtypes", [
        typeof ListTutorialsQuery === "undefined" ? Object : ListTutorialsQuery,
        typeof Request === "undefined" ? Object : Request
    ]),
    _ts_metadata("design:returntype", Promise)
], TutorialsController.prototype, "list", null);
_ts_decorate([
    Get('trending'),
    AnswersList('tutorials'),
    ApiOperation({
        summary: "Donne les tutoriels du moment (vues \xd7 0,5 + j\u2019aime \xd7 2)"
    }),
    ApiOkResponse({
        type: [
            TutorialItemDto
        ]
    }),
    _ts_param(0, Query()),
    _ts_metadata("design:type", Function),
    _ts_metadata("design:paramtypes", [
        typeof TrendingQuery === "undefined" ? Object : TrendingQuery
    ]),
    _ts_metadata("design:returntype", Promise)
], TutorialsController.prototype, "trending", null);
_ts_decorate([
    Get('suggestions'),
    AnswersList('tutorials'),
    ApiOperation({
        summary: "Propose des tutoriels du m\xeame domaine ou aux m\xeames \xe9tiquettes"
    }),
    ApiOkResponse({
        type: [
            TutorialItemDto
        ]
    }),
    _ts_param(0, Query()),
    _ts_metadata("design:type", Function),
    _ts_metadata("design:paramtypes", [
        typeof SuggestionsQuery === "undefined" ? Object : SuggestionsQuery
    ]),
    _ts_metadata("design:returntype", Promise)
], TutorialsController.prototype, "suggestions", null);
_ts_decorate([
    Get(':id'),
    ApiOperation({
        summary: "Donne un tutoriel ; compte une vue par lecteur et par p\xe9riode de six heures"
    }),
    ApiOkResponse({
        type: TutorialDto
    }),
    Refuses({
        404: "Ce tutoriel n\u2019existe pas."
    }),
    _ts_param(0, Param('id', IdPipe)),
    _ts_param(1, Req()),
    _ts_metadata("design:type", Function),
    _ts_metadata("design:paramtypes", [
        Number,
        typeof Request === "undefined" ? Object : Request
    ]),
    _ts_metadata("design:returntype", Promise)
], TutorialsController.prototype, "get", null);
TutorialsController = _ts_decorate([
    ApiTags('Tutoriels'),
    Public(),
    Controller('api/tutorials'),
    _ts_metadata("design:type", Function),
    _ts_metadata("design:paramtypes", [
        typeof TutorialsService === "undefined" ? Object : TutorialsService,
        typeof ViewCounter === "undefined" ? Object : ViewCounter,
        typeof AskedSearchesService === "undefined" ? Object : AskedSearchesService,
        typeof AnswerCache === "undefined" ? Object : AnswerCache,
        typeof Config === "undefined" ? Object : Config
    ])
], TutorialsController);
//# sourceMappingURL=tutorials.controller.js.map
