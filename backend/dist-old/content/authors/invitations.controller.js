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
import { Controller, Get, HttpCode, Param, Post, Query } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { RequireConfirmedEmail } from '../../members/auth/confirmed-email.js';
import { CurrentUser } from '../../members/auth/current-user.decorator.js';
import { Members } from '../../platform/common/access.decorator.js';
import { DoneDto } from '../../platform/common/done.dto.js';
import { IdPipe } from '../../platform/common/id.pipe.js';
import { AnswersList } from '../../platform/common/list.decorator.js';
import { DEFAULT_LIMIT, PageQuery, toPage } from '../../platform/common/page-query.js';
import { Refuses } from '../../platform/common/refuses.decorator.js';
import { AcceptedDto, InvitationListDto } from './authors.dto.js';
import { InvitationsService } from './invitations.service.js';
const NO_SUCH_INVITATION = "Cette invitation n\u2019existe pas, ou plus, ou n\u2019est pas \xe0 ce membre.";
export class InvitationsController {
    invitations;
    constructor(invitations){
        this.invitations = invitations;
    }
    async list(page, user) {
        return this.invitations.list(user, toPage(page));
    }
    async accept(id, user) {
        return this.invitations.accept(id, user);
    }
    async refuse(id, user) {
        await this.invitations.refuse(id, user);
        return {
            done: true
        };
    }
}
_ts_decorate([
    Get(),
    AnswersList('invitations', {
        pageSize: DEFAULT_LIMIT
    }),
    ApiOperation({
        summary: "Liste les invitations \xe0 \xe9crire un tutoriel auxquelles on peut r\xe9pondre"
    }),
    ApiOkResponse({
        type: InvitationListDto
    }),
    _ts_param(0, Query()),
    _ts_param(1, CurrentUser()),
    _ts_metadata("design:type", Function),
    _ts_metadata("design:paramtypes", [
        typeof PageQuery === "undefined" ? Object : PageQuery,
        typeof User === "undefined" ? Object : User
    ]),
    _ts_metadata("design:returntype", Promise)
], InvitationsController.prototype, "list", null);
_ts_decorate([
    Post(':id/accept'),
    HttpCode(200),
    RequireConfirmedEmail(),
    ApiOperation({
        summary: "Accepte une invitation\xa0: on est d\xe9sormais un des auteurs"
    }),
    ApiOkResponse({
        type: AcceptedDto
    }),
    Refuses({
        403: "Le membre n\u2019est pas contributeur\xa0; l\u2019invitation attend qu\u2019il le soit.",
        404: NO_SUCH_INVITATION,
        409: "Il y a autant d\u2019auteurs qu\u2019il peut y en avoir."
    }),
    _ts_param(0, Param('id', IdPipe)),
    _ts_param(1, CurrentUser()),
    _ts_metadata("design:type", Function),
    _ts_metadata("design:paramtypes", [
        Number,
        typeof User === "undefined" ? Object : User
    ]),
    _ts_metadata("design:returntype", Promise)
], InvitationsController.prototype, "accept", null);
_ts_decorate([
    Post(':id/refuse'),
    HttpCode(200),
    ApiOperation({
        summary: "Refuse une invitation\xa0; qui l\u2019a envoy\xe9e l\u2019apprend"
    }),
    ApiOkResponse({
        type: DoneDto
    }),
    Refuses({
        404: NO_SUCH_INVITATION
    }),
    _ts_param(0, Param('id', IdPipe)),
    _ts_param(1, CurrentUser()),
    _ts_metadata("design:type", Function),
    _ts_metadata("design:paramtypes", [
        Number,
        typeof User === "undefined" ? Object : User
    ]),
    _ts_metadata("design:returntype", Promise)
], InvitationsController.prototype, "refuse", null);
InvitationsController = _ts_decorate([
    ApiTags('Contributions'),
    Members(),
    Controller('api/invitations'),
    _ts_metadata("design:type", Function),
    _ts_metadata("design:paramtypes", [
        typeof InvitationsService === "undefined" ? Object : InvitationsService
    ])
], InvitationsController);
//# sourceMappingURL=invitations.controller.js.map
