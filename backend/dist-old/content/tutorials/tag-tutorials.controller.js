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
import { ApiOkResponse, ApiOperation, ApiParam, ApiTags } from '@nestjs/swagger';
import { AnswerCache } from '../../platform/cache/answer-cache.service.js';
import { Public } from '../../platform/common/access.decorator.js';
import { SEARCH_BUSY } from '../../platform/common/busy.exception.js';
import { AnswersList } from '../../platform/common/list.decorator.js';
import { toPage } from '../../platform/common/page-query.js';
import { Refuses } from '../../platform/common/refuses.decorator.js';
import { TaggedTutorials } from './tagged-tutorials.service.js';
import { DomainTutorialsQuery, MAX_LISTED, TagDto, toTutorialItemDto, TutorialListDto } from './tutorials.dto.js';
const tagParam = {
    name: 'tag',
    description: "Sans \xe9gard \xe0 la casse ni aux accents.",
    example: "p\xe2tisserie"
};
const UNUSED = "Aucun tutoriel ne porte cette \xe9tiquette.";
export class TagTutorialsController {
    tagged;
    kept;
    constructor(tagged, kept){
        this.tagged = tagged;
        this.kept = kept;
    }
    async read(tag, request) {
        return this.kept.answer(request, async ()=>({
                name: await this.tagged.nameOf(tag)
            }));
    }
    async list(tag, page, request) {
        return this.kept.answer(request, async ()=>{
            const { tutorials, total } = await this.tagged.list(tag, toPage(page, MAX_LISTED));
            return {
                tutorials: tutorials.map(toTutorialItemDto),
                total
            };
        });
    }
}
_ts_decorate([
    Get(),
    ApiParam(tagParam),
    ApiOperation({
        summary: "Dit comment s\u2019\xe9crit une \xe9tiquette que portent des tutoriels"
    }),
    ApiOkResponse({
        type: TagDto
    }),
    Refuses({
        404: UNUSED
    }),
    _ts_param(0, Param('tag')),
    _ts_param(1, Req()),
    _ts_metadata("design:type", Function),
    _ts_metadata("design:paramtypes", [
        String,
        typeof Request === "undefined" ? Object : Request
    ]),
    _ts_metadata("design:returntype", Promise)
], TagTutorialsController.prototype, "read", null);
_ts_decorate([
    Get('tutorials'),
    ApiParam(tagParam),
    AnswersList('tutorials', {
        pageSize: MAX_LISTED
    }),
    ApiOperation({
        summary: "Liste les tutoriels qui portent une \xe9tiquette, les plus r\xe9cents d\u2019abord"
    }),
    ApiOkResponse({
        type: TutorialListDto
    }),
    Refuses({
        404: UNUSED,
        503: SEARCH_BUSY
    }),
    _ts_param(0, Param('tag')),
    _ts_param(1, Query()),
    _ts_param(2, Req()),
    _ts_metadata("design:type", Function),
    _ts_metadata("design:paramtypes", [
        String,
        typeof DomainTutorialsQuery === "undefined" ? Object : DomainTutorialsQuery,
        typeof Request === "undefined" ? Object : Request
    ]),
    _ts_metadata("design:returntype", Promise)
], TagTutorialsController.prototype, "list", null);
TagTutorialsController = _ts_decorate([
    ApiTags('Tutoriels'),
    Public(),
    Controller('api/tags/:tag'),
    _ts_metadata("design:type", Function),
    _ts_metadata("design:paramtypes", [
        typeof TaggedTutorials === "undefined" ? Object : TaggedTutorials,
        typeof AnswerCache === "undefined" ? Object : AnswerCache
    ])
], TagTutorialsController);
//# sourceMappingURL=tag-tutorials.controller.js.map
