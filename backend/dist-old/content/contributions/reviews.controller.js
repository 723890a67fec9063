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
import { BadRequestException, Body, Controller, Get, HttpCode, Param, Post, Query } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { CurrentUser } from '../../members/auth/current-user.decorator.js';
import { Reviewers } from '../../platform/common/access.decorator.js';
import { DoneDto } from '../../platform/common/done.dto.js';
import { IdPipe } from '../../platform/common/id.pipe.js';
import { AnswersList } from '../../platform/common/list.decorator.js';
import { DEFAULT_LIMIT, MAX_LIMIT, PageQuery, toPage } from '../../platform/common/page-query.js';
import { Refuses } from '../../platform/common/refuses.decorator.js';
import { ReviewsService } from '../tutorials/reviews.service.js';
import { ReviewBody, toWaitingDto, WaitingListDto } from './reviews.dto.js';
export class ReviewsController {
    reviews;
    constructor(reviews){
        this.reviews = reviews;
    }
    async list(page) {
        const { waiting, total } = await this.reviews.listWaiting(toPage(page));
        return {
            tutorials: waiting.map(toWaitingDto),
            total
        };
    }
    async decide(id, { isAccepted, reason }, actor) {
        if (isAccepted) await this.reviews.accept(id, actor);
        else await this.reviews.sendBack(id, required(reason), actor);
        return {
            done: true
        };
    }
}
_ts_decorate([
    Get(),
    AnswersList('tutorials', {
        pageSize: DEFAULT_LIMIT,
        console: {
            query: PageQuery,
            maxPageSize: MAX_LIMIT
        }
    }),
    ApiOperation({
        summary: "Liste les tutoriels qui attendent d\u2019\xeatre relus, le plus ancien d\u2019abord"
    }),
    ApiOkResponse({
        type: WaitingListDto
    }),
    _ts_param(0, Query()),
    _ts_metadata("design:type", Function),
    _ts_metadata("design:paramtypes", [
        typeof PageQuery === "undefined" ? Object : PageQuery
    ]),
    _ts_metadata("design:returntype", Promise)
], ReviewsController.prototype, "list", null);
_ts_decorate([
    Post(':id'),
    HttpCode(200),
    ApiOperation({
        summary: "Laisse para\xeetre un tutoriel, ou le renvoie \xe0 ses auteurs, qui en sont pr\xe9venus"
    }),
    ApiOkResponse({
        type: DoneDto
    }),
    Refuses({
        403: "Ses auteurs ne le relisent pas eux-m\xeames.",
        404: "Ce tutoriel n\u2019existe pas.",
        409: "Il n\u2019attend pas ou plus de relecture."
    }),
    _ts_param(0, Param('id', IdPipe)),
    _ts_param(1, Body()),
    _ts_param(2, CurrentUser()),
    _ts_metadata("design:type", Function),
    _ts_metadata("design:paramtypes", [
        Number,
        typeof ReviewBody === "undefined" ? Object : ReviewBody,
        typeof User === "undefined" ? Object : User
    ]),
    _ts_metadata("design:returntype", Promise)
], ReviewsController.prototype, "decide", null);
ReviewsController = _ts_decorate([
    ApiTags('Administration'),
    Reviewers(),
    Controller('api/admin/reviews'),
    _ts_metadata("design:type", Function),
    _ts_metadata("design:paramtypes", [
        typeof ReviewsService === "undefined" ? Object : ReviewsService
    ])
], ReviewsController);
function required(reason) {
    if (reason) return reason;
    const message = "Dites \xe0 ses auteurs pourquoi ce tutoriel leur revient.";
    throw new BadRequestException({
        message,
        errors: {
            reason: message
        }
    });
}
//# sourceMappingURL=reviews.controller.js.map
