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
import { Body, Controller, Get, Param, Patch, Query } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { CurrentUser } from '../../members/auth/current-user.decorator.js';
import { Moderators } from '../../platform/common/access.decorator.js';
import { AnswersList } from '../../platform/common/list.decorator.js';
import { IdPipe } from '../../platform/common/id.pipe.js';
import { toPage } from '../../platform/common/page-query.js';
import { Refuses } from '../../platform/common/refuses.decorator.js';
import { ReportFileDto, ReportsOverviewDto, toReportFileDto } from './report-file.dto.js';
import { AdminReportDto, DecidedReportsDto, MAX_LISTED, ReportDecisionsBody, ReportsQuery, ReportStatusBody, toAdminReportDto } from './reports.dto.js';
import { ReportDecisionsService } from './report-decisions.service.js';
import { ReportsService } from './reports.service.js';
const OWN = "On ne d\xe9cide pas de ce qui est \xe0 soi.";
export class AdminReportsController {
    reports;
    decisions;
    constructor(reports, decisions){
        this.reports = reports;
        this.decisions = decisions;
    }
    async list({ id, sort, order, limit, offset, cursor, authorId, commentId, ...filter }, user) {
        const about = commentId && {
            kind: 'comment',
            subjectId: commentId
        };
        const wanted = {
            ...filter,
            ...about,
            subjectAuthorId: authorId
        };
        const selection = {
            ids: id,
            sort,
            order
        };
        const page = toPage({
            limit,
            offset,
            cursor
        }, MAX_LISTED);
        const { reports, total } = await this.reports.list(wanted, selection, page, user);
        return {
            reports: reports.map(toAdminReportDto),
            total
        };
    }
    async changeStatuses({ ids, ...decision }, user) {
        return this.decisions.changeStatuses(ids, user, decision);
    }
    async overview() {
        return this.reports.overview();
    }
    async file(id, user) {
        return toReportFileDto(await this.reports.file(id, user));
    }
    async changeStatus(id, body, user) {
        return toAdminReportDto(await this.decisions.changeStatus(id, user, body));
    }
}
_ts_decorate([
    Get(),
    AnswersList('reports', {
        pageSize: MAX_LISTED,
        hasCursors: true,
        bare: true,
        console: {
            query: ReportsQuery,
            maxPageSize: MAX_LISTED
        }
    }),
    ApiOperation({
        summary: "Liste les signalements, les plus r\xe9cents d\u2019abord"
    }),
    ApiOkResponse({
        type: [
            AdminReportDto
        ]
    }),
    _ts_param(0, Query()),
    _ts_param(1, CurrentUser()),
    _ts_metadata("design:type", Function),
    _ts_metadata("design:paramtypes", [
        typeof ReportsQuery === "undefined" ? Object : ReportsQuery,
        typeof User === "undefined" ? Object : User
    ]),
    _ts_metadata("design:returntype", Promise)
], AdminReportsController.prototype, "list", null);
_ts_decorate([
    Patch(),
    ApiOperation({
        summary: 'Change le statut de plusieurs signalements, tous ensemble'
    }),
    ApiOkResponse({
        type: DecidedReportsDto
    }),
    Refuses({
        403: OWN,
        409: "L\u2019un des membres a d\xe9j\xe0 un autre signalement en attente pour la m\xeame chose."
    }),
    _ts_param(0, Body()),
    _ts_param(1, CurrentUser()),
    _ts_metadata("design:type", Function),
    _ts_metadata("design:paramtypes", [
        typeof ReportDecisionsBody === "undefined" ? Object : ReportDecisionsBody,
        typeof User === "undefined" ? Object : User
    ]),
    _ts_metadata("design:returntype", Promise)
], AdminReportsController.prototype, "changeStatuses", null);
_ts_decorate([
    Get('overview'),
    ApiOperation({
        summary: "Compte les signalements et dit lesquels regarder d\u2019abord"
    }),
    ApiOkResponse({
        type: ReportsOverviewDto
    }),
    _ts_metadata("design:type", Function),
    _ts_metadata("design:paramtypes", []),
    _ts_metadata("design:returntype", Promise)
], AdminReportsController.prototype, "overview", null);
_ts_decorate([
    Get(':id'),
    ApiOperation({
        summary: "Donne un signalement, le fil du commentaire et le pass\xe9 de son auteur"
    }),
    ApiOkResponse({
        type: ReportFileDto
    }),
    Refuses({
        404: "Ce signalement n\u2019existe pas."
    }),
    _ts_param(0, Param('id', IdPipe)),
    _ts_param(1, CurrentUser()),
    _ts_metadata("design:type", Function),
    _ts_metadata("design:paramtypes", [
        Number,
        typeof User === "undefined" ? Object : User
    ]),
    _ts_metadata("design:returntype", Promise)
], AdminReportsController.prototype, "file", null);
_ts_decorate([
    Patch(':id'),
    ApiOperation({
        summary: "R\xe9sout, rejette ou remet en attente un signalement"
    }),
    ApiOkResponse({
        type: AdminReportDto
    }),
    Refuses({
        403: OWN,
        404: "Ce signalement n\u2019existe pas.",
        409: "Le signalement ne peut pas passer \xe0 ce statut."
    }),
    _ts_param(0, Param('id', IdPipe)),
    _ts_param(1, Body()),
    _ts_param(2, CurrentUser()),
    _ts_metadata("design:type", Function),
    _ts_metadata("design:paramtypes", [
        Number,
        typeof ReportStatusBody === "undefined" ? Object : ReportStatusBody,
        typeof User === "undefined" ? Object : User
    ]),
    _ts_metadata("design:returntype", Promise)
], AdminReportsController.prototype, "changeStatus", null);
AdminReportsController = _ts_decorate([
    ApiTags('Administration'),
    Moderators(),
    Controller('api/admin/reports'),
    _ts_metadata("design:type", Function),
    _ts_metadata("design:paramtypes", [
        typeof ReportsService === "undefined" ? Object : ReportsService,
        typeof ReportDecisionsService === "undefined" ? Object : ReportDecisionsService
    ])
], AdminReportsController);
//# sourceMappingURL=admin-reports.controller.js.map
