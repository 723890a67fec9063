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
import { Body, Controller, Param, Post } from '@nestjs/common';
import { ApiCreatedResponse, ApiOperation, ApiParam, ApiTags } from '@nestjs/swagger';
import { CurrentUser } from '../../members/auth/current-user.decorator.js';
import { Members } from '../../platform/common/access.decorator.js';
import { IdPipe } from '../../platform/common/id.pipe.js';
import { Refuses } from '../../platform/common/refuses.decorator.js';
import { RequestKey } from '../../platform/idempotency/answer-key.js';
import { Idempotent } from '../../platform/idempotency/idempotent.decorator.js';
import { SubjectsService } from '../subjects/subjects.service.js';
import { ReasonBody, ReportBody, ReportDto, toReportDto } from './reports.dto.js';
import { ReportsService } from './reports.service.js';
const AGAIN = "Un signalement du m\xeame membre est d\xe9j\xe0 en attente.";
export class ReportsController {
    reports;
    subjects;
    constructor(reports, subjects){
        this.reports = reports;
        this.subjects = subjects;
    }
    async create(body, user, key) {
        return toReportDto(await this.reports.create(user, body, key));
    }
    async reportTutorial(id, body, user, key) {
        return toReportDto(await this.reports.report(user, await this.subjects.tutorial(id, user), body, key));
    }
    async reportCollection(token, body, user, key) {
        return toReportDto(await this.reports.report(user, await this.subjects.collection(token), body, key));
    }
    async reportMember(id, body, user, key) {
        return toReportDto(await this.reports.report(user, await this.subjects.member(id), body, key));
    }
}
_ts_decorate([
    Post('comments/report'),
    Idempotent(),
    ApiOperation({
        summary: 'Signale un commentaire aux administrateurs'
    }),
    ApiCreatedResponse({
        type: ReportDto
    }),
    Refuses({
        403: 'On ne signale pas son propre commentaire.',
        404: "Ce commentaire n\u2019existe pas ou n\u2019existe plus.",
        409: AGAIN
    }),
    _ts_param(0, Body()),
    _ts_param(1, CurrentUser()),
    _ts_param(2, RequestKey()),
    _ts_metadata("design:type", Function),
    _ts_metadata("design:paramtypes", [
        typeof ReportBody === "undefined" ? Object : ReportBody,
        typeof User === "undefined" ? Object : User,
        Object
    ]),
    _ts_metadata("design:returntype", Promise)
], ReportsController.prototype, "create", null);
_ts_decorate([
    Post('tutorials/:id/reports'),
    Idempotent(),
    ApiOperation({
        summary: "Signale un tutoriel aux mod\xe9rateurs"
    }),
    ApiCreatedResponse({
        type: ReportDto
    }),
    Refuses({
        403: 'On ne signale pas son propre tutoriel.',
        404: "Ce tutoriel n\u2019existe pas ou n\u2019existe plus.",
        409: AGAIN
    }),
    _ts_param(0, Param('id', IdPipe)),
    _ts_param(1, Body()),
    _ts_param(2, CurrentUser()),
    _ts_param(3, RequestKey()),
    _ts_metadata("design:type", Function),
    _ts_metadata("design:paramtypes", [
        Number,
        typeof ReasonBody === "undefined" ? Object : ReasonBody,
        typeof User === "undefined" ? Object : User,
        Object
    ]),
    _ts_metadata("design:returntype", Promise)
], ReportsController.prototype, "reportTutorial", null);
_ts_decorate([
    Post('collections/shared/:token/reports'),
    Idempotent(),
    ApiOperation({
        summary: "Signale une collection publique aux mod\xe9rateurs"
    }),
    ApiParam({
        name: 'token',
        description: 'Le `shareToken` de la collection.',
        schema: {
            type: 'string',
            example: 'Zk3vX9mQ2bR7tY5wZ8cN4p'
        }
    }),
    ApiCreatedResponse({
        type: ReportDto
    }),
    Refuses({
        403: 'On ne signale pas sa propre collection.',
        404: "Aucune collection publique n\u2019a ce lien.",
        409: AGAIN
    }),
    _ts_param(0, Param('token')),
    _ts_param(1, Body()),
    _ts_param(2, CurrentUser()),
    _ts_param(3, RequestKey()),
    _ts_metadata("design:type", Function),
    _ts_metadata("design:paramtypes", [
        String,
        typeof ReasonBody === "undefined" ? Object : ReasonBody,
        typeof User === "undefined" ? Object : User,
        Object
    ]),
    _ts_metadata("design:returntype", Promise)
], ReportsController.prototype, "reportCollection", null);
_ts_decorate([
    Post('users/:id/reports'),
    Idempotent(),
    ApiOperation({
        summary: "Signale un membre aux mod\xe9rateurs"
    }),
    ApiCreatedResponse({
        type: ReportDto
    }),
    Refuses({
        403: "On ne se signale pas soi-m\xeame.",
        404: "Ce membre n\u2019existe pas.",
        409: AGAIN
    }),
    _ts_param(0, Param('id', IdPipe)),
    _ts_param(1, Body()),
    _ts_param(2, CurrentUser()),
    _ts_param(3, RequestKey()),
    _ts_metadata("design:type", Function),
    _ts_metadata("design:paramtypes", [
        Number,
        typeof ReasonBody === "undefined" ? Object : ReasonBody,
        typeof User === "undefined" ? Object : User,
        Object
    ]),
    _ts_metadata("design:returntype", Promise)
], ReportsController.prototype, "reportMember", null);
ReportsController = _ts_decorate([
    ApiTags('Signalements'),
    Members(),
    Controller('api'),
    _ts_metadata("design:type", Function),
    _ts_metadata("design:paramtypes", [
        typeof ReportsService === "undefined" ? Object : ReportsService,
        typeof SubjectsService === "undefined" ? Object : SubjectsService
    ])
], ReportsController);
//# sourceMappingURL=reports.controller.js.map
