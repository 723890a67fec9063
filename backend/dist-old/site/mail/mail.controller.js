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
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { CurrentUser } from '../../members/auth/current-user.decorator.js';
import { Admins } from '../../platform/common/access.decorator.js';
import { DoneDto } from '../../platform/common/done.dto.js';
import { IdPipe } from '../../platform/common/id.pipe.js';
import { AnswersList } from '../../platform/common/list.decorator.js';
import { DEFAULT_LIMIT, MAX_LIMIT, PageQuery, toPage } from '../../platform/common/page-query.js';
import { Refuses } from '../../platform/common/refuses.decorator.js';
import { EmailsService } from '../../platform/email/emails.service.js';
import { MailFailureListDto, MailSetupDto, MailTestBody, MailTrialDto, SenderRecordsBody, SenderRecordsDto, toMailFailureDto } from './mail.dto.js';
import { MailService } from './mail.service.js';
const GONE = "Cet \xe9chec n\u2019est plus dans la liste.";
export class MailController {
    mail;
    emails;
    constructor(mail, emails){
        this.mail = mail;
        this.emails = emails;
    }
    setup() {
        return this.mail.setup();
    }
    async try({ to }, user) {
        return this.mail.sendTestEmail(to, user);
    }
    async records({ selector }) {
        return {
            records: await this.mail.lookUpRecords(selector)
        };
    }
    async failures(query) {
        const { failures, total } = await this.emails.listFailures(toPage(query));
        return {
            failures: failures.map(toMailFailureDto),
            total
        };
    }
    async retry(id, user) {
        await this.mail.retryFailure(id, user);
        return {
            done: true
        };
    }
    async forget(id, user) {
        await this.mail.discardFailure(id, user);
        return {
            done: true
        };
    }
}
_ts_decorate([
    Get(),
    ApiOperation({
        summary: "Dit par o\xf9 part le courrier du site, et au nom de qui"
    }),
    ApiOkResponse({
        type: MailSetupDto
    }),
    _ts_metadata("design:type", Function),
    _ts_metadata("design:paramtypes", []),
    _ts_metadata("design:returntype", typeof MailSetupDto === "undefined" ? Object : MailSetupDto)
], MailController.prototype, "setup", null);
_ts_decorate([
    Post('test'),
    HttpCode(200),
    ApiOperation({
        summary: "Envoie un message d\u2019essai, et donne la r\xe9ponse du serveur de courrier",
        description: "Un refus est une r\xe9ponse comme une autre : 200, avec ce qu\u2019il veut dire."
    }),
    ApiOkResponse({
        type: MailTrialDto
    }),
    _ts_param(0, Body()),
    _ts_param(1, CurrentUser()),
    _ts_metadata("design:type", Function),
    _ts_metadata("design:paramtypes", [
        typeof MailTestBody === "undefined" ? Object : MailTestBody,
        typeof User === "undefined" ? Object : User
    ]),
    _ts_metadata("design:returntype", Promise)
], MailController.prototype, "try", null);
_ts_decorate([
    Post('records'),
    HttpCode(200),
    ApiOperation({
        summary: "Cherche dans le DNS ce qui authentifie l\u2019exp\xe9diteur : SPF, DKIM et DMARC"
    }),
    ApiOkResponse({
        type: SenderRecordsDto
    }),
    _ts_param(0, Body()),
    _ts_metadata("design:type", Function),
    _ts_metadata("design:paramtypes", [
        typeof SenderRecordsBody === "undefined" ? Object : SenderRecordsBody
    ]),
    _ts_metadata("design:returntype", Promise)
], MailController.prototype, "records", null);
_ts_decorate([
    Get('failures'),
    AnswersList('failures', {
        pageSize: DEFAULT_LIMIT,
        console: {
            query: PageQuery,
            maxPageSize: MAX_LIMIT
        }
    }),
    ApiOperation({
        summary: "Liste les messages qui n\u2019ont pas pu partir jusqu\u2019ici, le dernier d\u2019abord"
    }),
    ApiOkResponse({
        type: MailFailureListDto
    }),
    _ts_param(0, Query()),
    _ts_metadata("design:type", Function),
    _ts_metadata("design:paramtypes", [
        typeof PageQuery === "undefined" ? Object : PageQuery
    ]),
    _ts_metadata("design:returntype", Promise)
], MailController.prototype, "failures", null);
_ts_decorate([
    Post('failures/:id/retry'),
    HttpCode(200),
    ApiOperation({
        summary: "Renvoie maintenant un message qui n\u2019a pas pu partir"
    }),
    ApiOkResponse({
        type: DoneDto
    }),
    Refuses({
        404: GONE
    }),
    _ts_param(0, Param('id', IdPipe)),
    _ts_param(1, CurrentUser()),
    _ts_metadata("design:type", Function),
    _ts_metadata("design:paramtypes", [
        Number,
        typeof User === "undefined" ? Object : User
    ]),
    _ts_metadata("design:returntype", Promise)
], MailController.prototype, "retry", null);
_ts_decorate([
    Delete('failures/:id'),
    ApiOperation({
        summary: "Oublie un message qui n\u2019a pas pu partir : il ne partira jamais"
    }),
    ApiOkResponse({
        type: DoneDto
    }),
    Refuses({
        404: GONE
    }),
    _ts_param(0, Param('id', IdPipe)),
    _ts_param(1, CurrentUser()),
    _ts_metadata("design:type", Function),
    _ts_metadata("design:paramtypes", [
        Number,
        typeof User === "undefined" ? Object : User
    ]),
    _ts_metadata("design:returntype", Promise)
], MailController.prototype, "forget", null);
MailController = _ts_decorate([
    ApiTags('Maintenance'),
    Admins(),
    Controller('api/admin/mail'),
    _ts_metadata("design:type", Function),
    _ts_metadata("design:paramtypes", [
        typeof MailService === "undefined" ? Object : MailService,
        typeof EmailsService === "undefined" ? Object : EmailsService
    ])
], MailController);
//# sourceMappingURL=mail.controller.js.map
