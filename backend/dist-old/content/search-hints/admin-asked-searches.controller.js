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
import { Controller, Get, Query } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { Admins } from '../../platform/common/access.decorator.js';
import { AnswersList } from '../../platform/common/list.decorator.js';
import { DEFAULT_LIMIT, MAX_LIMIT, toPage } from '../../platform/common/page-query.js';
import { AskedSearchesService } from '../asked-searches/asked-searches.service.js';
import { AskedSearchesQuery, AskedSearchListDto } from './asked-searches.dto.js';
import { SearchHintsService } from './search-hints.service.js';
export class AdminAskedSearchesController {
    searches;
    hints;
    constructor(searches, hints){
        this.searches = searches;
        this.hints = hints;
    }
    async list({ state, id, ...page }) {
        const { searches, total } = await this.searches.list({
            state,
            ids: id
        }, toPage(page));
        return {
            searches: searches.map((one)=>({
                    ...one,
                    taught: this.hints.hintsOn(one.text)
                })),
            total
        };
    }
}
_ts_decorate([
    Get(),
    AnswersList('searches', {
        pageSize: DEFAULT_LIMIT,
        console: {
            query: AskedSearchesQuery,
            maxPageSize: MAX_LIMIT
        }
    }),
    ApiOperation({
        summary: "Liste les recherches faites au moins trois fois en douze semaines, les plus fr\xe9quentes d\u2019abord"
    }),
    ApiOkResponse({
        type: AskedSearchListDto
    }),
    _ts_param(0, Query()),
    _ts_metadata("design:type", Function),
    _ts_metadata("design:paramtypes", [
        typeof AskedSearchesQuery === "undefined" ? Object : AskedSearchesQuery
    ]),
    _ts_metadata("design:returntype", Promise)
], AdminAskedSearchesController.prototype, "list", null);
AdminAskedSearchesController = _ts_decorate([
    ApiTags('Administration'),
    Admins(),
    Controller('api/admin/searches'),
    _ts_metadata("design:type", Function),
    _ts_metadata("design:paramtypes", [
        typeof AskedSearchesService === "undefined" ? Object : AskedSearchesService,
        typeof SearchHintsService === "undefined" ? Object : SearchHintsService
    ])
], AdminAskedSearchesController);
//# sourceMappingURL=admin-asked-searches.controller.js.map
