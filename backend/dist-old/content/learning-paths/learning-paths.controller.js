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
import { Controller, Get, Param, Query } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { CurrentUser } from '../../members/auth/current-user.decorator.js';
import { Public } from '../../platform/common/access.decorator.js';
import { AnswersList } from '../../platform/common/list.decorator.js';
import { IdPipe } from '../../platform/common/id.pipe.js';
import { DEFAULT_LIMIT, PageQuery, toPage } from '../../platform/common/page-query.js';
import { Refuses } from '../../platform/common/refuses.decorator.js';
import { LearningPathDto, LearningPathListDto, toLearningPathDto } from './learning-paths.dto.js';
import { LearningPathsService } from './learning-paths.service.js';
export class LearningPathsController {
    paths;
    constructor(paths){
        this.paths = paths;
    }
    async list(query, user) {
        const { paths, total } = await this.paths.list(user?.id, toPage(query));
        return {
            paths: paths.map(toLearningPathDto),
            total
        };
    }
    async get(id, user) {
        return toLearningPathDto(await this.paths.get(user?.id, id));
    }
}
_ts_decorate([
    Get(),
    AnswersList('paths', {
        pageSize: DEFAULT_LIMIT
    }),
    ApiOperation({
        summary: "Liste les parcours avec leurs \xe9tapes, et o\xf9 l\u2019on en est"
    }),
    ApiOkResponse({
        type: LearningPathListDto
    }),
    _ts_param(0, Query()),
    _ts_param(1, CurrentUser()),
    _ts_metadata("design:type", Function),
    _ts_metadata("design:paramtypes", [
        typeof PageQuery === "undefined" ? Object : PageQuery,
        Object
    ]),
    _ts_metadata("design:returntype", Promise)
], LearningPathsController.prototype, "list", null);
_ts_decorate([
    Get(':id'),
    ApiOperation({
        summary: "Donne un parcours avec ses \xe9tapes, et o\xf9 l\u2019on en est"
    }),
    ApiOkResponse({
        type: LearningPathDto
    }),
    Refuses({
        404: "Ce parcours n\u2019existe pas."
    }),
    _ts_param(0, Param('id', IdPipe)),
    _ts_param(1, CurrentUser()),
    _ts_metadata("design:type", Function),
    _ts_metadata("design:paramtypes", [
        Number,
        Object
    ]),
    _ts_metadata("design:returntype", Promise)
], LearningPathsController.prototype, "get", null);
LearningPathsController = _ts_decorate([
    ApiTags('Parcours'),
    Public(),
    Controller('api/learning-paths'),
    _ts_metadata("design:type", Function),
    _ts_metadata("design:paramtypes", [
        typeof LearningPathsService === "undefined" ? Object : LearningPathsService
    ])
], LearningPathsController);
//# sourceMappingURL=learning-paths.controller.js.map
