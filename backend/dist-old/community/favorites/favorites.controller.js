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
import { Body, Controller, Delete, Get, Param, Post, Query } from '@nestjs/common';
import { ApiCreatedResponse, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { CurrentUser } from '../../members/auth/current-user.decorator.js';
import { Members } from '../../platform/common/access.decorator.js';
import { AnswersList } from '../../platform/common/list.decorator.js';
import { IdPipe } from '../../platform/common/id.pipe.js';
import { DEFAULT_LIMIT, PageQuery, toPage } from '../../platform/common/page-query.js';
import { Refuses } from '../../platform/common/refuses.decorator.js';
import { toTutorialItemDto, TutorialListDto } from '../../content/tutorials/tutorials.dto.js';
import { AddFavoriteBody, FavoriteIdsDto, FavoriteStatusDto } from './favorites.dto.js';
import { FavoritesService } from './favorites.service.js';
export class FavoritesController {
    favorites;
    constructor(favorites){
        this.favorites = favorites;
    }
    async list(query, user) {
        const { tutorials, total } = await this.favorites.list(user.id, toPage(query));
        return {
            tutorials: tutorials.map(toTutorialItemDto),
            total
        };
    }
    async ids(user) {
        return {
            ids: await this.favorites.ids(user.id)
        };
    }
    async status(id, user) {
        return {
            isFavorite: await this.favorites.has(user.id, id)
        };
    }
    async add({ tutorialId }, user) {
        await this.favorites.add(user.id, tutorialId);
        return {
            isFavorite: true
        };
    }
    async remove(id, user) {
        await this.favorites.remove(user.id, id);
        return {
            isFavorite: false
        };
    }
}
_ts_decorate([
    Get(),
    AnswersList('tutorials', {
        pageSize: DEFAULT_LIMIT
    }),
    ApiOperation({
        summary: "Liste ses tutoriels favoris, les derniers ajout\xe9s d\u2019abord"
    }),
    ApiOkResponse({
        type: TutorialListDto
    }),
    _ts_param(0, Query()),
    _ts_param(1, CurrentUser()),
    _ts_metadata("design:type", Function),
    _ts_metadata("design:paramtypes", [
        typeof PageQuery === "undefined" ? Object : PageQuery,
        typeof User === "undefined" ? Object : User
    ]),
    _ts_metadata("design:returntype", Promise)
], FavoritesController.prototype, "list", null);
_ts_decorate([
    Get('ids'),
    AnswersList('ids'),
    ApiOperation({
        summary: 'Donne les identifiants de tous ses favoris'
    }),
    ApiOkResponse({
        type: FavoriteIdsDto
    }),
    _ts_param(0, CurrentUser()),
    _ts_metadata("design:type", Function),
    _ts_metadata("design:paramtypes", [
        typeof User === "undefined" ? Object : User
    ]),
    _ts_metadata("design:returntype", Promise)
], FavoritesController.prototype, "ids", null);
_ts_decorate([
    Get(':tutorialId/status'),
    ApiOperation({
        summary: "Dit si un tutoriel est l\u2019un de ses favoris"
    }),
    ApiOkResponse({
        type: FavoriteStatusDto
    }),
    _ts_param(0, Param('tutorialId', IdPipe)),
    _ts_param(1, CurrentUser()),
    _ts_metadata("design:type", Function),
    _ts_metadata("design:paramtypes", [
        Number,
        typeof User === "undefined" ? Object : User
    ]),
    _ts_metadata("design:returntype", Promise)
], FavoritesController.prototype, "status", null);
_ts_decorate([
    Post(),
    ApiOperation({
        summary: "Ajoute un favori ; le faire \xe0 nouveau ne change rien"
    }),
    ApiCreatedResponse({
        type: FavoriteStatusDto
    }),
    Refuses({
        404: "Ce tutoriel n\u2019existe pas."
    }),
    _ts_param(0, Body()),
    _ts_param(1, CurrentUser()),
    _ts_metadata("design:type", Function),
    _ts_metadata("design:paramtypes", [
        typeof AddFavoriteBody === "undefined" ? Object : AddFavoriteBody,
        typeof User === "undefined" ? Object : User
    ]),
    _ts_metadata("design:returntype", Promise)
], FavoritesController.prototype, "add", null);
_ts_decorate([
    Delete(':tutorialId'),
    ApiOperation({
        summary: "Retire un favori ; le faire \xe0 nouveau ne change rien"
    }),
    ApiOkResponse({
        type: FavoriteStatusDto
    }),
    _ts_param(0, Param('tutorialId', IdPipe)),
    _ts_param(1, CurrentUser()),
    _ts_metadata("design:type", Function),
    _ts_metadata("design:paramtypes", [
        Number,
        typeof User === "undefined" ? Object : User
    ]),
    _ts_metadata("design:returntype", Promise)
], FavoritesController.prototype, "remove", null);
FavoritesController = _ts_decorate([
    ApiTags('Favoris'),
    Members("Vous devez \xeatre connect\xe9 pour ajouter des favoris"),
    Controller('api/favorites'),
    _ts_metadata("design:type", Function),
    _ts_metadata("design:paramtypes", [
        typeof FavoritesService === "undefined" ? Object : FavoritesService
    ])
], FavoritesController);
//# sourceMappingURL=favorites.controller.js.map
