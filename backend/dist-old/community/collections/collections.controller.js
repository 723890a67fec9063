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
import { Body, Controller, Delete, Get, HttpCode, Param, Patch, Post, Put, Query } from '@nestjs/common';
import { ApiCreatedResponse, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { DoneDto } from '../../platform/common/done.dto.js';
import { ConfirmedEmailRule } from '../../members/auth/confirmed-email.js';
import { CurrentUser } from '../../members/auth/current-user.decorator.js';
import { Members } from '../../platform/common/access.decorator.js';
import { AnswersList } from '../../platform/common/list.decorator.js';
import { IdPipe } from '../../platform/common/id.pipe.js';
import { DEFAULT_LIMIT, PageQuery, toPage } from '../../platform/common/page-query.js';
import { Refuses } from '../../platform/common/refuses.decorator.js';
import { RequestKey } from '../../platform/idempotency/answer-key.js';
import { Idempotent } from '../../platform/idempotency/idempotent.decorator.js';
import { CollectionItemsService } from './collection-items.service.js';
import { CollectionDto, CollectionListDto, CollectionWithTutorialsDto, CreateCollectionBody, OrderBody, toCollectionDto, toCollectionWithTutorialsDto, UpdateCollectionBody } from './collections.dto.js';
import { CollectionsService } from './collections.service.js';
export class CollectionsController {
    collections;
    items;
    confirmedEmail;
    constructor(collections, items, confirmedEmail){
        this.collections = collections;
        this.items = items;
        this.confirmedEmail = confirmedEmail;
    }
    async list(query, user) {
        const { collections, total } = await this.collections.list(user.id, toPage(query));
        return {
            collections: collections.map(toCollectionDto),
            total
        };
    }
    async create(body, user, key) {
        if (body.isPublic) await this.confirmedEmail.require(user);
        return toCollectionDto(await this.collections.create(user.id, body, key));
    }
    async get(id, user) {
        const { collection, tutorials } = await this.collections.open(user, id);
        return toCollectionWithTutorialsDto(collection, tutorials);
    }
    async update(id, body, user) {
        if (body.isPublic) await this.confirmedEmail.require(user);
        return toCollectionDto(await this.collections.update(user, id, body));
    }
    async delete(id, user) {
        await this.collections.delete(user, id);
        return {
            done: true
        };
    }
    async order(id, { tutorialIds }, user) {
        return toCollectionDto(await this.items.order(user, id, tutorialIds));
    }
    async add(id, tutorialId, user) {
        return toCollectionDto(await this.items.add(user, id, tutorialId));
    }
    async remove(id, tutorialId, user) {
        return toCollectionDto(await this.items.remove(user, id, tutorialId));
    }
}
_ts_decorate([
    Get(),
    AnswersList('collections', {
        pageSize: DEFAULT_LIMIT
    }),
    ApiOperation({
        summary: "Liste ses collections, les derni\xe8res modifi\xe9es d\u2019abord"
    }),
    ApiOkResponse({
        type: CollectionListDto
    }),
    _ts_param(0, Query()),
    _ts_param(1, CurrentUser()),
    _ts_metadata("design:type", Function),
    _ts_metadata("design:paramtypes", [
        typeof PageQuery === "undefined" ? Object : PageQuery,
        typeof User === "undefined" ? Object : User
    ]),
    _ts_metadata("design:returntype", Promise)
], CollectionsController.prototype, "list", null);
_ts_decorate([
    Post(),
    Idempotent(),
    ApiOperation({
        summary: "Cr\xe9e une collection"
    }),
    ApiCreatedResponse({
        type: CollectionDto
    }),
    Refuses({
        403: "Le membre doit d\u2019abord confirmer son adresse e-mail pour la rendre publique.",
        409: "Le membre a d\xe9j\xe0 cent collections."
    }),
    _ts_param(0, Body()),
    _ts_param(1, CurrentUser()),
    _ts_param(2, RequestKey()),
    _ts_metadata("design:type", Function),
    _ts_metadata("design:paramtypes", [
        typeof CreateCollectionBody === "undefined" ? Object : CreateCollectionBody,
        typeof User === "undefined" ? Object : User,
        Object
    ]),
    _ts_metadata("design:returntype", Promise)
], CollectionsController.prototype, "create", null);
_ts_decorate([
    Get(':id'),
    ApiOperation({
        summary: "Donne l\u2019une de ses collections avec ses tutoriels"
    }),
    ApiOkResponse({
        type: CollectionWithTutorialsDto
    }),
    Refuses({
        404: "Le membre n\u2019a pas de telle collection."
    }),
    _ts_param(0, Param('id', IdPipe)),
    _ts_param(1, CurrentUser()),
    _ts_metadata("design:type", Function),
    _ts_metadata("design:paramtypes", [
        Number,
        typeof User === "undefined" ? Object : User
    ]),
    _ts_metadata("design:returntype", Promise)
], CollectionsController.prototype, "get", null);
_ts_decorate([
    Patch(':id'),
    ApiOperation({
        summary: 'Modifie une collection ; les champs absents gardent leur valeur',
        description: "La rendre priv\xe9e coupe son lien pour toujours ; redevenue publique, elle en a un autre."
    }),
    ApiOkResponse({
        type: CollectionDto
    }),
    Refuses({
        403: "Le membre doit d\u2019abord confirmer son adresse e-mail pour la rendre publique.",
        404: "Le membre n\u2019a pas de telle collection."
    }),
    _ts_param(0, Param('id', IdPipe)),
    _ts_param(1, Body()),
    _ts_param(2, CurrentUser()),
    _ts_metadata("design:type", Function),
    _ts_metadata("design:paramtypes", [
        Number,
        typeof UpdateCollectionBody === "undefined" ? Object : UpdateCollectionBody,
        typeof User === "undefined" ? Object : User
    ]),
    _ts_metadata("design:returntype", Promise)
], CollectionsController.prototype, "update", null);
_ts_decorate([
    Delete(':id'),
    ApiOperation({
        summary: 'Supprime une collection ; ses tutoriels restent'
    }),
    ApiOkResponse({
        type: DoneDto
    }),
    Refuses({
        404: "Le membre n\u2019a pas de telle collection."
    }),
    _ts_param(0, Param('id', IdPipe)),
    _ts_param(1, CurrentUser()),
    _ts_metadata("design:type", Function),
    _ts_metadata("design:paramtypes", [
        Number,
        typeof User === "undefined" ? Object : User
    ]),
    _ts_metadata("design:returntype", Promise)
], CollectionsController.prototype, "delete", null);
_ts_decorate([
    Put(':id/items'),
    ApiOperation({
        summary: "Range les tutoriels d\u2019une collection"
    }),
    ApiOkResponse({
        type: CollectionDto
    }),
    Refuses({
        404: "Le membre n\u2019a pas de telle collection."
    }),
    _ts_param(0, Param('id', IdPipe)),
    _ts_param(1, Body()),
    _ts_param(2, CurrentUser()),
    _ts_metadata("design:type", Function),
    _ts_metadata("design:paramtypes", [
        Number,
        typeof OrderBody === "undefined" ? Object : OrderBody,
        typeof User === "undefined" ? Object : User
    ]),
    _ts_metadata("design:returntype", Promise)
], CollectionsController.prototype, "order", null);
_ts_decorate([
    Post(':id/items/:tutorialId'),
    HttpCode(200),
    ApiOperation({
        summary: "Ajoute un tutoriel \xe0 la fin ; le faire \xe0 nouveau ne change rien"
    }),
    ApiOkResponse({
        type: CollectionDto
    }),
    Refuses({
        404: "Cette collection ou ce tutoriel n\u2019existe pas.",
        409: "La collection contient d\xe9j\xe0 cinq cents tutoriels."
    }),
    _ts_param(0, Param('id', IdPipe)),
    _ts_param(1, Param('tutorialId', IdPipe)),
    _ts_param(2, CurrentUser()),
    _ts_metadata("design:type", Function),
    _ts_metadata("design:paramtypes", [
        Number,
        Number,
        typeof User === "undefined" ? Object : User
    ]),
    _ts_metadata("design:returntype", Promise)
], CollectionsController.prototype, "add", null);
_ts_decorate([
    Delete(':id/items/:tutorialId'),
    ApiOperation({
        summary: "Retire un tutoriel ; le faire \xe0 nouveau ne change rien"
    }),
    ApiOkResponse({
        type: CollectionDto
    }),
    Refuses({
        404: "Le membre n\u2019a pas de telle collection."
    }),
    _ts_param(0, Param('id', IdPipe)),
    _ts_param(1, Param('tutorialId', IdPipe)),
    _ts_param(2, CurrentUser()),
    _ts_metadata("design:type", Function),
    _ts_metadata("design:paramtypes", [
        Number,
        Number,
        typeof User === "undefined" ? Object : User
    ]),
    _ts_metadata("design:returntype", Promise)
], CollectionsController.prototype, "remove", null);
CollectionsController = _ts_decorate([
    ApiTags('Collections'),
    Members(),
    Controller('api/collections'),
    _ts_metadata("design:type", Function),
    _ts_metadata("design:paramtypes", [
        typeof CollectionsService === "undefined" ? Object : CollectionsService,
        typeof CollectionItemsService === "undefined" ? Object : CollectionItemsService,
        typeof ConfirmedEmailRule === "undefined" ? Object : ConfirmedEmailRule
    ])
], CollectionsController);
//# sourceMappingURL=collections.controller.js.map
