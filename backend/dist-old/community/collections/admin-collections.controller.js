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
import { Body, Controller, Delete, Get, Param, Patch, Query } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { DoneDto } from '../../platform/common/done.dto.js';
import { CurrentUser } from '../../members/auth/current-user.decorator.js';
import { Admins } from '../../platform/common/access.decorator.js';
import { AnswersList } from '../../platform/common/list.decorator.js';
import { IdPipe } from '../../platform/common/id.pipe.js';
import { DEFAULT_LIMIT, MAX_LIMIT, toPage } from '../../platform/common/page-query.js';
import { Refuses } from '../../platform/common/refuses.decorator.js';
import { AdminCollectionDto, AdminCollectionListDto, AdminCollectionsQuery, AdminCollectionWithTutorialsDto, CollectionModerationBody, toAdminCollectionDto, toAdminCollectionWithTutorialsDto } from './collection-moderation.dto.js';
import { CollectionModerationService } from './collection-moderation.service.js';
export class AdminCollectionsController {
    moderation;
    constructor(moderation){
        this.moderation = moderation;
    }
    async list({ id, sort, order, ...page }) {
        const { collections, total } = await this.moderation.list({
            ids: id,
            sort,
            order
        }, toPage(page));
        return {
            collections: collections.map(toAdminCollectionDto),
            total
        };
    }
    async get(id) {
        const { collection, tutorials } = await this.moderation.get(id);
        return toAdminCollectionWithTutorialsDto(collection, tutorials);
    }
    async hide(id, { isHidden, note }, user) {
        await this.moderation.hide(id, isHidden, note ?? null, user);
        return toAdminCollectionDto((await this.moderation.get(id)).collection);
    }
    async delete(id, user) {
        await this.moderation.delete(id, user);
        return {
            done: true
        };
    }
}
_ts_decorate([
    Get(),
    AnswersList('collections', {
        pageSize: DEFAULT_LIMIT,
        console: {
            query: AdminCollectionsQuery,
            maxPageSize: MAX_LIMIT
        }
    }),
    ApiOperation({
        summary: "Liste les collections publiques de tous, les derni\xe8res modifi\xe9es d\u2019abord"
    }),
    ApiOkResponse({
        type: AdminCollectionListDto
    }),
    _ts_param(0, Query()),
    _ts_metadata("design:type", Function),
    _ts_metadata("design:paramtypes", [
        typeof AdminCollectionsQuery === "undefined" ? Object : AdminCollectionsQuery
    ]),
    _ts_metadata("design:returntype", Promise)
], AdminCollectionsController.prototype, "list", null);
_ts_decorate([
    Get(':id'),
    ApiOperation({
        summary: "Donne une collection publique avec ses tutoriels, masqu\xe9e ou non"
    }),
    ApiOkResponse({
        type: AdminCollectionWithTutorialsDto
    }),
    Refuses({
        404: "Il n\u2019y a pas de telle collection publique."
    }),
    _ts_param(0, Param('id', IdPipe)),
    _ts_metadata("design:type", Function),
    _ts_metadata("design:paramtypes", [
        Number
    ]),
    _ts_metadata("design:returntype", Promise)
], AdminCollectionsController.prototype, "get", null);
_ts_decorate([
    Patch(':id'),
    ApiOperation({
        summary: "Masque une collection publique, ou la montre \xe0 nouveau"
    }),
    ApiOkResponse({
        type: AdminCollectionDto
    }),
    Refuses({
        404: "Il n\u2019y a pas de telle collection publique."
    }),
    _ts_param(0, Param('id', IdPipe)),
    _ts_param(1, Body()),
    _ts_param(2, CurrentUser()),
    _ts_metadata("design:type", Function),
    _ts_metadata("design:paramtypes", [
        Number,
        typeof CollectionModerationBody === "undefined" ? Object : CollectionModerationBody,
        typeof User === "undefined" ? Object : User
    ]),
    _ts_metadata("design:returntype", Promise)
], AdminCollectionsController.prototype, "hide", null);
_ts_decorate([
    Delete(':id'),
    ApiOperation({
        summary: 'Supprime une collection publique ; ses tutoriels restent'
    }),
    ApiOkResponse({
        type: DoneDto
    }),
    Refuses({
        404: "Il n\u2019y a pas de telle collection publique."
    }),
    _ts_param(0, Param('id', IdPipe)),
    _ts_param(1, CurrentUser()),
    _ts_metadata("design:type", Function),
    _ts_metadata("design:paramtypes", [
        Number,
        typeof User === "undefined" ? Object : User
    ]),
    _ts_metadata("design:returntype", Promise)
], AdminCollectionsController.prototype, "delete", null);
AdminCollectionsController = _ts_decorate([
    ApiTags('Administration'),
    Admins(),
    Controller('api/admin/collections'),
    _ts_metadata("design:type", Function),
    _ts_metadata("design:paramtypes", [
        typeof CollectionModerationService === "undefined" ? Object : CollectionModerationService
    ])
], AdminCollectionsController);
//# sourceMappingURL=admin-collections.controller.js.map
