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
import { Body, Controller, Get, HttpCode, Param, Patch, Post, Query } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiParam, ApiTags } from '@nestjs/swagger';
import { CurrentUser } from '../../members/auth/current-user.decorator.js';
import { Moderators, Public } from '../../platform/common/access.decorator.js';
import { IdPipe } from '../../platform/common/id.pipe.js';
import { AnswersList } from '../../platform/common/list.decorator.js';
import { DEFAULT_LIMIT, MAX_LIMIT, toPage } from '../../platform/common/page-query.js';
import { Refuses } from '../../platform/common/refuses.decorator.js';
import { AppealAnswerBody, AppealBody, AppealDto, AppealListDto, AppealsQuery, toAppealDto, ToldDecisionDto, toToldDecisionDto } from './appeals.dto.js';
import { AppealsService } from './appeals.service.js';
const TokenParam = ()=>ApiParam({
        name: 'token',
        description: "Ce que porte le lien re\xe7u.",
        schema: {
            type: 'string',
            example: 'Zk3vX9mQ2bR7tY5wZ8cN4pQ1sD6fG0hJ'
        }
    });
const UNKNOWN = "Cette d\xe9cision n\u2019existe pas, ou le lien est incomplet.";
export class AppealsController {
    appeals;
    constructor(appeals){
        this.appeals = appeals;
    }
    async read(token) {
        const { decision, appeal } = await this.appeals.read(token);
        return toToldDecisionDto(decision, appeal);
    }
    async appeal(token, { text }) {
        const { decision, appeal } = await this.appeals.create(token, text);
        return toToldDecisionDto(decision, appeal);
    }
    async list({ status, ...page }) {
        const [appeals, total] = await this.appeals.list(status, toPage(page));
        return {
            appeals: appeals.map(toAppealDto),
            total
        };
    }
    async answer(id, body, user) {
        return toAppealDto(await this.appeals.answer(id, body, user));
    }
}
_ts_decorate([
    Get('decisions/:token'),
    Public(),
    TokenParam(),
    ApiOperation({
        summary: "Dit \xe0 l\u2019auteur d\u2019une chose signal\xe9e ce qui a \xe9t\xe9 d\xe9cid\xe9, et pourquoi"
    }),
    ApiOkResponse({
        type: ToldDecisionDto
    }),
    Refuses({
        404: UNKNOWN
    }),
    _ts_param(0, Param('token')),
    _ts_metadata("design:type", Function),
    _ts_metadata("design:paramtypes", [
        String
    ]),
    _ts_metadata("design:returntype", Promise)
], AppealsController.prototype, "read", null);
_ts_decorate([
    Post('decisions/:token/appeal'),
    Public(),
    HttpCode(201),
    TokenParam(),
    ApiOperation({
        summary: "Demande qu\u2019un autre mod\xe9rateur revienne sur une d\xe9cision"
    }),
    ApiOkResponse({
        type: ToldDecisionDto
    }),
    Refuses({
        404: UNKNOWN,
        409: "Un recours a d\xe9j\xe0 \xe9t\xe9 fait, ou n\u2019est plus possible."
    }),
    _ts_param(0, Param('token')),
    _ts_param(1, Body()),
    _ts_metadata("design:type", Function),
    _ts_metadata("design:paramtypes", [
        String,
        typeof AppealBody === "undefined" ? Object : AppealBody
    ]),
    _ts_metadata("design:returntype", Promise)
], AppealsController.prototype, "appeal", null);
_ts_decorate([
    Get('admin/appeals'),
    Moderators(),
    AnswersList('appeals', {
        pageSize: DEFAULT_LIMIT,
        console: {
            query: AppealsQuery,
            maxPageSize: MAX_LIMIT
        }
    }),
    ApiOperation({
        summary: 'Liste les recours'
    }),
    ApiOkResponse({
        type: AppealListDto
    }),
    _ts_param(0, Query()),
    _ts_metadata("design:type", Function),
    _ts_metadata("design:paramtypes", [
        typeof AppealsQuery === "undefined" ? Object : AppealsQuery
    ]),
    _ts_metadata("design:returntype", Promise)
], AppealsController.prototype, "list", null);
_ts_decorate([
    Patch('admin/appeals/:id'),
    Moderators(),
    ApiOperation({
        summary: "R\xe9pond \xe0 un recours : la d\xe9cision est maintenue ou annul\xe9e"
    }),
    ApiOkResponse({
        type: AppealDto
    }),
    Refuses({
        403: "Qui a pris la d\xe9cision ne r\xe9pond pas au recours.",
        404: "Ce recours n\u2019existe pas.",
        409: "Un autre mod\xe9rateur a d\xe9j\xe0 r\xe9pondu."
    }),
    _ts_param(0, Param('id', IdPipe)),
    _ts_param(1, Body()),
    _ts_param(2, CurrentUser()),
    _ts_metadata("design:type", Function),
    _ts_metadata("design:paramtypes", [
        Number,
        typeof AppealAnswerBody === "undefined" ? Object : AppealAnswerBody,
        typeof User === "undefined" ? Object : User
    ]),
    _ts_metadata("design:returntype", Promise)
], AppealsController.prototype, "answer", null);
AppealsController = _ts_decorate([
    ApiTags('Signalements'),
    Controller('api'),
    _ts_metadata("design:type", Function),
    _ts_metadata("design:paramtypes", [
        typeof AppealsService === "undefined" ? Object : AppealsService
    ])
], AppealsController);
//# sourceMappingURL=appeals.controller.js.map
