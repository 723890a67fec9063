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
import { RequireConfirmedEmail } from '../../members/auth/confirmed-email.js';
import { CurrentUser } from '../../members/auth/current-user.decorator.js';
import { Members } from '../../platform/common/access.decorator.js';
import { DoneDto } from '../../platform/common/done.dto.js';
import { IdPipe } from '../../platform/common/id.pipe.js';
import { AnswersList } from '../../platform/common/list.decorator.js';
import { DEFAULT_LIMIT, PageQuery, toPage } from '../../platform/common/page-query.js';
import { Refuses } from '../../platform/common/refuses.decorator.js';
import { ContributionDto, DeletedTutorialListDto } from './contributions.dto.js';
import { ContributionsService } from './contributions.service.js';
const NOT_THERE = "Il n\u2019est pas dans la corbeille, ou n\u2019est pas \xe0 ce membre.";
export class TrashController {
    contributions;
    constructor(contributions){
        this.contributions = contributions;
    }
    async list(page, user) {
        return this.contributions.listDeleted(user, toPage(page));
    }
    async restore(id, user) {
        return this.contributions.restoreDeleted(id, user);
    }
    async erase(id, user) {
        await this.contributions.erase(id, user);
        return {
            done: true
        };
    }
}
_ts_decorate([
    Get(),
    AnswersList('tutorials', {
        pageSize: DEFAULT_LIMIT
    }),
    ApiOperation({
        summary: 'Liste ceux de ses tutoriels qui sont dans la corbeille'
    }),
    ApiOkResponse({
        type: DeletedTutorialListDto
    }),
    _ts_param(0, Query()),
    _ts_param(1, CurrentUser()),
    _ts_metadata("design:type", Function),
    _ts_metadata("design:paramtypes", [
        typeof PageQuery === "undefined" ? Object : PageQuery,
        typeof User === "undefined" ? Object : User
    ]),
    _ts_metadata("design:returntype", Promise)
], TrashController.prototype, "list", null);
_ts_decorate([
    Post(':id/restore'),
    HttpCode(200),
    RequireConfirmedEmail(),
    ApiOperation({
        summary: "R\xe9tablit un tutoriel de la corbeille, avec tout ce qui lui appartient, l\xe0 o\xf9 il \xe9tait"
    }),
    ApiOkResponse({
        type: ContributionDto
    }),
    Refuses({
        403: "Un administrateur l\u2019a supprim\xe9 : lui seul peut le r\xe9tablir.",
        404: NOT_THERE
    }),
    _ts_param(0, Param('id', IdPipe)),
    _ts_param(1, CurrentUser()),
    _ts_metadata("design:type", Function),
    _ts_metadata("design:paramtypes", [
        Number,
        typeof User === "undefined" ? Object : User
    ]),
    _ts_metadata("design:returntype", Promise)
], TrashController.prototype, "restore", null);
_ts_decorate([
    Delete(':id'),
    ApiOperation({
        summary: 'Efface pour de bon un tutoriel de la corbeille et ce qui lui appartient'
    }),
    ApiOkResponse({
        type: DoneDto
    }),
    Refuses({
        404: NOT_THERE
    }),
    _ts_param(0, Param('id', IdPipe)),
    _ts_param(1, CurrentUser()),
    _ts_metadata("design:type", Function),
    _ts_metadata("design:paramtypes", [
        Number,
        typeof User === "undefined" ? Object : User
    ]),
    _ts_metadata("design:returntype", Promise)
], TrashController.prototype, "erase", null);
TrashController = _ts_decorate([
    ApiTags('Contributions'),
    Members(),
    Controller('api/contributions/trash'),
    _ts_metadata("design:type", Function),
    _ts_metadata("design:paramtypes", [
        typeof ContributionsService === "undefined" ? Object : ContributionsService
    ])
], TrashController);
//# sourceMappingURL=trash.controller.js.map
