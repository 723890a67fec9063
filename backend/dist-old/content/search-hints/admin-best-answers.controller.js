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
import { BestAnswerDto, BestAnswerListDto, BestAnswerBody, BestAnswersQuery, toBestAnswerDto } from './best-answers.dto.js';
import { BestAnswersService } from './best-answers.service.js';
export class AdminBestAnswersController {
    answers;
    constructor(answers){
        this.answers = answers;
    }
    async list({ q, id, sort, order, ...page }) {
        const { answers, total } = await this.answers.list(q, {
            ids: id,
            sort,
            order
        }, toPage(page));
        return {
            answers: answers.map(toBestAnswerDto),
            total
        };
    }
    async add({ text, tutorialId }, user) {
        return toBestAnswerDto(await this.answers.add(text, tutorialId, user));
    }
    async remove(id, user) {
        await this.answers.remove(id, user);
        return {
            done: true
        };
    }
}
_ts_decorate([
    Get(),
    AnswersList('answers', {
        pageSize: DEFAULT_LIMIT,
        console: {
            query: BestAnswersQuery,
            maxPageSize: MAX_LIMIT
        }
    }),
    ApiOperation({
        summary: "Liste les tutoriels qui viennent en premier pour un texte, les derniers ajout\xe9s d\u2019abord"
    }),
    ApiOkResponse({
        type: BestAnswerListDto
    }),
    _ts_param(0, Query()),
    _ts_metadata("design:type", Function),
    _ts_metadata("design:paramtypes", [
        typeof BestAnswersQuery === "undefined" ? Object : BestAnswersQuery
    ]),
    _ts_metadata("design:returntype", Promise)
], AdminBestAnswersController.prototype, "list", null);
_ts_decorate([
    Post(),
    ApiOperation({
        summary: "Fait venir un tutoriel en premier pour qui cherche ce texte, aussit\xf4t"
    }),
    ApiCreatedResponse({
        type: BestAnswerDto
    }),
    Refuses({
        404: "Ce tutoriel n\u2019existe pas.",
        409: "Le tutoriel n\u2019est pas publi\xe9, le texte a d\xe9j\xe0 une r\xe9ponse, ou il y en a autant qu\u2019il peut y en avoir."
    }),
    _ts_param(0, Body()),
    _ts_param(1, CurrentUser()),
    _ts_metadata("design:type", Function),
    _ts_metadata("design:paramtypes", [
        typeof BestAnswerBody === "undefined" ? Object : BestAnswerBody,
        typeof User === "undefined" ? Object : User
    ]),
    _ts_metadata("design:returntype", Promise)
], AdminBestAnswersController.prototype, "add", null);
_ts_decorate([
    Delete(':id'),
    ApiOperation({
        summary: "Retire une meilleure r\xe9ponse ; le tutoriel reste"
    }),
    ApiOkResponse({
        type: DoneDto
    }),
    Refuses({
        404: "Cette meilleure r\xe9ponse n\u2019existe pas."
    }),
    _ts_param(0, Param('id', IdPipe)),
    _ts_param(1, CurrentUser()),
    _ts_metadata("design:type", Function),
    _ts_metadata("design:paramtypes", [
        Number,
        typeof User === "undefined" ? Object : User
    ]),
    _ts_metadata("design:returntype", Promise)
], AdminBestAnswersController.prototype, "remove", null);
AdminBestAnswersController = _ts_decorate([
    ApiTags('Administration'),
    Admins(),
    Controller('api/admin/best-answers'),
    _ts_metadata("design:type", Function),
    _ts_metadata("design:paramtypes", [
        typeof BestAnswersService === "undefined" ? Object : BestAnswersService
    ])
], AdminBestAnswersController);
//# sourceMappingURL=admin-best-answers.controller.js.map
