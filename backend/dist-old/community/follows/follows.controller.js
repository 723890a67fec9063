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
import { Controller, Delete, Get, Param, Put } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiParam, ApiTags } from '@nestjs/swagger';
import { CurrentUser } from '../../members/auth/current-user.decorator.js';
import { Members } from '../../platform/common/access.decorator.js';
import { IdPipe } from '../../platform/common/id.pipe.js';
import { Refuses } from '../../platform/common/refuses.decorator.js';
import { FollowDto, FollowsDto } from './follows.dto.js';
import { FollowsService } from './follows.service.js';
const NO_DOMAIN = "Ce domaine n\u2019existe pas.";
const NO_MEMBER = "Ce membre n\u2019existe pas.";
const NO_PAGE = "Ce membre n\u2019a pas de page publique.";
const FULL = "Le membre suit autant de choses qu\u2019on peut en suivre.";
const key = {
    name: 'key',
    description: 'Identifiant (des chiffres) ou slug (le reste).',
    schema: {
        type: 'string',
        example: 'programmation'
    }
};
const tagParam = {
    name: 'tag',
    schema: {
        type: 'string',
        example: 'pain'
    }
};
export class FollowsController {
    follows;
    constructor(follows){
        this.follows = follows;
    }
    async list({ id }) {
        return this.follows.list(id);
    }
    async followsDomain(domain, { id }) {
        return this.status(id, {
            domain
        });
    }
    async followDomain(domain, { id }) {
        return this.add(id, {
            domain
        });
    }
    async leaveDomain(domain, { id }) {
        return this.remove(id, {
            domain
        });
    }
    async followsAuthor(author, { id }) {
        return this.status(id, {
            author
        });
    }
    async followAuthor(author, { id }) {
        return this.add(id, {
            author
        });
    }
    async leaveAuthor(author, { id }) {
        return this.remove(id, {
            author
        });
    }
    async followsTag(tag, { id }) {
        return this.status(id, {
            tag
        });
    }
    async followTag(tag, { id }) {
        return this.add(id, {
            tag
        });
    }
    async leaveTag(tag, { id }) {
        return this.remove(id, {
            tag
        });
    }
    async status(userId, followed) {
        return {
            isFollowed: await this.follows.has(userId, followed)
        };
    }
    async add(userId, followed) {
        await this.follows.add(userId, followed);
        return {
            isFollowed: true
        };
    }
    async remove(userId, followed) {
        await this.follows.remove(userId, followed);
        return {
            isFollowed: false
        };
    }
}
_ts_decorate([
    Get('follows'),
    ApiOperation({
        summary: "Dit ce que l\u2019on suit : domaines, auteurs, \xe9tiquettes"
    }),
    ApiOkResponse({
        type: FollowsDto
    }),
    _ts_param(0, CurrentUser()),
    _ts_metadata("design:type", Function),
    _ts_metadata("design:paramtypes", [
        typeof User === "undefined" ? Object : User
    ]),
    _ts_metadata("design:returntype", Promise)
], FollowsController.prototype, "list", null);
_ts_decorate([
    Get('domains/:key/follow'),
    ApiParam(key),
    ApiOperation({
        summary: "Dit si l\u2019on suit un domaine"
    }),
    ApiOkResponse({
        type: FollowDto
    }),
    Refuses({
        404: NO_DOMAIN
    }),
    _ts_param(0, Param('key')),
    _ts_param(1, CurrentUser()),
    _ts_metadata("design:type", Function),
    _ts_metadata("design:paramtypes", [
        String,
        typeof User === "undefined" ? Object : User
    ]),
    _ts_metadata("design:returntype", Promise)
], FollowsController.prototype, "followsDomain", null);
_ts_decorate([
    Put('domains/:key/follow'),
    ApiParam(key),
    ApiOperation({
        summary: "Suit un domaine : ses nouveaux tutoriels sont annonc\xe9s"
    }),
    ApiOkResponse({
        type: FollowDto
    }),
    Refuses({
        404: NO_DOMAIN,
        409: FULL
    }),
    _ts_param(0, Param('key')),
    _ts_param(1, CurrentUser()),
    _ts_metadata("design:type", Function),
    _ts_metadata("design:paramtypes", [
        String,
        typeof User === "undefined" ? Object : User
    ]),
    _ts_metadata("design:returntype", Promise)
], FollowsController.prototype, "followDomain", null);
_ts_decorate([
    Delete('domains/:key/follow'),
    ApiParam(key),
    ApiOperation({
        summary: 'Ne suit plus un domaine'
    }),
    ApiOkResponse({
        type: FollowDto
    }),
    Refuses({
        404: NO_DOMAIN
    }),
    _ts_param(0, Param('key')),
    _ts_param(1, CurrentUser()),
    _ts_metadata("design:type", Function),
    _ts_metadata("design:paramtypes", [
        String,
        typeof User === "undefined" ? Object : User
    ]),
    _ts_metadata("design:returntype", Promise)
], FollowsController.prototype, "leaveDomain", null);
_ts_decorate([
    Get('authors/:id/follow'),
    ApiOperation({
        summary: "Dit si l\u2019on suit un auteur"
    }),
    ApiOkResponse({
        type: FollowDto
    }),
    Refuses({
        404: NO_PAGE
    }),
    _ts_param(0, Param('id', IdPipe)),
    _ts_param(1, CurrentUser()),
    _ts_metadata("design:type", Function),
    _ts_metadata("design:paramtypes", [
        Number,
        typeof User === "undefined" ? Object : User
    ]),
    _ts_metadata("design:returntype", Promise)
], FollowsController.prototype, "followsAuthor", null);
_ts_decorate([
    Put('authors/:id/follow'),
    ApiOperation({
        summary: "Suit un auteur : ses nouveaux tutoriels sont annonc\xe9s"
    }),
    ApiOkResponse({
        type: FollowDto
    }),
    Refuses({
        404: NO_PAGE,
        409: FULL
    }),
    _ts_param(0, Param('id', IdPipe)),
    _ts_param(1, CurrentUser()),
    _ts_metadata("design:type", Function),
    _ts_metadata("design:paramtypes", [
        Number,
        typeof User === "undefined" ? Object : User
    ]),
    _ts_metadata("design:returntype", Promise)
], FollowsController.prototype, "followAuthor", null);
_ts_decorate([
    Delete('authors/:id/follow'),
    ApiOperation({
        summary: 'Ne suit plus un auteur'
    }),
    ApiOkResponse({
        type: FollowDto
    }),
    Refuses({
        404: NO_MEMBER
    }),
    _ts_param(0, Param('id', IdPipe)),
    _ts_param(1, CurrentUser()),
    _ts_metadata("design:type", Function),
    _ts_metadata("design:paramtypes", [
        Number,
        typeof User === "undefined" ? Object : User
    ]),
    _ts_metadata("design:returntype", Promise)
], FollowsController.prototype, "leaveAuthor", null);
_ts_decorate([
    Get('tags/:tag/follow'),
    ApiParam(tagParam),
    ApiOperation({
        summary: "Dit si l\u2019on suit une \xe9tiquette, sans \xe9gard \xe0 la casse ni aux accents"
    }),
    ApiOkResponse({
        type: FollowDto
    }),
    _ts_param(0, Param('tag')),
    _ts_param(1, CurrentUser()),
    _ts_metadata("design:type", Function),
    _ts_metadata("design:paramtypes", [
        String,
        typeof User === "undefined" ? Object : User
    ]),
    _ts_metadata("design:returntype", Promise)
], FollowsController.prototype, "followsTag", null);
_ts_decorate([
    Put('tags/:tag/follow'),
    ApiParam(tagParam),
    ApiOperation({
        summary: "Suit une \xe9tiquette : les nouveaux tutoriels qui la portent sont annonc\xe9s"
    }),
    ApiOkResponse({
        type: FollowDto
    }),
    Refuses({
        409: FULL
    }),
    _ts_param(0, Param('tag')),
    _ts_param(1, CurrentUser()),
    _ts_metadata("design:type", Function),
    _ts_metadata("design:paramtypes", [
        String,
        typeof User === "undefined" ? Object : User
    ]),
    _ts_metadata("design:returntype", Promise)
], FollowsController.prototype, "followTag", null);
_ts_decorate([
    Delete('tags/:tag/follow'),
    ApiParam(tagParam),
    ApiOperation({
        summary: "Ne suit plus une \xe9tiquette"
    }),
    ApiOkResponse({
        type: FollowDto
    }),
    _ts_param(0, Param('tag')),
    _ts_param(1, CurrentUser()),
    _ts_metadata("design:type", Function),
    _ts_metadata("design:paramtypes", [
        String,
        typeof User === "undefined" ? Object : User
    ]),
    _ts_metadata("design:returntype", Promise)
], FollowsController.prototype, "leaveTag", null);
FollowsController = _ts_decorate([
    ApiTags('Suivi'),
    Members(),
    Controller('api'),
    _ts_metadata("design:type", Function),
    _ts_metadata("design:paramtypes", [
        typeof FollowsService === "undefined" ? Object : FollowsService
    ])
], FollowsController);
//# sourceMappingURL=follows.controller.js.map
