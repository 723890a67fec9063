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
import { Body, Controller, Get, Param, Put } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { CurrentUser } from '../../members/auth/current-user.decorator.js';
import { Members } from '../../platform/common/access.decorator.js';
import { IdPipe } from '../../platform/common/id.pipe.js';
import { Refuses } from '../../platform/common/refuses.decorator.js';
import { CollectionItemsService } from './collection-items.service.js';
import { TutorialCollectionsBody, TutorialCollectionsDto } from './collections.dto.js';
export class TutorialCollectionsController {
    items;
    constructor(items){
        this.items = items;
    }
    async get(id, user) {
        return {
            collectionIds: await this.items.collectionsContaining(user.id, id)
        };
    }
    async save(id, { collectionIds }, user) {
        await this.items.setCollectionsOf(user.id, id, collectionIds);
        return {
            collectionIds: collectionIds.toSorted((one, other)=>one - other)
        };
    }
}
_ts_decorate([
    Get(),
    ApiOperation({
        summary: 'Dit dans lesquelles de ses collections est un tutoriel'
    }),
    ApiOkResponse({
        type: TutorialCollectionsDto
    }),
    Refuses({
        404: "Ce tutoriel n\u2019existe pas."
    }),
    _ts_param(0, Param('id', IdPipe)),
    _ts_param(1, CurrentUser()),
    _ts_metadata("design:type", Function),
    _ts_metadata("design:paramtypes", [
        Number,
        typeof User === "undefined" ? Object : User
    ]),
    _ts_metadata("design:returntype", Promise)
], TutorialCollectionsController.prototype, "get", null);
_ts_decorate([
    Put(),
    ApiOperation({
        summary: 'Range un tutoriel dans ces collections, et le retire de ses autres'
    }),
    ApiOkResponse({
        type: TutorialCollectionsDto
    }),
    Refuses({
        404: "Ce tutoriel ou l\u2019une des collections n\u2019existe pas.",
        409: "L\u2019une des collections contient d\xe9j\xe0 cinq cents tutoriels."
    }),
    _ts_param(0, Param('id', IdPipe)),
    _ts_param(1, Body()),
    _ts_param(2, CurrentUser()),
    _ts_metadata("design:type", Function),
    _ts_metadata("design:paramtypes", [
        Number,
        typeof TutorialCollectionsBody === "undefined" ? Object : TutorialCollectionsBody,
        typeof User === "undefined" ? Object : User
    ]),
    _ts_metadata("design:returntype", Promise)
], TutorialCollectionsController.prototype, "save", null);
TutorialCollectionsController = _ts_decorate([
    ApiTags('Collections'),
    Members(),
    Controller('api/tutorials/:id/collections'),
    _ts_metadata("design:type", Function),
    _ts_metadata("design:paramtypes", [
        typeof CollectionItemsService === "undefined" ? Object : CollectionItemsService
    ])
], TutorialCollectionsController);
//# sourceMappingURL=tutorial-collections.controller.js.map
