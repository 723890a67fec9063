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
import { Controller, Get, Param } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiParam, ApiTags } from '@nestjs/swagger';
import { Public } from '../../platform/common/access.decorator.js';
import { Refuses } from '../../platform/common/refuses.decorator.js';
import { SharedCollectionDto, toSharedCollectionDto } from './collections.dto.js';
import { CollectionsService } from './collections.service.js';
export class SharedCollectionsController {
    collections;
    constructor(collections){
        this.collections = collections;
    }
    async get(token) {
        const { collection, tutorials, owner } = await this.collections.openByLink(token);
        return toSharedCollectionDto(collection, tutorials, owner);
    }
}
_ts_decorate([
    Get(':token'),
    ApiOperation({
        summary: "Donne la collection publique d\u2019un membre par son lien"
    }),
    ApiParam({
        name: 'token',
        description: 'Le `shareToken` de la collection.',
        schema: {
            type: 'string',
            example: 'Zk3vX9mQ2bR7tY5wZ8cN4p'
        }
    }),
    ApiOkResponse({
        type: SharedCollectionDto
    }),
    Refuses({
        404: "Aucune collection publique n\u2019a ce lien."
    }),
    _ts_param(0, Param('token')),
    _ts_metadata("design:type", Function),
    _ts_metadata("design:paramtypes", [
        String
    ]),
    _ts_metadata("design:returntype", Promise)
], SharedCollectionsController.prototype, "get", null);
SharedCollectionsController = _ts_decorate([
    ApiTags('Collections'),
    Public(),
    Controller('api/collections/shared'),
    _ts_metadata("design:type", Function),
    _ts_metadata("design:paramtypes", [
        typeof CollectionsService === "undefined" ? Object : CollectionsService
    ])
], SharedCollectionsController);
//# sourceMappingURL=shared-collections.controller.js.map
