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
import { Controller, Delete, HttpCode, Param, Post } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { DoneDto } from '../../platform/common/done.dto.js';
import { RequireConfirmedEmail } from '../../members/auth/confirmed-email.js';
import { CurrentUser } from '../../members/auth/current-user.decorator.js';
import { Members } from '../../platform/common/access.decorator.js';
import { IdPipe } from '../../platform/common/id.pipe.js';
import { Refuses } from '../../platform/common/refuses.decorator.js';
import { LikeDto } from './comments.dto.js';
import { CommentsService } from './comments.service.js';
const LIKE_REFUSAL = "Vous devez \xeatre connect\xe9 pour liker un commentaire";
export class CommentsController {
    comments;
    constructor(comments){
        this.comments = comments;
    }
    async like(id, user) {
        return {
            likes: await this.comments.like(id, user.id),
            liked: true
        };
    }
    async unlike(id, user) {
        return {
            likes: await this.comments.unlike(id, user.id),
            liked: false
        };
    }
    async delete(id, user) {
        await this.comments.delete(id, user);
        return {
            done: true
        };
    }
}
_ts_decorate([
    Post('like'),
    HttpCode(200),
    Members(LIKE_REFUSAL),
    RequireConfirmedEmail(),
    ApiOperation({
        summary: "Aime un commentaire ; le refaire n\u2019ajoute rien"
    }),
    ApiOkResponse({
        type: LikeDto
    }),
    _ts_param(0, Param('id', IdPipe)),
    _ts_param(1, CurrentUser()),
    _ts_metadata("design:type", Function),
    _ts_metadata("design:paramtypes", [
        Number,
        typeof User === "undefined" ? Object : User
    ]),
    _ts_metadata("design:returntype", Promise)
], CommentsController.prototype, "like", null);
_ts_decorate([
    Delete('like'),
    Members(LIKE_REFUSAL),
    ApiOperation({
        summary: "N\u2019aime plus un commentaire"
    }),
    ApiOkResponse({
        type: LikeDto
    }),
    _ts_param(0, Param('id', IdPipe)),
    _ts_param(1, CurrentUser()),
    _ts_metadata("design:type", Function),
    _ts_metadata("design:paramtypes", [
        Number,
        typeof User === "undefined" ? Object : User
    ]),
    _ts_metadata("design:returntype", Promise)
], CommentsController.prototype, "unlike", null);
_ts_decorate([
    Delete(),
    Members(),
    ApiOperation({
        summary: "Supprime un commentaire et ses r\xe9ponses ; pour son auteur et les administrateurs"
    }),
    Refuses({
        403: 'Vous ne pouvez supprimer que vos propres commentaires.'
    }),
    ApiOkResponse({
        type: DoneDto
    }),
    _ts_param(0, Param('id', IdPipe)),
    _ts_param(1, CurrentUser()),
    _ts_metadata("design:type", Function),
    _ts_metadata("design:paramtypes", [
        Number,
        typeof User === "undefined" ? Object : User
    ]),
    _ts_metadata("design:returntype", Promise)
], CommentsController.prototype, "delete", null);
CommentsController = _ts_decorate([
    ApiTags('Commentaires'),
    Refuses({
        404: "Ce commentaire n\u2019existe pas ou n\u2019existe plus."
    }),
    Controller('api/comments/:id'),
    _ts_metadata("design:type", Function),
    _ts_metadata("design:paramtypes", [
        typeof CommentsService === "undefined" ? Object : CommentsService
    ])
], CommentsController);
//# sourceMappingURL=comments.controller.js.map
