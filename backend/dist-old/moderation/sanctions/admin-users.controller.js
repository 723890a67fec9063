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
import { Body, Controller, Delete, Get, HttpCode, Param, Patch, Post, Query } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { READ_TOO_LONG } from '../../platform/common/busy.exception.js';
import { CurrentUser } from '../../members/auth/current-user.decorator.js';
import { Admins, Moderators } from '../../platform/common/access.decorator.js';
import { AnswersList } from '../../platform/common/list.decorator.js';
import { IdPipe } from '../../platform/common/id.pipe.js';
import { toPage } from '../../platform/common/page-query.js';
import { Refuses } from '../../platform/common/refuses.decorator.js';
import { AdminUserDto, EndedSessionsDto, MAX_LISTED, RightsBody, SuspensionBody, toAdminUserDto, UsersQuery } from './moderation.dto.js';
import { ModerationService } from './moderation.service.js';
export class AdminUsersController {
    moderation;
    constructor(moderation){
        this.moderation = moderation;
    }
    async list({ id, q, before, kind, sort, order, ...page }) {
        const { users, ...found } = await this.moderation.list({
            text: q,
            kind
        }, {
            ids: id,
            before,
            sort,
            order
        }, toPage(page, MAX_LISTED));
        return {
            users: users.map(toAdminUserDto),
            ...found
        };
    }
    async get(id) {
        return toAdminUserDto(await this.moderation.get(id));
    }
    async setRights(id, { reason, ...rights }, actor) {
        return toAdminUserDto(await this.moderation.setRights(id, rights, reason ?? null, actor));
    }
    async suspend(id, { until, reason }, actor) {
        const end = until === null ? null : new Date(until);
        return toAdminUserDto(await this.moderation.suspend(id, end, reason, actor));
    }
    async liftSuspension(id, actor) {
        return toAdminUserDto(await this.moderation.liftSuspension(id, actor));
    }
    async endSessions(id, actor) {
        return {
            ended: await this.moderation.endSessions(id, actor)
        };
    }
}
_ts_decorate([
    Get(),
    AnswersList('users', {
        pageSize: MAX_LISTED,
        hasCursors: true,
        hasBlocks: true,
        bare: true,
        console: {
            query: UsersQuery,
            maxPageSize: MAX_LISTED
        }
    }),
    Refuses({
        503: READ_TOO_LONG
    }),
    ApiOperation({
        summary: 'Liste les membres'
    }),
    ApiOkResponse({
        type: [
            AdminUserDto
        ]
    }),
    _ts_param(0, Query()),
    _ts_metadata("design:type", Function),
    _ts_metadata("design:paramtypes", [
        typeof UsersQuery === "undefined" ? Object : UsersQuery
    ]),
    _ts_metadata("design:returntype", Promise)
], AdminUsersController.prototype, "list", null);
_ts_decorate([
    Get(':id'),
    ApiOperation({
        summary: 'Donne un membre'
    }),
    ApiOkResponse({
        type: AdminUserDto
    }),
    Refuses({
        404: "Ce membre n\u2019existe pas."
    }),
    _ts_param(0, Param('id', IdPipe)),
    _ts_metadata("design:type", Function),
    _ts_metadata("design:paramtypes", [
        Number
    ]),
    _ts_metadata("design:returntype", Promise)
], AdminUsersController.prototype, "get", null);
_ts_decorate([
    Patch(':id'),
    Admins(),
    ApiOperation({
        summary: "Donne ou retire des droits : administrer, mod\xe9rer, publier"
    }),
    ApiOkResponse({
        type: AdminUserDto
    }),
    Refuses({
        404: "Ce membre n\u2019existe pas.",
        409: "C\u2019est le dernier administrateur, ou le compte est suspendu."
    }),
    _ts_param(0, Param('id', IdPipe)),
    _ts_param(1, Body()),
    _ts_param(2, CurrentUser()),
    _ts_metadata("design:type", Function),
    _ts_metadata("design:paramtypes", [
        Number,
        typeof RightsBody === "undefined" ? Object : RightsBody,
        typeof User === "undefined" ? Object : User
    ]),
    _ts_metadata("design:returntype", Promise)
], AdminUsersController.prototype, "setRights", null);
_ts_decorate([
    Post(':id/suspension'),
    HttpCode(200),
    ApiOperation({
        summary: 'Suspend un membre, ferme ses sessions et lui dit pourquoi'
    }),
    ApiOkResponse({
        type: AdminUserDto
    }),
    Refuses({
        403: "Un mod\xe9rateur ne sanctionne ni ses pairs ni les administrateurs.",
        404: "Ce membre n\u2019existe pas.",
        409: "Un administrateur ne peut pas \xeatre suspendu."
    }),
    _ts_param(0, Param('id', IdPipe)),
    _ts_param(1, Body()),
    _ts_param(2, CurrentUser()),
    _ts_metadata("design:type", Function),
    _ts_metadata("design:paramtypes", [
        Number,
        typeof SuspensionBody === "undefined" ? Object : SuspensionBody,
        typeof User === "undefined" ? Object : User
    ]),
    _ts_metadata("design:returntype", Promise)
], AdminUsersController.prototype, "suspend", null);
_ts_decorate([
    Delete(':id/suspension'),
    ApiOperation({
        summary: "L\xe8ve la suspension d\u2019un membre"
    }),
    ApiOkResponse({
        type: AdminUserDto
    }),
    Refuses({
        403: "Un mod\xe9rateur ne sanctionne ni ses pairs ni les administrateurs.",
        404: "Ce membre n\u2019existe pas."
    }),
    _ts_param(0, Param('id', IdPipe)),
    _ts_param(1, CurrentUser()),
    _ts_metadata("design:type", Function),
    _ts_metadata("design:paramtypes", [
        Number,
        typeof User === "undefined" ? Object : User
    ]),
    _ts_metadata("design:returntype", Promise)
], AdminUsersController.prototype, "liftSuspension", null);
_ts_decorate([
    Delete(':id/sessions'),
    ApiOperation({
        summary: "Ferme toutes les sessions d\u2019un membre"
    }),
    ApiOkResponse({
        type: EndedSessionsDto
    }),
    Refuses({
        403: "Un mod\xe9rateur ne sanctionne ni ses pairs ni les administrateurs.",
        404: "Ce membre n\u2019existe pas."
    }),
    _ts_param(0, Param('id', IdPipe)),
    _ts_param(1, CurrentUser()),
    _ts_metadata("design:type", Function),
    _ts_metadata("design:paramtypes", [
        Number,
        typeof User === "undefined" ? Object : User
    ]),
    _ts_metadata("design:returntype", Promise)
], AdminUsersController.prototype, "endSessions", null);
AdminUsersController = _ts_decorate([
    ApiTags('Administration'),
    Moderators(),
    Controller('api/admin/users'),
    _ts_metadata("design:type", Function),
    _ts_metadata("design:paramtypes", [
        typeof ModerationService === "undefined" ? Object : ModerationService
    ])
], AdminUsersController);
//# sourceMappingURL=admin-users.controller.js.map
