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
import { Body, Controller, Delete, Get, Header, Query, Req } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { DoneDto } from '../../platform/common/done.dto.js';
import { PasswordBody } from '../auth/auth.dto.js';
import { CurrentUser } from '../auth/current-user.decorator.js';
import { SignInService } from '../auth/sign-in.service.js';
import { Members } from '../../platform/common/access.decorator.js';
import { AnswersList } from '../../platform/common/list.decorator.js';
import { DEFAULT_LIMIT, toPage } from '../../platform/common/page-query.js';
import { Refuses } from '../../platform/common/refuses.decorator.js';
import { AccountExportDto, ActivityListDto, ActivityQuery, ProfileCountersDto, toActivityDto } from './account.dto.js';
import { AccountService } from './account.service.js';
export class AccountDataController {
    account;
    signIn;
    constructor(account, signIn){
        this.account = account;
        this.signIn = signIn;
    }
    async export(user) {
        return this.account.export(user);
    }
    async delete({ password }, user, request) {
        await this.account.delete(user, password);
        await this.signIn.end(request);
        return {
            done: true
        };
    }
    async counters(user) {
        return this.account.counters(user);
    }
    async activity(query, user) {
        const { activity, total } = await this.account.activity(user, toPage(query));
        return {
            activity: activity.map(toActivityDto),
            total
        };
    }
}
_ts_decorate([
    Get('auth/export'),
    ApiOperation({
        summary: "Donne tout ce qui est conserv\xe9 \xe0 propos du membre, comme fichier JSON"
    }),
    ApiOkResponse({
        type: AccountExportDto
    }),
    Header('Content-Disposition', 'attachment; filename="mes-donnees.json"'),
    Header('Cache-Control', 'no-store'),
    _ts_param(0, CurrentUser()),
    _ts_metadata("design:type", Function),
    _ts_metadata("design:paramtypes", [
        typeof User === "undefined" ? Object : User
    ]),
    _ts_metadata("design:returntype", Promise)
], AccountDataController.prototype, "export", null);
_ts_decorate([
    Delete('auth/account'),
    ApiOperation({
        summary: 'Supprime son compte et ce qui lui appartient ; ses tutoriels restent sans son nom'
    }),
    ApiOkResponse({
        type: DoneDto
    }),
    Refuses({
        403: 'Le mot de passe actuel est incorrect.',
        429: 'Trop de mots de passe faux pour ce compte.',
        409: "C\u2019est le dernier administrateur."
    }),
    _ts_param(0, Body()),
    _ts_param(1, CurrentUser()),
    _ts_param(2, Req()),
    _ts_metadata("design:type", Function),
    _ts_metadata("design:paramtypes", [
        typeof PasswordBody === "undefined" ? Object : PasswordBody,
        typeof User === "undefined" ? Object : User,
        typeof Request === "undefined" ? Object : Request
    ]),
    _ts_metadata("design:returntype", Promise)
], AccountDataController.prototype, "delete", null);
_ts_decorate([
    Get('profile/counters'),
    ApiOperation({
        summary: "Compte ce que le membre a publi\xe9, gard\xe9 et comment\xe9"
    }),
    ApiOkResponse({
        type: ProfileCountersDto
    }),
    _ts_param(0, CurrentUser()),
    _ts_metadata("design:type", Function),
    _ts_metadata("design:paramtypes", [
        typeof User === "undefined" ? Object : User
    ]),
    _ts_metadata("design:returntype", Promise)
], AccountDataController.prototype, "counters", null);
_ts_decorate([
    Get('profile/activity'),
    AnswersList('activity', {
        pageSize: DEFAULT_LIMIT
    }),
    ApiOperation({
        summary: "Liste ce que le membre a fait, le plus r\xe9cent d\u2019abord"
    }),
    ApiOkResponse({
        type: ActivityListDto
    }),
    _ts_param(0, Query()),
    _ts_param(1, CurrentUser()),
    _ts_metadata("design:type", Function),
    _ts_metadata("design:paramtypes", [
        typeof ActivityQuery === "undefined" ? Object : ActivityQuery,
        typeof User === "undefined" ? Object : User
    ]),
    _ts_metadata("design:returntype", Promise)
], AccountDataController.prototype, "activity", null);
AccountDataController = _ts_decorate([
    ApiTags('Compte'),
    Members(),
    Controller('api'),
    _ts_metadata("design:type", Function),
    _ts_metadata("design:paramtypes", [
        typeof AccountService === "undefined" ? Object : AccountService,
        typeof SignInService === "undefined" ? Object : SignInService
    ])
], AccountDataController);
//# sourceMappingURL=account-data.controller.js.map
