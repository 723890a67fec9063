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
import { Body, Controller, Delete, Get, Param, Put } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiParam, ApiTags } from '@nestjs/swagger';
import { CurrentUser } from '../../members/auth/current-user.decorator.js';
import { Admins, Public } from '../../platform/common/access.decorator.js';
import { AnswersList } from '../../platform/common/list.decorator.js';
import { IdPipe } from '../../platform/common/id.pipe.js';
import { Refuses } from '../../platform/common/refuses.decorator.js';
import { OwnPageDto, SitePageBody, SitePageFileDto, SitePageListDto, toSitePageDto, toSitePageVersionDto } from './site-pages.dto.js';
import { SitePagesService } from './site-pages.service.js';
const MISSING = {
    404: "Cette page n\u2019existe pas."
};
const CHANGED = {
    409: "La page a \xe9t\xe9 chang\xe9e entre-temps."
};
const PageParam = ()=>ApiParam({
        name: 'page',
        description: 'Son adresse, sans la barre.',
        schema: {
            type: 'string',
            example: 'faq'
        }
    });
export class SitePagesController {
    pages;
    constructor(pages){
        this.pages = pages;
    }
    async own(page) {
        const { html, opening, createdAt } = await this.pages.own(page);
        return {
            html,
            opening,
            updatedAt: createdAt.toISOString()
        };
    }
    async list() {
        const pages = (await this.pages.list()).map(([page, latest])=>toSitePageDto(page, latest));
        return {
            pages,
            total: pages.length
        };
    }
    async read(page) {
        const { page: known, versions } = await this.pages.history(page);
        return {
            ...toSitePageDto(known, versions[0]),
            versions: versions.map(toSitePageVersionDto)
        };
    }
    async write(page, { source, replaces }, user) {
        await this.pages.write(page, source, replaces, user);
        return this.read(page);
    }
    async reset(page, version, user) {
        await this.pages.write(page, null, version, user);
        return this.read(page);
    }
}
_ts_decorate([
    Get('pages/:page'),
    PageParam(),
    Public(),
    ApiOperation({
        summary: "Donne ce que l\u2019exploitant a \xe9crit sur une page, \xe0 la place du texte d\u2019origine"
    }),
    ApiOkResponse({
        type: OwnPageDto
    }),
    Refuses({
        404: "La page a son texte d\u2019origine, ou n\u2019existe pas."
    }),
    _ts_param(0, Param('page')),
    _ts_metadata("design:type", Function),
    _ts_metadata("design:paramtypes", [
        String
    ]),
    _ts_metadata("design:returntype", Promise)
], SitePagesController.prototype, "own", null);
_ts_decorate([
    Get('admin/pages'),
    Admins(),
    AnswersList('pages'),
    ApiOperation({
        summary: "Liste les pages dont le texte peut \xeatre remplac\xe9"
    }),
    ApiOkResponse({
        type: SitePageListDto
    }),
    _ts_metadata("design:type", Function),
    _ts_metadata("design:paramtypes", []),
    _ts_metadata("design:returntype", Promise)
], SitePagesController.prototype, "list", null);
_ts_decorate([
    Get('admin/pages/:page'),
    PageParam(),
    Admins(),
    ApiOperation({
        summary: "Donne une page et tout ce qu\u2019elle a \xe9t\xe9"
    }),
    ApiOkResponse({
        type: SitePageFileDto
    }),
    Refuses(MISSING),
    _ts_param(0, Param('page')),
    _ts_metadata("design:type", Function),
    _ts_metadata("design:paramtypes", [
        String
    ]),
    _ts_metadata("design:returntype", Promise)
], SitePagesController.prototype, "read", null);
_ts_decorate([
    Put('admin/pages/:page'),
    PageParam(),
    Admins(),
    ApiOperation({
        summary: "Remplace le texte d\u2019une page ; ce qu\u2019elle disait reste dans son historique"
    }),
    ApiOkResponse({
        type: SitePageFileDto
    }),
    Refuses({
        ...MISSING,
        ...CHANGED
    }),
    _ts_param(0, Param('page')),
    _ts_param(1, Body()),
    _ts_param(2, CurrentUser()),
    _ts_metadata("design:type", Function),
    _ts_metadata("design:paramtypes", [
        String,
        typeof SitePageBody === "undefined" ? Object : SitePageBody,
        typeof User === "undefined" ? Object : User
    ]),
    _ts_metadata("design:returntype", Promise)
], SitePagesController.prototype, "write", null);
_ts_decorate([
    Delete('admin/pages/:page/versions/:version'),
    PageParam(),
    Admins(),
    ApiOperation({
        summary: "Revient au texte d\u2019origine d\u2019une page, \xe0 la place de sa version en cours"
    }),
    ApiOkResponse({
        type: SitePageFileDto
    }),
    Refuses({
        ...MISSING,
        ...CHANGED
    }),
    _ts_param(0, Param('page')),
    _ts_param(1, Param('version', IdPipe)),
    _ts_param(2, CurrentUser()),
    _ts_metadata("design:type", Function),
    _ts_metadata("design:paramtypes", [
        String,
        Number,
        typeof User === "undefined" ? Object : User
    ]),
    _ts_metadata("design:returntype", Promise)
], SitePagesController.prototype, "reset", null);
SitePagesController = _ts_decorate([
    ApiTags("R\xe9glages"),
    Controller('api'),
    _ts_metadata("design:type", Function),
    _ts_metadata("design:paramtypes", [
        typeof SitePagesService === "undefined" ? Object : SitePagesService
    ])
], SitePagesController);
//# sourceMappingURL=site-pages.controller.js.map
