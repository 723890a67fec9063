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
import { Body, Controller, Delete, Get, Param, Patch, Post, Query } from '@nestjs/common';
import { ApiCreatedResponse, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { CurrentUser } from '../../members/auth/current-user.decorator.js';
import { Admins, Public } from '../../platform/common/access.decorator.js';
import { DoneDto } from '../../platform/common/done.dto.js';
import { IdPipe } from '../../platform/common/id.pipe.js';
import { AnswersList } from '../../platform/common/list.decorator.js';
import { DEFAULT_LIMIT, MAX_LIMIT, toPage } from '../../platform/common/page-query.js';
import { Refuses } from '../../platform/common/refuses.decorator.js';
import { ContactBody, ContactMessageDto, ContactMessageListDto, ContactQuery, ContactStateBody, toContactMessageDto } from './contact.dto.js';
import { ContactService } from './contact.service.js';
export class ContactController {
    contact;
    constructor(contact){
        this.contact = contact;
    }
    async send(body, sender) {
        await this.contact.send(body, sender);
        return {
            done: true
        };
    }
    async list({ state, ...page }) {
        const { messages, total } = await this.contact.list(state, toPage(page));
        return {
            messages: messages.map(toContactMessageDto),
            total
        };
    }
    async setState(id, { state }) {
        return toContactMessageDto(await this.contact.setState(id, state));
    }
    async delete(id, user) {
        await this.contact.delete(id, user);
        return {
            done: true
        };
    }
}
_ts_decorate([
    Post('contact'),
    Public(),
    ApiOperation({
        summary: "\xc9crit \xe0 qui s\u2019occupe du site"
    }),
    ApiCreatedResponse({
        type: DoneDto
    }),
    _ts_param(0, Body()),
    _ts_param(1, CurrentUser()),
    _ts_metadata("design:type", Function),
    _ts_metadata("design:paramtypes", [
        typeof ContactBody === "undefined" ? Object : ContactBody,
        Object
    ]),
    _ts_metadata("design:returntype", Promise)
], ContactController.prototype, "send", null);
_ts_decorate([
    Get('admin/messages'),
    Admins(),
    AnswersList('messages', {
        pageSize: DEFAULT_LIMIT,
        console: {
            query: ContactQuery,
            maxPageSize: MAX_LIMIT
        }
    }),
    ApiOperation({
        summary: "Liste ce que l\u2019on a \xe9crit \xe0 qui s\u2019occupe du site, le plus r\xe9cent d\u2019abord"
    }),
    ApiOkResponse({
        type: ContactMessageListDto
    }),
    _ts_param(0, Query()),
    _ts_metadata("design:type", Function),
    _ts_metadata("design:paramtypes", [
        typeof ContactQuery === "undefined" ? Object : ContactQuery
    ]),
    _ts_metadata("design:returntype", Promise)
], ContactController.prototype, "list", null);
_ts_decorate([
    Patch('admin/messages/:id'),
    Admins(),
    ApiOperation({
        summary: "Note qu\u2019un message est trait\xe9, ou qu\u2019il attend encore"
    }),
    ApiOkResponse({
        type: ContactMessageDto
    }),
    Refuses({
        404: "Ce message n\u2019existe pas."
    }),
    _ts_param(0, Param('id', IdPipe)),
    _ts_param(1, Body()),
    _ts_metadata("design:type", Function),
    _ts_metadata("design:paramtypes", [
        Number,
        typeof ContactStateBody === "undefined" ? Object : ContactStateBody
    ]),
    _ts_metadata("design:returntype", Promise)
], ContactController.prototype, "setState", null);
_ts_decorate([
    Delete('admin/messages/:id'),
    Admins(),
    ApiOperation({
        summary: "Supprime un message avant son ann\xe9e"
    }),
    ApiOkResponse({
        type: DoneDto
    }),
    Refuses({
        404: "Ce message n\u2019existe pas."
    }),
    _ts_param(0, Param('id', IdPipe)),
    _ts_param(1, CurrentUser()),
    _ts_metadata("design:type", Function),
    _ts_metadata("design:paramtypes", [
        Number,
        typeof User === "undefined" ? Object : User
    ]),
    _ts_metadata("design:returntype", Promise)
], ContactController.prototype, "delete", null);
ContactController = _ts_decorate([
    ApiTags("R\xe9glages"),
    Controller('api'),
    _ts_metadata("design:type", Function),
    _ts_metadata("design:paramtypes", [
        typeof ContactService === "undefined" ? Object : ContactService
    ])
], ContactController);
//# sourceMappingURL=contact.controller.js.map
