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
import { Body, Controller, Delete, Get, HttpCode, Param, Post, Put, Query } from '@nestjs/common';
import { ApiCreatedResponse, ApiOkResponse, ApiOperation, ApiParam, ApiProperty, ApiTags } from '@nestjs/swagger';
import { CurrentUser } from '../../members/auth/current-user.decorator.js';
import { Moderators } from '../../platform/common/access.decorator.js';
import { IdPipe } from '../../platform/common/id.pipe.js';
import { AnswersList } from '../../platform/common/list.decorator.js';
import { toPage } from '../../platform/common/page-query.js';
import { Refuses } from '../../platform/common/refuses.decorator.js';
import { DecisionDto, toDecisionDto } from '../decisions/decisions.dto.js';
import { KindPipe } from '../subjects/kind.pipe.js';
import { subjectKinds } from '../subjects/subject-kinds.js';
import { QueueDto, QueueQuery, ThingFileDto, toQueuedThingDto, toThingFileDto } from './desk.dto.js';
import { ModerationQueueService } from './moderation-queue.service.js';
import { NoteBody, VerdictBody } from './verdict.dto.js';
let UndoneDto = class UndoneDto {
    isBack;
};
_ts_decorate([
    ApiProperty({
        description: 'Si tout est comme avant.'
    }),
    _ts_metadata("design:type", Boolean)
], UndoneDto.prototype, "isBack", void 0);
const KindParam = ()=>ApiParam({
        name: 'kind',
        enum: subjectKinds
    });
const OWN = "C\u2019est \xe0 vous : un autre mod\xe9rateur en d\xe9cidera.";
const UNREPORTED = "Personne n\u2019a signal\xe9 cela.";
export class DeskController {
    subjects;
    constructor(subjects){
        this.subjects = subjects;
    }
    async queue({ kind, reason, assigned, ...page }, user) {
        const moderatorId = assigned && (assigned === 'me' ? user.id : null);
        const { subjects, total } = await this.subjects.list({
            kind,
            reason,
            moderatorId
        }, toPage(page), user);
        return {
            things: subjects.map(toQueuedThingDto),
            total
        };
    }
    async file(kind, subjectId, user) {
        return toThingFileDto(await this.subjects.file({
            kind,
            subjectId
        }, user));
    }
    async decide(kind, subjectId, body, user) {
        return toDecisionDto(await this.subjects.decide({
            kind,
            subjectId
        }, body, user));
    }
    async undo(id, user) {
        return this.subjects.undo(id, user);
    }
    async note(kind, subjectId, { text }, user) {
        return toThingFileDto(await this.subjects.note({
            kind,
            subjectId
        }, text, user));
    }
    async assign(kind, subjectId, user) {
        return toThingFileDto(await this.subjects.assign({
            kind,
            subjectId
        }, user));
    }
    async release(kind, subjectId, user) {
        return toThingFileDto(await this.subjects.release({
            kind,
            subjectId
        }, user));
    }
}
_ts_decorate([
    Get('queue'),
    AnswersList('things'),
    ApiOperation({
        summary: "Liste ce qui attend une d\xe9cision, chose par chose, la plus ancienne d\u2019abord"
    }),
    ApiOkResponse({
        type: QueueDto
    }),
    _ts_param(0, Query()),
    _ts_param(1, CurrentUser()),
    _ts_metadata("design:type", Function),
    _ts_metadata("design:paramtypes", [
        typeof QueueQuery === "undefined" ? Object : QueueQuery,
        typeof User === "undefined" ? Object : User
    ]),
    _ts_metadata("design:returntype", Promise)
], DeskController.prototype, "queue", null);
_ts_decorate([
    Get('things/:kind/:id'),
    KindParam(),
    ApiOperation({
        summary: "Donne une chose signal\xe9e avec ce qu\u2019il faut savoir pour d\xe9cider"
    }),
    ApiOkResponse({
        type: ThingFileDto
    }),
    Refuses({
        403: OWN,
        404: UNREPORTED
    }),
    _ts_param(0, Param('kind', KindPipe)),
    _ts_param(1, Param('id', IdPipe)),
    _ts_param(2, CurrentUser()),
    _ts_metadata("design:type", Function),
    _ts_metadata("design:paramtypes", [
        typeof SubjectKind === "undefined" ? Object : SubjectKind,
        Number,
        typeof User === "undefined" ? Object : User
    ]),
    _ts_metadata("design:returntype", Promise)
], DeskController.prototype, "file", null);
_ts_decorate([
    Post('things/:kind/:id/decision'),
    KindParam(),
    HttpCode(200),
    ApiOperation({
        summary: "D\xe9cide de tous les signalements d\u2019une chose, et fait ce qui est d\xe9cid\xe9"
    }),
    ApiOkResponse({
        type: DecisionDto
    }),
    Refuses({
        403: "On ne d\xe9cide pas de ce qui est \xe0 soi ; un mod\xe9rateur ne sanctionne ni ses pairs ni les administrateurs.",
        404: "Ce membre n\u2019existe pas.",
        409: "Rien n\u2019attend plus, ou l\u2019auteur ne peut pas \xeatre sanctionn\xe9."
    }),
    _ts_param(0, Param('kind', KindPipe)),
    _ts_param(1, Param('id', IdPipe)),
    _ts_param(2, Body()),
    _ts_param(3, CurrentUser()),
    _ts_metadata("design:type", Function),
    _ts_metadata("design:paramtypes", [
        typeof SubjectKind === "undefined" ? Object : SubjectKind,
        Number,
        typeof VerdictBody === "undefined" ? Object : VerdictBody,
        typeof User === "undefined" ? Object : User
    ]),
    _ts_metadata("design:returntype", Promise)
], DeskController.prototype, "decide", null);
_ts_decorate([
    Delete('decisions/:id'),
    ApiOperation({
        summary: "Revient sur sa propre d\xe9cision : les signalements attendent \xe0 nouveau"
    }),
    ApiOkResponse({
        type: UndoneDto
    }),
    Refuses({
        403: "Seul qui a d\xe9cid\xe9 peut revenir sur sa d\xe9cision.",
        404: "Cette d\xe9cision n\u2019existe pas.",
        409: "Elle est d\xe9j\xe0 annul\xe9e."
    }),
    _ts_param(0, Param('id', IdPipe)),
    _ts_param(1, CurrentUser()),
    _ts_metadata("design:type", Function),
    _ts_metadata("design:paramtypes", [
        Number,
        typeof User === "undefined" ? Object : User
    ]),
    _ts_metadata("design:returntype", Promise)
], DeskController.prototype, "undo", null);
_ts_decorate([
    Post('things/:kind/:id/notes'),
    KindParam(),
    ApiOperation({
        summary: "Laisse une note aux autres mod\xe9rateurs"
    }),
    ApiCreatedResponse({
        type: ThingFileDto
    }),
    Refuses({
        403: OWN,
        404: UNREPORTED
    }),
    _ts_param(0, Param('kind', KindPipe)),
    _ts_param(1, Param('id', IdPipe)),
    _ts_param(2, Body()),
    _ts_param(3, CurrentUser()),
    _ts_metadata("design:type", Function),
    _ts_metadata("design:paramtypes", [
        typeof SubjectKind === "undefined" ? Object : SubjectKind,
        Number,
        typeof NoteBody === "undefined" ? Object : NoteBody,
        typeof User === "undefined" ? Object : User
    ]),
    _ts_metadata("design:returntype", Promise)
], DeskController.prototype, "note", null);
_ts_decorate([
    Put('things/:kind/:id/assignee'),
    KindParam(),
    ApiOperation({
        summary: "S\u2019occupe d\u2019une chose signal\xe9e"
    }),
    ApiOkResponse({
        type: ThingFileDto
    }),
    Refuses({
        403: OWN,
        404: UNREPORTED
    }),
    _ts_param(0, Param('kind', KindPipe)),
    _ts_param(1, Param('id', IdPipe)),
    _ts_param(2, CurrentUser()),
    _ts_metadata("design:type", Function),
    _ts_metadata("design:paramtypes", [
        typeof SubjectKind === "undefined" ? Object : SubjectKind,
        Number,
        typeof User === "undefined" ? Object : User
    ]),
    _ts_metadata("design:returntype", Promise)
], DeskController.prototype, "assign", null);
_ts_decorate([
    Delete('things/:kind/:id/assignee'),
    KindParam(),
    ApiOperation({
        summary: "Ne s\u2019en occupe plus, ou en d\xe9charge un autre"
    }),
    ApiOkResponse({
        type: ThingFileDto
    }),
    Refuses({
        403: OWN,
        404: UNREPORTED
    }),
    _ts_param(0, Param('kind', KindPipe)),
    _ts_param(1, Param('id', IdPipe)),
    _ts_param(2, CurrentUser()),
    _ts_metadata("design:type", Function),
    _ts_metadata("design:paramtypes", [
        typeof SubjectKind === "undefined" ? Object : SubjectKind,
        Number,
        typeof User === "undefined" ? Object : User
    ]),
    _ts_metadata("design:returntype", Promise)
], DeskController.prototype, "release", null);
DeskController = _ts_decorate([
    ApiTags('Signalements'),
    Moderators(),
    Controller('api/admin/moderation'),
    _ts_metadata("design:type", Function),
    _ts_metadata("design:paramtypes", [
        typeof ModerationQueueService === "undefined" ? Object : ModerationQueueService
    ])
], DeskController);
//# sourceMappingURL=desk.controller.js.map
