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
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { CurrentUser } from '../../members/auth/current-user.decorator.js';
import { Moderators } from '../../platform/common/access.decorator.js';
import { DoneDto } from '../../platform/common/done.dto.js';
import { IdPipe } from '../../platform/common/id.pipe.js';
import { AnswersList } from '../../platform/common/list.decorator.js';
import { DEFAULT_LIMIT, MAX_LIMIT, PageQuery, toPage } from '../../platform/common/page-query.js';
import { Refuses } from '../../platform/common/refuses.decorator.js';
import { HeldCommentListDto, HeldDecisionBody, toHeldCommentDto } from './held-comments.dto.js';
import { HeldCommentsService } from './held-comments.service.js';
export class HeldCommentsController {
    held;
    constructor(held){
        this.held = held;
    }
    async list(page) {
        const { comments, total } = await this.held.list(toPage(page));
        return {
            comments: comments.map(toHeldCommentDto),
            total
        };
    }
    async decide(id, { isAccepted }, actor) {
        await (isAccepted ? this.held.accept(id, actor) : this.held.refuse(id, actor));
        return {
            done: true
        };
    }
}
_ts_decorate([
    Get(),
    AnswersList('comments', {
        pageSize: DEFAULT_LIMIT,
        console: {
            query: PageQuery,
            maxPageSize: MAX_LIMIT
        }
    }),
    ApiOperation({
        summary: "Liste les commentaires retenus, le plus ancien d\u2019abord"
    }),
    ApiOkResponse({
        type: HeldCommentListDto
    }),
    _ts_param(0, Query()),
    _ts_metadata("design:type", Function),
    _ts_metadata("design:paramtypes", [
        typeof PageQuery === "undefined" ? Object : PageQuery
    ]),
    _ts_metadata("design:returntype", Promise)
], HeldCommentsController.prototype, "list", null);
_ts_decorate([
    Post(':id'),
    HttpCode(200),
    ApiOperation({
        summary: "Laisse para\xeetre un commentaire retenu, ou le supprime ; son auteur l\u2019apprend"
    }),
    ApiOkResponse({
        type: DoneDto
    }),
    Refuses({
        404: "Ce commentaire n\u2019attend pas ou plus."
    }),
    _ts_param(0, Param('id', IdPipe)),
    _ts_param(1, Body()),
    _ts_param(2, CurrentUser()),
    _ts_metadata("design:type", Function),
    _ts_metadata("design:paramtypes", [
        Number,
        typeof HeldDecisionBody === "undefined" ? Object : HeldDecisionBody,
        typeof User === "undefined" ? Object : User
    ]),
    _ts_metadata("design:returntype", Promise)
], HeldCommentsController.prototype, "decide", null);
HeldCommentsController = _ts_decorate([
    ApiTags('Administration'),
    Moderators(),
    Controller('api/admin/held-comments'),
    _ts_metadata("design:type", Function),
    _ts_metadata("design:paramtypes", [
        typeof HeldCommentsService === "undefined" ? Object : HeldCommentsService
    ])
], HeldCommentsController);
//# sourceMappingURL=held-comments.controller.js.map
