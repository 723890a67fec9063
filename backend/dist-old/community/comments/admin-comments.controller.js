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
import { Controller, Get, HttpCode, Param, Post, Query } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { READ_TOO_LONG } from '../../platform/common/busy.exception.js';
import { DoneDto } from '../../platform/common/done.dto.js';
import { CurrentUser } from '../../members/auth/current-user.decorator.js';
import { Moderators } from '../../platform/common/access.decorator.js';
import { AnswersList } from '../../platform/common/list.decorator.js';
import { IdPipe } from '../../platform/common/id.pipe.js';
import { DEFAULT_LIMIT, MAX_LIMIT, toPage } from '../../platform/common/page-query.js';
import { Refuses } from '../../platform/common/refuses.decorator.js';
import { AdminCommentListDto, AdminCommentsQuery } from './comments.dto.js';
import { CommentsService } from './comments.service.js';
import { DeletedCommentsService } from './deleted-comments.service.js';
export class AdminCommentsController {
    comments;
    deletedComments;
    constructor(comments, deletedComments){
        this.comments = comments;
        this.deletedComments = deletedComments;
    }
    async all({ q, before, state, id, sort, order, ...page }) {
        const comments = state === 'deleted' ? this.deletedComments : this.comments;
        return comments.search(q, {
            ids: id,
            before,
            sort,
            order
        }, toPage(page));
    }
    async restore(id, user) {
        await this.deletedComments.restore(id, user);
        return {
            done: true
        };
    }
}
_ts_decorate([
    Get(),
    AnswersList('comments', {
        pageSize: DEFAULT_LIMIT,
        hasCursors: true,
        hasBlocks: true,
        console: {
            query: AdminCommentsQuery,
            maxPageSize: MAX_LIMIT
        }
    }),
    Refuses({
        503: READ_TOO_LONG
    }),
    ApiOperation({
        summary: "Liste les commentaires de tous les tutoriels, les plus r\xe9cents d\u2019abord"
    }),
    ApiOkResponse({
        type: AdminCommentListDto
    }),
    _ts_param(0, Query()),
    _ts_metadata("design:type", Function),
    _ts_metadata("design:paramtypes", [
        typeof AdminCommentsQuery === "undefined" ? Object : AdminCommentsQuery
    ]),
    _ts_metadata("design:returntype", Promise)
], AdminCommentsController.prototype, "all", null);
_ts_decorate([
    Post(':id/restore'),
    HttpCode(200),
    ApiOperation({
        summary: "R\xe9tablit un commentaire qu\u2019un administrateur a supprim\xe9, avec ses r\xe9ponses"
    }),
    ApiOkResponse({
        type: DoneDto
    }),
    Refuses({
        404: "Ce commentaire n\u2019est pas ou plus parmi les supprim\xe9s.",
        409: "Le commentaire auquel celui-ci r\xe9pond est supprim\xe9."
    }),
    _ts_param(0, Param('id', IdPipe)),
    _ts_param(1, CurrentUser()),
    _ts_metadata("design:type", Function),
    _ts_metadata("design:paramtypes", [
        Number,
        typeof User === "undefined" ? Object : User
    ]),
    _ts_metadata("design:returntype", Promise)
], AdminCommentsController.prototype, "restore", null);
AdminCommentsController = _ts_decorate([
    ApiTags('Administration'),
    Moderators(),
    Controller('api/admin/comments'),
    _ts_metadata("design:type", Function),
    _ts_metadata("design:paramtypes", [
        typeof CommentsService === "undefined" ? Object : CommentsService,
        typeof DeletedCommentsService === "undefined" ? Object : DeletedCommentsService
    ])
], AdminCommentsController);
//# sourceMappingURL=admin-comments.controller.js.map
