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
import { Body, Controller, Delete, Get, HttpCode, Param, Post, Put, Query, Res } from '@nestjs/common';
import { ApiCreatedResponse, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { RequireConfirmedEmail } from '../../members/auth/confirmed-email.js';
import { CurrentUser } from '../../members/auth/current-user.decorator.js';
import { Members } from '../../platform/common/access.decorator.js';
import { DoneDto } from '../../platform/common/done.dto.js';
import { IdPipe } from '../../platform/common/id.pipe.js';
import { etagHeader, etagOf, IfMatch, TakesIfMatch } from '../../platform/common/if-match.decorator.js';
import { AnswersList } from '../../platform/common/list.decorator.js';
import { DEFAULT_LIMIT, toPage } from '../../platform/common/page-query.js';
import { Refuses } from '../../platform/common/refuses.decorator.js';
import { RequestKey } from '../../platform/idempotency/answer-key.js';
import { Idempotent } from '../../platform/idempotency/idempotent.decorator.js';
import { RENDERING_BUSY } from '../contributions/contributions.dto.js';
import { CreateDraftBody, DraftBody, DraftDto, DraftListDto, DraftsQuery, DraftStateDto, NO_SUCH_DRAFT, PublishedDraftDto, STALE, toDraftStateDto } from './drafts.dto.js';
import { MAX_DRAFTS, DraftsService } from './drafts.service.js';
export class DraftsController {
    drafts;
    constructor(drafts){
        this.drafts = drafts;
    }
    async list(query, user) {
        return this.drafts.list(user, query.tutorialId, toPage(query));
    }
    async create(body, user, response) {
        const { draft, isNew } = await this.drafts.create(body, user);
        response.status(isNew ? 201 : 200).set('ETag', etagOf(draft.version));
        return draft;
    }
    async get(id, user, response) {
        const draft = await this.drafts.read(id, user);
        response.set('ETag', etagOf(draft.version));
        return draft;
    }
    async save(id, body, user, versions, response) {
        const draft = await this.drafts.save(id, body, user, versions);
        response.set('ETag', etagOf(draft.version));
        return toDraftStateDto(draft);
    }
    async delete(id, user, versions) {
        await this.drafts.delete(id, user, versions);
        return {
            done: true
        };
    }
    async publish(id, user, versions, key) {
        return this.drafts.publish(id, user, versions, key);
    }
}
_ts_decorate([
    Get(),
    AnswersList('drafts', {
        pageSize: DEFAULT_LIMIT
    }),
    ApiOperation({
        summary: "Liste ses brouillons, le dernier enregistr\xe9 d\u2019abord, ou donne celui d\u2019un tutoriel"
    }),
    ApiOkResponse({
        type: DraftListDto
    }),
    Refuses({
        403: 'Seuls les auteurs du tutoriel et les administrateurs peuvent faire cela.',
        404: "Ce tutoriel n\u2019existe pas."
    }),
    _ts_param(0, Query()),
    _ts_param(1, CurrentUser()),
    _ts_metadata("design:type", Function),
    _ts_metadata("design:paramtypes", [
        typeof DraftsQuery === "undefined" ? Object : DraftsQuery,
        typeof User === "undefined" ? Object : User
    ]),
    _ts_metadata("design:returntype", Promise)
], DraftsController.prototype, "list", null);
_ts_decorate([
    Post(),
    ApiOperation({
        summary: "Commence un brouillon, ou retrouve celui qui a cette cl\xe9 ou ce tutoriel, tel qu\u2019il est",
        description: `Un membre peut en avoir ${MAX_DRAFTS}. Celui qui est retrouv\xe9 garde son texte : sa version dit s\u{2019}il faut l\u{2019}enregistrer ensuite.`
    }),
    ApiCreatedResponse({
        type: DraftDto,
        headers: etagHeader,
        description: "Le brouillon qui vient d\u2019\xeatre cr\xe9\xe9."
    }),
    ApiOkResponse({
        type: DraftDto,
        headers: etagHeader,
        description: "Celui qui \xe9tait d\xe9j\xe0 l\xe0."
    }),
    Refuses({
        403: "Le membre n\u2019est pas contributeur, ou ne peut pas r\xe9\xe9crire ce tutoriel.",
        404: "Ce tutoriel n\u2019existe pas.",
        409: "Il y en a autant qu\u2019il peut y en avoir."
    }),
    _ts_param(0, Body()),
    _ts_param(1, CurrentUser()),
    _ts_param(2, Res({
        passthrough: true
    })),
    _ts_metadata("design:type", Function),
    _ts_metadata("design:paramtypes", [
        typeof CreateDraftBody === "undefined" ? Object : CreateDraftBody,
        typeof User === "undefined" ? Object : User,
        typeof Response === "undefined" ? Object : Response
    ]),
    _ts_metadata("design:returntype", Promise)
], DraftsController.prototype, "create", null);
_ts_decorate([
    Get(':id'),
    ApiOperation({
        summary: 'Donne un brouillon avec son texte'
    }),
    ApiOkResponse({
        type: DraftDto,
        headers: etagHeader
    }),
    Refuses({
        404: NO_SUCH_DRAFT
    }),
    _ts_param(0, Param('id', IdPipe)),
    _ts_param(1, CurrentUser()),
    _ts_param(2, Res({
        passthrough: true
    })),
    _ts_metadata("design:type", Function),
    _ts_metadata("design:paramtypes", [
        Number,
        typeof User === "undefined" ? Object : User,
        typeof Response === "undefined" ? Object : Response
    ]),
    _ts_metadata("design:returntype", Promise)
], DraftsController.prototype, "get", null);
_ts_decorate([
    Put(':id'),
    TakesIfMatch(),
    ApiOperation({
        summary: 'Enregistre un brouillon ; ce que lisent les autres ne change pas'
    }),
    ApiOkResponse({
        type: DraftStateDto,
        headers: etagHeader
    }),
    Refuses({
        404: NO_SUCH_DRAFT,
        412: STALE
    }),
    _ts_param(0, Param('id', IdPipe)),
    _ts_param(1, Body()),
    _ts_param(2, CurrentUser()),
    _ts_param(3, IfMatch()),
    _ts_param(4, Res({
        passthrough: true
    })),
    _ts_metadata("design:type", Function),
    _ts_metadata("design:paramtypes", [
        Number,
        typeof DraftBody === "undefined" ? Object : DraftBody,
        typeof User === "undefined" ? Object : User,
        Object,
        typeof Response === "undefined" ? Object : Response
    ]),
    _ts_metadata("design:returntype", Promise)
], DraftsController.prototype, "save", null);
_ts_decorate([
    Delete(':id'),
    TakesIfMatch(),
    ApiOperation({
        summary: 'Supprime un brouillon ; son tutoriel reste comme il est en ligne'
    }),
    ApiOkResponse({
        type: DoneDto
    }),
    Refuses({
        404: NO_SUCH_DRAFT,
        412: STALE
    }),
    _ts_param(0, Param('id', IdPipe)),
    _ts_param(1, CurrentUser()),
    _ts_param(2, IfMatch()),
    _ts_metadata("design:type", Function),
    _ts_metadata("design:paramtypes", [
        Number,
        typeof User === "undefined" ? Object : User,
        Object
    ]),
    _ts_metadata("design:returntype", Promise)
], DraftsController.prototype, "delete", null);
_ts_decorate([
    Post(':id/publish'),
    HttpCode(200),
    RequireConfirmedEmail(),
    TakesIfMatch(),
    Idempotent(),
    ApiOperation({
        summary: "Publie ce que dit un brouillon, \xe0 la lettre ; le brouillon dispara\xeet"
    }),
    ApiOkResponse({
        type: PublishedDraftDto
    }),
    Refuses({
        403: "Le membre n\u2019est pas contributeur.",
        404: NO_SUCH_DRAFT,
        412: "Il n\u2019est plus celui que nomme `If-Match`, ou son tutoriel a \xe9t\xe9 r\xe9\xe9crit depuis la version dont il part.",
        503: RENDERING_BUSY
    }),
    _ts_param(0, Param('id', IdPipe)),
    _ts_param(1, CurrentUser()),
    _ts_param(2, IfMatch()),
    _ts_param(3, RequestKey()),
    _ts_metadata("design:type", Function),
    _ts_metadata("design:paramtypes", [
        Number,
        typeof User === "undefined" ? Object : User,
        Object,
        Object
    ]),
    _ts_metadata("design:returntype", Promise)
], DraftsController.prototype, "publish", null);
DraftsController = _ts_decorate([
    ApiTags('Contributions'),
    Members(),
    Controller('api/drafts'),
    _ts_metadata("design:type", Function),
    _ts_metadata("design:paramtypes", [
        typeof DraftsService === "undefined" ? Object : DraftsService
    ])
], DraftsController);
//# sourceMappingURL=drafts.controller.js.map
