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
import { Body, Controller, Delete, Get, Param, Patch, Post, Put, Query } from '@nestjs/common';
import { ApiCreatedResponse, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { DoneDto } from '../../platform/common/done.dto.js';
import { CurrentUser } from '../../members/auth/current-user.decorator.js';
import { Admins } from '../../platform/common/access.decorator.js';
import { AnswersList } from '../../platform/common/list.decorator.js';
import { IdPipe } from '../../platform/common/id.pipe.js';
import { DEFAULT_LIMIT, MAX_LIMIT, toPage } from '../../platform/common/page-query.js';
import { Refuses } from '../../platform/common/refuses.decorator.js';
import { RequestKey } from '../../platform/idempotency/answer-key.js';
import { Idempotent } from '../../platform/idempotency/idempotent.decorator.js';
import { AdminPathDto, AdminPathListDto, AdminPathsQuery, NewPathBody, PathChangesBody, StepsBody, toAdminPathDto } from './path-changes.dto.js';
import { PathEditingService } from './path-editing.service.js';
export class AdminLearningPathsController {
    paths;
    constructor(paths){
        this.paths = paths;
    }
    async list({ id, sort, order, ...page }) {
        const { paths, total } = await this.paths.list({
            ids: id,
            sort,
            order
        }, toPage(page));
        return {
            paths: paths.map(toAdminPathDto),
            total
        };
    }
    async get(id) {
        return toAdminPathDto(await this.paths.get(id));
    }
    async create(body, user, key) {
        return toAdminPathDto(await this.paths.create(body, user, key));
    }
    async change(id, body, user) {
        return toAdminPathDto(await this.paths.change(id, body, user));
    }
    async setSteps(id, { steps }, user) {
        return toAdminPathDto(await this.paths.setSteps(id, steps, user));
    }
    async delete(id, user) {
        await this.paths.delete(id, user);
        return {
            done: true
        };
    }
}
_ts_decorate([
    Get(),
    AnswersList('paths', {
        pageSize: DEFAULT_LIMIT,
        console: {
            query: AdminPathsQuery,
            maxPageSize: MAX_LIMIT
        }
    }),
    ApiOperation({
        summary: "Liste les parcours, publi\xe9s ou non, dans leur ordre"
    }),
    ApiOkResponse({
        type: AdminPathListDto
    }),
    _ts_param(0, Query()),
    _ts_metadata("design:type", Function),
    _ts_metadata("design:paramtypes", [
        typeof AdminPathsQuery === "undefined" ? Object : AdminPathsQuery
    ]),
    _ts_metadata("design:returntype", Promise)
], AdminLearningPathsController.prototype, "list", null);
_ts_decorate([
    Get(':id'),
    ApiOperation({
        summary: "Donne un parcours, publi\xe9 ou non"
    }),
    ApiOkResponse({
        type: AdminPathDto
    }),
    Refuses({
        404: "Ce parcours n\u2019existe pas."
    }),
    _ts_param(0, Param('id', IdPipe)),
    _ts_metadata("design:type", Function),
    _ts_metadata("design:paramtypes", [
        Number
    ]),
    _ts_metadata("design:returntype", Promise)
], AdminLearningPathsController.prototype, "get", null);
_ts_decorate([
    Post(),
    Idempotent(),
    ApiOperation({
        summary: "Pr\xe9pare un parcours, encore sans \xe9tapes et non publi\xe9"
    }),
    ApiCreatedResponse({
        type: AdminPathDto
    }),
    _ts_param(0, Body()),
    _ts_param(1, CurrentUser()),
    _ts_param(2, RequestKey()),
    _ts_metadata("design:type", Function),
    _ts_metadata("design:paramtypes", [
        typeof NewPathBody === "undefined" ? Object : NewPathBody,
        typeof User === "undefined" ? Object : User,
        Object
    ]),
    _ts_metadata("design:returntype", Promise)
], AdminLearningPathsController.prototype, "create", null);
_ts_decorate([
    Patch(':id'),
    ApiOperation({
        summary: 'Modifie, publie ou retire un parcours ; les champs absents gardent leur valeur'
    }),
    ApiOkResponse({
        type: AdminPathDto
    }),
    Refuses({
        404: "Ce parcours n\u2019existe pas.",
        409: "Le parcours \xe0 publier n\u2019a pas d\u2019\xe9tapes."
    }),
    _ts_param(0, Param('id', IdPipe)),
    _ts_param(1, Body()),
    _ts_param(2, CurrentUser()),
    _ts_metadata("design:type", Function),
    _ts_metadata("design:paramtypes", [
        Number,
        typeof PathChangesBody === "undefined" ? Object : PathChangesBody,
        typeof User === "undefined" ? Object : User
    ]),
    _ts_metadata("design:returntype", Promise)
], AdminLearningPathsController.prototype, "change", null);
_ts_decorate([
    Put(':id/steps'),
    ApiOperation({
        summary: "Donne \xe0 un parcours ces \xe9tapes, dans cet ordre, \xe0 la place des siennes"
    }),
    ApiOkResponse({
        type: AdminPathDto
    }),
    Refuses({
        404: "Ce parcours ou un tutoriel n\u2019existe pas."
    }),
    _ts_param(0, Param('id', IdPipe)),
    _ts_param(1, Body()),
    _ts_param(2, CurrentUser()),
    _ts_metadata("design:type", Function),
    _ts_metadata("design:paramtypes", [
        Number,
        typeof StepsBody === "undefined" ? Object : StepsBody,
        typeof User === "undefined" ? Object : User
    ]),
    _ts_metadata("design:returntype", Promise)
], AdminLearningPathsController.prototype, "setSteps", null);
_ts_decorate([
    Delete(':id'),
    ApiOperation({
        summary: 'Supprime un parcours ; ses tutoriels restent'
    }),
    ApiOkResponse({
        type: DoneDto
    }),
    Refuses({
        404: "Ce parcours n\u2019existe pas."
    }),
    _ts_param(0, Param('id', IdPipe)),
    _ts_param(1, CurrentUser()),
    _ts_metadata("design:type", Function),
    _ts_metadata("design:paramtypes", [
        Number,
        typeof User === "undefined" ? Object : User
    ]),
    _ts_metadata("design:returntype", Promise)
], AdminLearningPathsController.prototype, "delete", null);
AdminLearningPathsController = _ts_decorate([
    ApiTags('Administration'),
    Admins(),
    Controller('api/admin/learning-paths'),
    _ts_metadata("design:type", Function),
    _ts_metadata("design:paramtypes", [
        typeof PathEditingService === "undefined" ? Object : PathEditingService
    ])
], AdminLearningPathsController);
//# sourceMappingURL=admin-learning-paths.controller.js.map
