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
import { Body, Controller, Delete, Get, Param, Post } from '@nestjs/common';
import { ApiCreatedResponse, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { RequireConfirmedEmail } from '../../members/auth/confirmed-email.js';
import { CurrentUser } from '../../members/auth/current-user.decorator.js';
import { Members } from '../../platform/common/access.decorator.js';
import { DoneDto } from '../../platform/common/done.dto.js';
import { IdPipe } from '../../platform/common/id.pipe.js';
import { Refuses } from '../../platform/common/refuses.decorator.js';
import { AuthorsDto, InviteBody, SentInvitationDto } from './authors.dto.js';
import { AuthorsService } from './authors.service.js';
import { INVITATION_DAYS } from './invitations.repository.js';
import { InvitationsService, MAX_INVITATIONS } from './invitations.service.js';
const FORBIDDEN = 'Seuls les auteurs du tutoriel et les administrateurs peuvent faire cela.';
const NO_SUCH_TUTORIAL = "Ce tutoriel n\u2019existe pas.";
export class AuthorsController {
    authors;
    invitations;
    constructor(authors, invitations){
        this.authors = authors;
        this.invitations = invitations;
    }
    async list(id, user) {
        return this.authors.list(id, user);
    }
    async invite(id, { invitee }, user) {
        return this.invitations.invite(id, invitee, user);
    }
    async takeBack(id, invitationId, user) {
        await this.invitations.withdraw(id, invitationId, user);
        return {
            done: true
        };
    }
    async remove(id, userId, user) {
        await this.authors.remove(id, userId, user);
        return {
            done: true
        };
    }
}
_ts_decorate([
    Get(),
    ApiOperation({
        summary: "Donne les membres qui \xe9crivent un tutoriel, et qui est invit\xe9 \xe0 le faire"
    }),
    ApiOkResponse({
        type: AuthorsDto
    }),
    Refuses({
        403: FORBIDDEN,
        404: NO_SUCH_TUTORIAL
    }),
    _ts_param(0, Param('id', IdPipe)),
    _ts_param(1, CurrentUser()),
    _ts_metadata("design:type", Function),
    _ts_metadata("design:paramtypes", [
        Number,
        typeof User === "undefined" ? Object : User
    ]),
    _ts_metadata("design:returntype", Promise)
], AuthorsController.prototype, "list", null);
_ts_decorate([
    Post('invitations'),
    RequireConfirmedEmail(),
    ApiOperation({
        summary: "Invite un membre \xe0 \xe9crire le tutoriel, avec les m\xeames droits",
        description: `Une invitation vaut ${INVITATION_DAYS} jours ; ${MAX_INVITATIONS} au plus attendent une r\xe9ponse.`
    }),
    ApiCreatedResponse({
        type: SentInvitationDto
    }),
    Refuses({
        403: FORBIDDEN,
        404: NO_SUCH_TUTORIAL,
        409: "Ce membre est d\xe9j\xe0 auteur ou invit\xe9, ou il y a autant d\u2019invitations qu\u2019il peut y en avoir."
    }),
    _ts_param(0, Param('id', IdPipe)),
    _ts_param(1, Body()),
    _ts_param(2, CurrentUser()),
    _ts_metadata("design:type", Function),
    _ts_metadata("design:paramtypes", [
        Number,
        typeof InviteBody === "undefined" ? Object : InviteBody,
        typeof User === "undefined" ? Object : User
    ]),
    _ts_metadata("design:returntype", Promise)
], AuthorsController.prototype, "invite", null);
_ts_decorate([
    Delete('invitations/:invitationId'),
    ApiOperation({
        summary: 'Reprend une invitation'
    }),
    ApiOkResponse({
        type: DoneDto
    }),
    Refuses({
        403: FORBIDDEN,
        404: "Ce tutoriel n\u2019existe pas, ou l\u2019invitation plus."
    }),
    _ts_param(0, Param('id', IdPipe)),
    _ts_param(1, Param('invitationId', IdPipe)),
    _ts_param(2, CurrentUser()),
    _ts_metadata("design:type", Function),
    _ts_metadata("design:paramtypes", [
        Number,
        Number,
        typeof User === "undefined" ? Object : User
    ]),
    _ts_metadata("design:returntype", Promise)
], AuthorsController.prototype, "takeBack", null);
_ts_decorate([
    Delete(':userId'),
    ApiOperation({
        summary: 'Quitte un tutoriel, ou en retire un auteur, par un administrateur'
    }),
    ApiOkResponse({
        type: DoneDto
    }),
    Refuses({
        403: FORBIDDEN,
        404: "Ce tutoriel n\u2019existe pas, ou ce membre n\u2019en est pas un des auteurs.",
        409: "C\u2019est le dernier auteur."
    }),
    _ts_param(0, Param('id', IdPipe)),
    _ts_param(1, Param('userId', IdPipe)),
    _ts_param(2, CurrentUser()),
    _ts_metadata("design:type", Function),
    _ts_metadata("design:paramtypes", [
        Number,
        Number,
        typeof User === "undefined" ? Object : User
    ]),
    _ts_metadata("design:returntype", Promise)
], AuthorsController.prototype, "remove", null);
AuthorsController = _ts_decorate([
    ApiTags('Contributions'),
    Members(),
    Controller('api/tutorials/:id/authors'),
    _ts_metadata("design:type", Function),
    _ts_metadata("design:paramtypes", [
        typeof AuthorsService === "undefined" ? Object : AuthorsService,
        typeof InvitationsService === "undefined" ? Object : InvitationsService
    ])
], AuthorsController);
//# sourceMappingURL=authors.controller.js.map
