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
import { Body, Controller, Delete, HttpCode, Param, Post, Put } from '@nestjs/common';
import { ApiCreatedResponse, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { Admins } from '../../platform/common/access.decorator.js';
import { DoneDto } from '../../platform/common/done.dto.js';
import { IdPipe } from '../../platform/common/id.pipe.js';
import { Refuses } from '../../platform/common/refuses.decorator.js';
import { CurrentUser } from '../auth/current-user.decorator.js';
import { toUserDto, UserDto } from '../users/users.dto.js';
import { AccountReasonBody, NewAccountBody, NewAddressBody } from './admin-accounts.dto.js';
import { AdminAccountsService } from './admin-accounts.service.js';
const GONE = "Ce membre n\u2019existe pas.";
export class AdminAccountsController {
    accounts;
    constructor(accounts){
        this.accounts = accounts;
    }
    async create(body, actor) {
        return toUserDto(await this.accounts.create(body, actor));
    }
    async changeEmail(id, { email, reason }, actor) {
        return toUserDto(await this.accounts.changeEmail(id, email, reason ?? null, actor));
    }
    async resetPassword(id, actor) {
        await this.accounts.resetPassword(id, actor);
        return {
            done: true
        };
    }
    async delete(id, { reason }, actor) {
        await this.accounts.delete(id, reason ?? null, actor);
        return {
            done: true
        };
    }
}
_ts_decorate([
    Post(),
    ApiOperation({
        summary: "Cr\xe9e un compte ; un lien pour choisir le mot de passe est envoy\xe9 \xe0 l\u2019adresse"
    }),
    ApiCreatedResponse({
        type: UserDto
    }),
    Refuses({
        409: "Le nom ou l\u2019adresse est d\xe9j\xe0 pris."
    }),
    _ts_param(0, Body()),
    _ts_param(1, CurrentUser()),
    _ts_metadata("design:type", Function),
    _ts_metadata("design:paramtypes", [
        typeof NewAccountBody === "undefined" ? Object : NewAccountBody,
        typeof User === "undefined" ? Object : User
    ]),
    _ts_metadata("design:returntype", Promise)
], AdminAccountsController.prototype, "create", null);
_ts_decorate([
    Put(':id/email'),
    ApiOperation({
        summary: "Change l\u2019adresse d\u2019un membre ; la nouvelle est \xe0 confirmer, l\u2019ancienne est pr\xe9venue"
    }),
    ApiOkResponse({
        type: UserDto
    }),
    Refuses({
        403: "C\u2019est le compte de qui le demande, ou celui d\u2019un administrateur.",
        404: GONE,
        409: "L\u2019adresse est d\xe9j\xe0 prise."
    }),
    _ts_param(0, Param('id', IdPipe)),
    _ts_param(1, Body()),
    _ts_param(2, CurrentUser()),
    _ts_metadata("design:type", Function),
    _ts_metadata("design:paramtypes", [
        Number,
        typeof NewAddressBody === "undefined" ? Object : NewAddressBody,
        typeof User === "undefined" ? Object : User
    ]),
    _ts_metadata("design:returntype", Promise)
], AdminAccountsController.prototype, "changeEmail", null);
_ts_decorate([
    Post(':id/password-reset'),
    HttpCode(200),
    ApiOperation({
        summary: "Envoie \xe0 un membre un lien pour choisir un nouveau mot de passe"
    }),
    ApiOkResponse({
        type: DoneDto
    }),
    Refuses({
        403: "C\u2019est le compte d\u2019un autre administrateur.",
        404: GONE,
        429: "Un lien a \xe9t\xe9 envoy\xe9 il y a moins de dix minutes."
    }),
    _ts_param(0, Param('id', IdPipe)),
    _ts_param(1, CurrentUser()),
    _ts_metadata("design:type", Function),
    _ts_metadata("design:paramtypes", [
        Number,
        typeof User === "undefined" ? Object : User
    ]),
    _ts_metadata("design:returntype", Promise)
], AdminAccountsController.prototype, "resetPassword", null);
_ts_decorate([
    Delete(':id'),
    ApiOperation({
        summary: 'Supprime un compte, comme le membre le ferait ; ses tutoriels restent sans son nom'
    }),
    ApiOkResponse({
        type: DoneDto
    }),
    Refuses({
        404: GONE,
        409: "C\u2019est le compte de qui le demande, ou celui d\u2019un administrateur."
    }),
    _ts_param(0, Param('id', IdPipe)),
    _ts_param(1, Body()),
    _ts_param(2, CurrentUser()),
    _ts_metadata("design:type", Function),
    _ts_metadata("design:paramtypes", [
        Number,
        typeof AccountReasonBody === "undefined" ? Object : AccountReasonBody,
        typeof User === "undefined" ? Object : User
    ]),
    _ts_metadata("design:returntype", Promise)
], AdminAccountsController.prototype, "delete", null);
AdminAccountsController = _ts_decorate([
    ApiTags('Administration'),
    Admins(),
    Controller('api/admin/users'),
    _ts_metadata("design:type", Function),
    _ts_metadata("design:paramtypes", [
        typeof AdminAccountsService === "undefined" ? Object : AdminAccountsService
    ])
], AdminAccountsController);
//# sourceMappingURL=admin-accounts.controller.js.map
