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
import { Body, Controller, Delete, Get, HttpCode, Param, Post, Query } from '@nestjs/common';
import { ApiCreatedResponse, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { Admins, Public } from '../../platform/common/access.decorator.js';
import { DoneDto } from '../../platform/common/done.dto.js';
import { IdPipe } from '../../platform/common/id.pipe.js';
import { AnswersList } from '../../platform/common/list.decorator.js';
import { DEFAULT_LIMIT, MAX_LIMIT, PageQuery, toPage } from '../../platform/common/page-query.js';
import { Refuses } from '../../platform/common/refuses.decorator.js';
import { AccountInvitationsService } from '../account-invitations/account-invitations.service.js';
import { CurrentUser } from '../auth/current-user.decorator.js';
import { AccountInvitationListDto, InvitationTokenBody, NewAccountInvitationBody, NewAccountInvitationDto, ReceivedAccountInvitationDto, toAccountInvitationDto, toReceivedDto } from './account-invitations.dto.js';
export class AccountInvitationsController {
    invitations;
    constructor(invitations){
        this.invitations = invitations;
    }
    async list(page) {
        const { invitations, total } = await this.invitations.list(toPage(page));
        return {
            invitations: invitations.map(toAccountInvitationDto),
            total
        };
    }
    async create({ email = null, note = null, isContributor = false, uses = 1, days = 7 }, actor) {
        const asked = {
            email,
            note,
            isContributor,
            uses,
            days
        };
        const { invitation, link } = await this.invitations.create(asked, actor);
        return {
            invitation: toAccountInvitationDto(invitation),
            link
        };
    }
    async withdraw(id, actor) {
        await this.invitations.withdraw(id, actor);
        return {
            done: true
        };
    }
    /** The token is sent in the body, because URLs are logged. */ async read({ invitation }) {
        return toReceivedDto(await this.invitations.find(invitation));
    }
}
_ts_decorate([
    Get('admin/invitations'),
    Admins(),
    AnswersList('invitations', {
        pageSize: DEFAULT_LIMIT,
        console: {
            query: PageQuery,
            maxPageSize: MAX_LIMIT
        }
    }),
    ApiOperation({
        summary: "Liste les invitations \xe0 s\u2019inscrire, la plus r\xe9cente d\u2019abord"
    }),
    ApiOkResponse({
        type: AccountInvitationListDto
    }),
    _ts_param(0, Query()),
    _ts_metadata("design:type", Function),
    _ts_metadata("design:paramtypes", [
        typeof PageQuery === "undefined" ? Object : PageQuery
    ]),
    _ts_metadata("design:returntype", Promise)
], AccountInvitationsController.prototype, "list", null);
_ts_decorate([
    Post('admin/invitations'),
    Admins(),
    ApiOperation({
        summary: "Invite quelqu\u2019un par e-mail, ou fait un lien pour plusieurs"
    }),
    ApiCreatedResponse({
        type: NewAccountInvitationDto
    }),
    Refuses({
        409: "Trop d\u2019invitations sont ouvertes."
    }),
    _ts_param(0, Body()),
    _ts_param(1, CurrentUser()),
    _ts_metadata("design:type", Function),
    _ts_metadata("design:paramtypes", [
        typeof NewAccountInvitationBody === "undefined" ? Object : NewAccountInvitationBody,
        typeof User === "undefined" ? Object : User
    ]),
    _ts_metadata("design:returntype", Promise)
], AccountInvitationsController.prototype, "create", null);
_ts_decorate([
    Delete('admin/invitations/:id'),
    Admins(),
    ApiOperation({
        summary: "Retire une invitation ; son lien ne sert plus \xe0 rien"
    }),
    ApiOkResponse({
        type: DoneDto
    }),
    Refuses({
        404: "Cette invitation n\u2019existe pas ou n\u2019existe plus."
    }),
    _ts_param(0, Param('id', IdPipe)),
    _ts_param(1, CurrentUser()),
    _ts_metadata("design:type", Function),
    _ts_metadata("design:paramtypes", [
        Number,
        typeof User === "undefined" ? Object : User
    ]),
    _ts_metadata("design:returntype", Promise)
], AccountInvitationsController.prototype, "withdraw", null);
_ts_decorate([
    Post('auth/invitation'),
    HttpCode(200),
    Public(),
    ApiTags('Compte'),
    ApiOperation({
        summary: "Dit ce que permet l\u2019invitation d\u2019un lien"
    }),
    ApiOkResponse({
        type: ReceivedAccountInvitationDto
    }),
    _ts_param(0, Body()),
    _ts_metadata("design:type", Function),
    _ts_metadata("design:paramtypes", [
        typeof InvitationTokenBody === "undefined" ? Object : InvitationTokenBody
    ]),
    _ts_metadata("design:returntype", Promise)
], AccountInvitationsController.prototype, "read", null);
AccountInvitationsController = _ts_decorate([
    ApiTags('Administration'),
    Controller('api'),
    _ts_metadata("design:type", Function),
    _ts_metadata("design:paramtypes", [
        typeof AccountInvitationsService === "undefined" ? Object : AccountInvitationsService
    ])
], AccountInvitationsController);
//# sourceMappingURL=account-invitations.controller.js.map
