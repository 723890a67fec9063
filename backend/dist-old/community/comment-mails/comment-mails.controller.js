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
import { Body, Controller, Get, Put } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiProperty, ApiTags } from '@nestjs/swagger';
import { IsIn } from 'class-validator';
import { CurrentUser } from '../../members/auth/current-user.decorator.js';
import { Members } from '../../platform/common/access.decorator.js';
import { mailModes } from './comment-mail-choice.entity.js';
import { CommentMailsService } from './comment-mails.service.js';
let MailModeDto = class MailModeDto {
    mode;
};
_ts_decorate([
    ApiProperty({
        enum: mailModes,
        description: "none : jamais ; each : chacun aussit\xf4t ; daily : une fois par jour, le matin."
    }),
    IsIn(mailModes, {
        message: 'Le choix vaut none, each ou daily.'
    }),
    _ts_metadata("design:type", typeof MailMode === "undefined" ? Object : MailMode)
], MailModeDto.prototype, "mode", void 0);
export class CommentMailsController {
    mails;
    constructor(mails){
        this.mails = mails;
    }
    async read({ id }) {
        return {
            mode: await this.mails.modeOf(id)
        };
    }
    async choose({ mode }, { id }) {
        return {
            mode: await this.mails.setMode(id, mode)
        };
    }
}
_ts_decorate([
    Get(),
    ApiOperation({
        summary: "Dit si les commentaires et les r\xe9ponses arrivent aussi par e-mail"
    }),
    ApiOkResponse({
        type: MailModeDto
    }),
    _ts_param(0, CurrentUser()),
    _ts_metadata("design:type", Function),
    _ts_metadata("design:paramtypes", [
        typeof User === "undefined" ? Object : User
    ]),
    _ts_metadata("design:returntype", Promise)
], CommentMailsController.prototype, "read", null);
_ts_decorate([
    Put(),
    ApiOperation({
        summary: "Choisit si les commentaires et les r\xe9ponses arrivent aussi par e-mail",
        description: "Rien ne part vers une adresse qui n\u2019est pas confirm\xe9e."
    }),
    ApiOkResponse({
        type: MailModeDto
    }),
    _ts_param(0, Body()),
    _ts_param(1, CurrentUser()),
    _ts_metadata("design:type", Function),
    _ts_metadata("design:paramtypes", [
        typeof MailModeDto === "undefined" ? Object : MailModeDto,
        typeof User === "undefined" ? Object : User
    ]),
    _ts_metadata("design:returntype", Promise)
], CommentMailsController.prototype, "choose", null);
CommentMailsController = _ts_decorate([
    ApiTags('Notifications'),
    Members(),
    Controller('api/notifications/mail'),
    _ts_metadata("design:type", Function),
    _ts_metadata("design:paramtypes", [
        typeof CommentMailsService === "undefined" ? Object : CommentMailsService
    ])
], CommentMailsController);
//# sourceMappingURL=comment-mails.controller.js.map
