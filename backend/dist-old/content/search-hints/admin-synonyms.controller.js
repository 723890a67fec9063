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
import { Body, Controller, Delete, Get, Param, Post, Query } from '@nestjs/common';
import { ApiCreatedResponse, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { CurrentUser } from '../../members/auth/current-user.decorator.js';
import { Admins } from '../../platform/common/access.decorator.js';
import { DoneDto } from '../../platform/common/done.dto.js';
import { IdPipe } from '../../platform/common/id.pipe.js';
import { AnswersList } from '../../platform/common/list.decorator.js';
import { DEFAULT_LIMIT, MAX_LIMIT, toPage } from '../../platform/common/page-query.js';
import { Refuses } from '../../platform/common/refuses.decorator.js';
import { SynonymGroupDto, SynonymGroupListDto, SynonymsBody, SynonymsQuery, toSynonymGroupDto } from './synonyms.dto.js';
import { SynonymsService } from './synonyms.service.js';
export class AdminSynonymsController {
    synonyms;
    constructor(synonyms){
        this.synonyms = synonyms;
    }
    async list({ q, id, sort, order, ...page }) {
        const { groups, total } = await this.synonyms.list(q, {
            ids: id,
            sort,
            order
        }, toPage(page));
        return {
            synonyms: groups.map(toSynonymGroupDto),
            total
        };
    }
    async add({ texts }, user) {
        return toSynonymGroupDto(await this.synonyms.add(texts, user));
    }
    async remove(id, user) {
        await this.synonyms.remove(id, user);
        return {
            done: true
        };
    }
}
_ts_decorate([
    Get(),
    AnswersList('synonyms', {
        pageSize: DEFAULT_LIMIT,
        console: {
            query: SynonymsQuery,
            maxPageSize: MAX_LIMIT
        }
    }),
    ApiOperation({
        summary: "Liste les synonymes ajout\xe9s \xe0 ceux que la recherche conna\xeet, les derniers d\u2019abord"
    }),
    ApiOkResponse({
        type: SynonymGroupListDto
    }),
    _ts_param(0, Query()),
    _ts_metadata("design:type", Function),
    _ts_metadata("design:paramtypes", [
        typeof SynonymsQuery === "undefined" ? Object : SynonymsQuery
    ]),
    _ts_metadata("design:returntype", Promise)
], AdminSynonymsController.prototype, "list", null);
_ts_decorate([
    Post(),
    ApiOperation({
        summary: "Ajoute des mots qui veulent dire la m\xeame chose ; la recherche en tient compte aussit\xf4t"
    }),
    ApiCreatedResponse({
        type: SynonymGroupDto
    }),
    Refuses({
        409: "Ces synonymes y sont d\xe9j\xe0, ou il y en a autant qu\u2019il peut y en avoir."
    }),
    _ts_param(0, Body()),
    _ts_param(1, CurrentUser()),
    _ts_metadata("design:type", Function),
    _ts_metadata("design:paramtypes", [
        typeof SynonymsBody === "undefined" ? Object : SynonymsBody,
        typeof User === "undefined" ? Object : User
    ]),
    _ts_metadata("design:returntype", Promise)
], AdminSynonymsController.prototype, "add", null);
_ts_decorate([
    Delete(':id'),
    ApiOperation({
        summary: 'Retire des synonymes'
    }),
    ApiOkResponse({
        type: DoneDto
    }),
    Refuses({
        404: "Ces synonymes n\u2019existent pas."
    }),
    _ts_param(0, Param('id', IdPipe)),
    _ts_param(1, CurrentUser()),
    _ts_metadata("design:type", Function),
    _ts_metadata("design:paramtypes", [
        Number,
        typeof User === "undefined" ? Object : User
    ]),
    _ts_metadata("design:returntype", Promise)
], AdminSynonymsController.prototype, "remove", null);
AdminSynonymsController = _ts_decorate([
    ApiTags('Administration'),
    Admins(),
    Controller('api/admin/synonyms'),
    _ts_metadata("design:type", Function),
    _ts_metadata("design:paramtypes", [
        typeof SynonymsService === "undefined" ? Object : SynonymsService
    ])
], AdminSynonymsController);
//# sourceMappingURL=admin-synonyms.controller.js.map
