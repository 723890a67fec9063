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
import { Body, Controller, Get, HttpCode, Param, Post, Query } from '@nestjs/common';
import { ApiCreatedResponse, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { CurrentUser } from '../../members/auth/current-user.decorator.js';
import { Admins, Members } from '../../platform/common/access.decorator.js';
import { DoneDto } from '../../platform/common/done.dto.js';
import { IdPipe } from '../../platform/common/id.pipe.js';
import { AnswersList } from '../../platform/common/list.decorator.js';
import { DEFAULT_LIMIT, MAX_LIMIT, toPage } from '../../platform/common/page-query.js';
import { Refuses } from '../../platform/common/refuses.decorator.js';
import { AskedListDto, ContributorRequestBody, ContributorRequestDto, OwnRequestDto, RequestDecisionBody, RequestsQuery, toAskedDto, toOwnRequestDto, toRequestDto } from './contributor-requests.dto.js';
import { ContributorRequestsService } from './contributor-requests.service.js';
export class ContributorRequestsController {
    requests;
    constructor(requests){
        this.requests = requests;
    }
    async mine(user) {
        return toOwnRequestDto(await this.requests.latestOf(user));
    }
    async ask({ message }, user) {
        return toRequestDto(await this.requests.ask(user, message));
    }
    async list({ status = 'pending', ...page }) {
        const { requests, total } = await this.requests.list(status, toPage(page));
        return {
            requests: requests.map(toAskedDto),
            total
        };
    }
    async decide(id, { isAccepted, answer = null }, actor) {
        await this.requests.decide(id, isAccepted, answer, actor);
        return {
            done: true
        };
    }
}
_ts_decorate([
    Get('contributor-requests/mine'),
    Members(),
    ApiOperation({
        summary: "Donne la derni\xe8re demande du membre de devenir contributeur"
    }),
    ApiOkResponse({
        type: OwnRequestDto
    }),
    _ts_param(0, CurrentUser()),
    _ts_metadata("design:type", Function),
    _ts_metadata("design:paramtypes", [
        typeof User === "undefined" ? Object : User
    ]),
    _ts_metadata("design:returntype", Promise)
], ContributorRequestsController.prototype, "mine", null);
_ts_decorate([
    Post('contributor-requests'),
    Members(),
    ApiOperation({
        summary: "Demande \xe0 devenir contributeur, o\xf9 cela se demande"
    }),
    ApiCreatedResponse({
        type: ContributorRequestDto
    }),
    Refuses({
        409: "Il n\u2019y a rien \xe0 demander, une demande attend d\xe9j\xe0, ou la derni\xe8re vient d\u2019\xeatre refus\xe9e."
    }),
    _ts_param(0, Body()),
    _ts_param(1, CurrentUser()),
    _ts_metadata("design:type", Function),
    _ts_metadata("design:paramtypes", [
        typeof ContributorRequestBody === "undefined" ? Object : ContributorRequestBody,
        typeof User === "undefined" ? Object : User
    ]),
    _ts_metadata("design:returntype", Promise)
], ContributorRequestsController.prototype, "ask", null);
_ts_decorate([
    Get('admin/contributor-requests'),
    Admins(),
    ApiTags('Administration'),
    AnswersList('requests', {
        pageSize: DEFAULT_LIMIT,
        console: {
            query: RequestsQuery,
            maxPageSize: MAX_LIMIT
        }
    }),
    ApiOperation({
        summary: "Liste qui demande \xe0 devenir contributeur, et ce qui a \xe9t\xe9 r\xe9pondu"
    }),
    ApiOkResponse({
        type: AskedListDto
    }),
    _ts_param(0, Query()),
    _ts_metadata("design:type", Function),
    _ts_metadata("design:paramtypes", [
        typeof RequestsQuery === "undefined" ? Object : RequestsQuery
    ]),
    _ts_metadata("design:returntype", Promise)
], ContributorRequestsController.prototype, "list", null);
_ts_decorate([
    Post('admin/contributor-requests/:id/decision'),
    HttpCode(200),
    Admins(),
    ApiTags('Administration'),
    ApiOperation({
        summary: "Accepte ou refuse une demande ; le membre en est pr\xe9venu"
    }),
    ApiOkResponse({
        type: DoneDto
    }),
    Refuses({
        404: "Cette demande n\u2019existe pas.",
        409: "Cette demande a d\xe9j\xe0 une r\xe9ponse."
    }),
    _ts_param(0, Param('id', IdPipe)),
    _ts_param(1, Body()),
    _ts_param(2, CurrentUser()),
    _ts_metadata("design:type", Function),
    _ts_metadata("design:paramtypes", [
        Number,
        typeof RequestDecisionBody === "undefined" ? Object : RequestDecisionBody,
        typeof User === "undefined" ? Object : User
    ]),
    _ts_metadata("design:returntype", Promise)
], ContributorRequestsController.prototype, "decide", null);
ContributorRequestsController = _ts_decorate([
    ApiTags('Compte'),
    Controller('api'),
    _ts_metadata("design:type", Function),
    _ts_metadata("design:paramtypes", [
        typeof ContributorRequestsService === "undefined" ? Object : ContributorRequestsService
    ])
], ContributorRequestsController);
//# sourceMappingURL=contributor-requests.controller.js.map
