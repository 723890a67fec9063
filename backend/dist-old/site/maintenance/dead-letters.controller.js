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
import { Controller, Delete, Get, HttpCode, Param, Post, Query } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { DoneDto } from '../../platform/common/done.dto.js';
import { CurrentUser } from '../../members/auth/current-user.decorator.js';
import { Admins } from '../../platform/common/access.decorator.js';
import { IdPipe } from '../../platform/common/id.pipe.js';
import { AnswersList } from '../../platform/common/list.decorator.js';
import { DEFAULT_LIMIT, MAX_LIMIT, PageQuery, toPage } from '../../platform/common/page-query.js';
import { Refuses } from '../../platform/common/refuses.decorator.js';
import { EventBacklog } from '../../platform/domain-events/event-backlog.js';
import { EMAILS } from '../../platform/email/emails.service.js';
import { DeadLetterListDto, EventBacklogDto, toDeadLetterDto } from './dead-letters.dto.js';
import { MaintenanceService } from './maintenance.service.js';
const GONE = "Cet \xe9chec n\u2019est plus dans la liste.";
export class DeadLettersController {
    backlog;
    care;
    constructor(backlog, care){
        this.backlog = backlog;
        this.care = care;
    }
    async measure() {
        return this.backlog.measure();
    }
    async list(query) {
        const { deadLetters, total } = await this.backlog.listDeadLetters(toPage(query), EMAILS);
        return {
            deadLetters: deadLetters.map(toDeadLetterDto),
            total
        };
    }
    async retry(id, user) {
        await this.care.retryDeadLetter(id, user);
        return {
            done: true
        };
    }
    async discard(id, user) {
        await this.care.discardDeadLetter(id, user);
        return {
            done: true
        };
    }
}
_ts_decorate([
    Get('event-backlog'),
    ApiOperation({
        summary: "Dit o\xf9 en est le traitement des \xe9v\xe9nements"
    }),
    ApiOkResponse({
        type: EventBacklogDto
    }),
    _ts_metadata("design:type", Function),
    _ts_metadata("design:paramtypes", []),
    _ts_metadata("design:returntype", Promise)
], DeadLettersController.prototype, "measure", null);
_ts_decorate([
    Get('dead-letters'),
    AnswersList('deadLetters', {
        pageSize: DEFAULT_LIMIT,
        console: {
            query: PageQuery,
            maxPageSize: MAX_LIMIT
        }
    }),
    ApiOperation({
        summary: "Liste les traitements abandonn\xe9s apr\xe8s trop d\u2019\xe9checs, le dernier d\u2019abord",
        description: "Les messages qui n\u2019ont pas pu partir ont leur propre liste : `GET /api/admin/mail/failures`."
    }),
    ApiOkResponse({
        type: DeadLetterListDto
    }),
    _ts_param(0, Query()),
    _ts_metadata("design:type", Function),
    _ts_metadata("design:paramtypes", [
        typeof PageQuery === "undefined" ? Object : PageQuery
    ]),
    _ts_metadata("design:returntype", Promise)
], DeadLettersController.prototype, "list", null);
_ts_decorate([
    Post('dead-letters/:id/retry'),
    HttpCode(200),
    ApiOperation({
        summary: "Fait traiter \xe0 nouveau ce qui avait \xe9t\xe9 abandonn\xe9"
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
], DeadLettersController.prototype, "retry", null);
_ts_decorate([
    Delete('dead-letters/:id'),
    ApiOperation({
        summary: "Renonce \xe0 un traitement : ce qu\u2019il devait faire ne le sera jamais"
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
], DeadLettersController.prototype, "discard", null);
DeadLettersController = _ts_decorate([
    ApiTags('Maintenance'),
    Admins(),
    Controller('api/admin'),
    _ts_metadata("design:type", Function),
    _ts_metadata("design:paramtypes", [
        typeof EventBacklog === "undefined" ? Object : EventBacklog,
        typeof MaintenanceService === "undefined" ? Object : MaintenanceService
    ])
], DeadLettersController);
//# sourceMappingURL=dead-letters.controller.js.map
