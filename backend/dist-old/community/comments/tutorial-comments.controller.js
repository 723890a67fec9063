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
import { Body, Controller, Get, Param, Post, Query, Res } from '@nestjs/common';
import { ApiAcceptedResponse, ApiCreatedResponse, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { CurrentUser } from '../../members/auth/current-user.decorator.js';
import { RequireConfirmedEmail } from '../../members/auth/confirmed-email.js';
import { Members, Public } from '../../platform/common/access.decorator.js';
import { AnswersList } from '../../platform/common/list.decorator.js';
import { IdPipe } from '../../platform/common/id.pipe.js';
import { Refuses } from '../../platform/common/refuses.decorator.js';
import { RequestKey } from '../../platform/idempotency/answer-key.js';
import { Idempotent } from '../../platform/idempotency/idempotent.decorator.js';
import { CommentBody, CommentDto, CommentsQuery, HeldDto, MAX_LISTED, toCommentDto } from './comments.dto.js';
import { HeldCommentsService } from './held-comments.service.js';
import { CommentsService } from './comments.service.js';
const tutorialId = new IdPipe('ID de tutoriel invalide');
export class TutorialCommentsController {
    comments;
    heldComments;
    constructor(comments, heldComments){
        this.comments = comments;
        this.heldComments = heldComments;
    }
    async list(id, { limit = MAX_LISTED, offset = 0 }, user) {
        const { conversations, total } = await this.comments.list(id, {
            limit,
            offset
        }, user);
        const liked = user && await this.comments.likedBy(user.id, id);
        const comments = conversations.map(({ comment, replies, olderReplies })=>toCommentDto(comment, replies, liked, olderReplies));
        return {
            comments,
            total
        };
    }
    async create(id, body, user, key, response) {
        const taken = await this.heldComments.publishOrHold(id, user, body, key);
        if ('comment' in taken) return toCommentDto(taken.comment, [], new Set());
        response.status(202);
        return taken.held;
    }
}
_ts_decorate([
    Get(),
    Public(),
    AnswersList('comments', {
        pageSize: MAX_LISTED,
        bare: true
    }),
    ApiOperation({
        summary: "Liste les commentaires d\u2019un tutoriel et leurs r\xe9ponses, les plus r\xe9cents d\u2019abord"
    }),
    ApiOkResponse({
        type: [
            CommentDto
        ]
    }),
    _ts_param(0, Param('id', tutorialId)),
    _ts_param(1, Query()),
    _ts_param(2, CurrentUser()),
    _ts_metadata("design:type", Function),
    _ts_metadata("design:paramtypes", [
        Number,
        typeof CommentsQuery === "undefined" ? Object : CommentsQuery,
        Object
    ]),
    _ts_metadata("design:returntype", Promise)
], TutorialCommentsController.prototype, "list", null);
_ts_decorate([
    Post(),
    Members("Vous devez \xeatre connect\xe9 pour commenter"),
    RequireConfirmedEmail(),
    Idempotent(),
    ApiOperation({
        summary: "Commente un tutoriel, ou r\xe9pond \xe0 un commentaire"
    }),
    Refuses({
        403: "Les commentaires sont ferm\xe9s pour le moment.",
        404: "Ce tutoriel n\u2019existe pas, ou le commentaire auquel on r\xe9pond."
    }),
    ApiCreatedResponse({
        type: CommentDto
    }),
    ApiAcceptedResponse({
        type: HeldDto,
        description: "Un mod\xe9rateur le lit d\u2019abord."
    }),
    _ts_param(0, Param('id', tutorialId)),
    _ts_param(1, Body()),
    _ts_param(2, CurrentUser()),
    _ts_param(3, RequestKey()),
    _ts_param(4, Res({
        passthrough: true
    })),
    _ts_metadata("design:type", Function),
    _ts_metadata("design:paramtypes", [
        Number,
        typeof CommentBody === "undefined" ? Object : CommentBody,
        typeof User === "undefined" ? Object : User,
        Object,
        typeof Response === "undefined" ? Object : Response
    ]),
    _ts_metadata("design:returntype", Promise)
], TutorialCommentsController.prototype, "create", null);
TutorialCommentsController = _ts_decorate([
    ApiTags('Commentaires'),
    Refuses({
        404: "Ce tutoriel n\u2019existe pas."
    }),
    Controller('api/tutorials/:id/comments'),
    _ts_metadata("design:type", Function),
    _ts_metadata("design:paramtypes", [
        typeof CommentsService === "undefined" ? Object : CommentsService,
        typeof HeldCommentsService === "undefined" ? Object : HeldCommentsService
    ])
], TutorialCommentsController);
//# sourceMappingURL=tutorial-comments.controller.js.map
