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
import { Body, Controller, Get, Param, Put, Query } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { DomainTutorialsQuery, MAX_LISTED, toTutorialItemDto, TutorialListDto } from '../../content/tutorials/tutorials.dto.js';
import { TutorialsService } from '../../content/tutorials/tutorials.service.js';
import { Members, Public } from '../../platform/common/access.decorator.js';
import { IdPipe } from '../../platform/common/id.pipe.js';
import { AnswersList } from '../../platform/common/list.decorator.js';
import { toPage } from '../../platform/common/page-query.js';
import { Refuses } from '../../platform/common/refuses.decorator.js';
import { CurrentUser } from '../auth/current-user.decorator.js';
import { AuthorPageDto, PublicPageBody, PublicPageDto } from './profiles.dto.js';
import { ProfilesService } from './profiles.service.js';
const NO_PAGE = "Ce membre n\u2019a pas de page publique.";
export class ProfilesController {
    profiles;
    tutorials;
    constructor(profiles, tutorials){
        this.profiles = profiles;
        this.tutorials = tutorials;
    }
    async page(id) {
        return this.profiles.page(id);
    }
    async list(id, page) {
        const { user } = await this.profiles.require(id);
        const { tutorials, total } = await this.tutorials.listPublishedBy(user.id, toPage(page, MAX_LISTED));
        return {
            tutorials: tutorials.map(toTutorialItemDto),
            total
        };
    }
    async choices(user) {
        return this.profiles.choices(user);
    }
    async choose(body, user) {
        return this.profiles.choose(user, body);
    }
}
_ts_decorate([
    Get('authors/:id'),
    Public(),
    ApiOperation({
        summary: "Donne la page publique d\u2019un membre : ce qu\u2019il veut bien montrer"
    }),
    ApiOkResponse({
        type: AuthorPageDto
    }),
    Refuses({
        404: NO_PAGE
    }),
    _ts_param(0, Param('id', IdPipe)),
    _ts_metadata("design:type", Function),
    _ts_metadata("design:paramtypes", [
        Number
    ]),
    _ts_metadata("design:returntype", Promise)
], ProfilesController.prototype, "page", null);
_ts_decorate([
    Get('authors/:id/tutorials'),
    Public(),
    AnswersList('tutorials', {
        pageSize: MAX_LISTED
    }),
    ApiOperation({
        summary: "Liste ce qu\u2019un membre a publi\xe9, seul ou avec d\u2019autres, le plus r\xe9cent d\u2019abord"
    }),
    ApiOkResponse({
        type: TutorialListDto
    }),
    Refuses({
        404: NO_PAGE
    }),
    _ts_param(0, Param('id', IdPipe)),
    _ts_param(1, Query()),
    _ts_metadata("design:type", Function),
    _ts_metadata("design:paramtypes", [
        Number,
        typeof DomainTutorialsQuery === "undefined" ? Object : DomainTutorialsQuery
    ]),
    _ts_metadata("design:returntype", Promise)
], ProfilesController.prototype, "list", null);
_ts_decorate([
    Get('profile/page'),
    Members(),
    ApiOperation({
        summary: 'Dit ce que montre sa page publique'
    }),
    ApiOkResponse({
        type: PublicPageDto
    }),
    _ts_param(0, CurrentUser()),
    _ts_metadata("design:type", Function),
    _ts_metadata("design:paramtypes", [
        typeof User === "undefined" ? Object : User
    ]),
    _ts_metadata("design:returntype", Promise)
], ProfilesController.prototype, "choices", null);
_ts_decorate([
    Put('profile/page'),
    Members(),
    ApiOperation({
        summary: 'Choisit ce que montre sa page publique'
    }),
    ApiOkResponse({
        type: PublicPageDto
    }),
    _ts_param(0, Body()),
    _ts_param(1, CurrentUser()),
    _ts_metadata("design:type", Function),
    _ts_metadata("design:paramtypes", [
        typeof PublicPageBody === "undefined" ? Object : PublicPageBody,
        typeof User === "undefined" ? Object : User
    ]),
    _ts_metadata("design:returntype", Promise)
], ProfilesController.prototype, "choose", null);
ProfilesController = _ts_decorate([
    ApiTags('Membres'),
    Controller('api'),
    _ts_metadata("design:type", Function),
    _ts_metadata("design:paramtypes", [
        typeof ProfilesService === "undefined" ? Object : ProfilesService,
        typeof TutorialsService === "undefined" ? Object : TutorialsService
    ])
], ProfilesController);
//# sourceMappingURL=profiles.controller.js.map
