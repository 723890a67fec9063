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
import { Body, Controller, Get, Param, Put, Query } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { CurrentUser } from '../../members/auth/current-user.decorator.js';
import { Members } from '../../platform/common/access.decorator.js';
import { AnswersList } from '../../platform/common/list.decorator.js';
import { IdPipe } from '../../platform/common/id.pipe.js';
import { DEFAULT_LIMIT, toPage } from '../../platform/common/page-query.js';
import { Refuses } from '../../platform/common/refuses.decorator.js';
import { ProgressDto, ProgressListDto, ProgressQuery, SaveProgressBody, toProgressDto, toProgressItemDto } from './progress.dto.js';
import { ProgressService } from './progress.service.js';
import { noStepDone } from './steps.js';
export class ProgressController {
    progress;
    constructor(progress){
        this.progress = progress;
    }
    async list({ reading, ...page }, user) {
        const { progress, total } = await this.progress.list(user.id, toPage(page), reading === 'underway');
        return {
            progress: progress.map(([row, tutorial])=>toProgressItemDto(row, tutorial)),
            total
        };
    }
    async get(tutorialId, user) {
        const progress = await this.progress.find(user.id, tutorialId);
        if (progress) return toProgressDto(progress);
        const unread = {
            percent: 0,
            position: 0,
            heading: null,
            block: 0,
            finishedAt: null,
            updatedAt: null
        };
        return toProgressDto({
            tutorialId,
            steps: noStepDone(),
            ...unread
        });
    }
    async save(id, body, user) {
        return toProgressDto(await this.progress.save(user.id, id, body));
    }
}
_ts_decorate([
    Get('progress'),
    AnswersList('progress', {
        pageSize: DEFAULT_LIMIT
    }),
    ApiOperation({
        summary: "Liste les tutoriels que l\u2019on a commenc\xe9s, les derniers lus d\u2019abord"
    }),
    ApiOkResponse({
        type: ProgressListDto
    }),
    _ts_param(0, Query()),
    _ts_param(1, CurrentUser()),
    _ts_metadata("design:type", Function),
    _ts_metadata("design:paramtypes", [
        typeof ProgressQuery === "undefined" ? Object : ProgressQuery,
        typeof User === "undefined" ? Object : User
    ]),
    _ts_metadata("design:returntype", Promise)
], ProgressController.prototype, "list", null);
_ts_decorate([
    Get('tutorials/:id/progress'),
    ApiOperation({
        summary: 'Donne sa progression dans un tutoriel'
    }),
    ApiOkResponse({
        type: ProgressDto
    }),
    Refuses({
        404: "Ce tutoriel n\u2019existe pas."
    }),
    _ts_param(0, Param('id', IdPipe)),
    _ts_param(1, CurrentUser()),
    _ts_metadata("design:type", Function),
    _ts_metadata("design:paramtypes", [
        Number,
        typeof User === "undefined" ? Object : User
    ]),
    _ts_metadata("design:returntype", Promise)
], ProgressController.prototype, "get", null);
_ts_decorate([
    Put('tutorials/:id/progress'),
    ApiOperation({
        summary: 'Note sa progression ; les champs absents gardent leur valeur'
    }),
    ApiOkResponse({
        type: ProgressDto
    }),
    Refuses({
        404: "Ce tutoriel n\u2019existe pas."
    }),
    _ts_param(0, Param('id', IdPipe)),
    _ts_param(1, Body()),
    _ts_param(2, CurrentUser()),
    _ts_metadata("design:type", Function),
    _ts_metadata("design:paramtypes", [
        Number,
        typeof SaveProgressBody === "undefined" ? Object : SaveProgressBody,
        typeof User === "undefined" ? Object : User
    ]),
    _ts_metadata("design:returntype", Promise)
], ProgressController.prototype, "save", null);
ProgressController = _ts_decorate([
    ApiTags('Progression'),
    Members(),
    Controller('api'),
    _ts_metadata("design:type", Function),
    _ts_metadata("design:paramtypes", [
        typeof ProgressService === "undefined" ? Object : ProgressService
    ])
], ProgressController);
//# sourceMappingURL=progress.controller.js.map
