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
import { Moderators } from '../../platform/common/access.decorator.js';
import { AnswersList } from '../../platform/common/list.decorator.js';
import { IdPipe } from '../../platform/common/id.pipe.js';
import { DEFAULT_LIMIT, toPage } from '../../platform/common/page-query.js';
import { Refuses } from '../../platform/common/refuses.decorator.js';
import { ActivityListDto, ActivityQuery, toActivityDto } from './account.dto.js';
import { AccountService } from './account.service.js';
export class AdminActivityController {
    account;
    constructor(account){
        this.account = account;
    }
    async list(id, query) {
        const { activity, total } = await this.account.publicActivity(id, toPage(query));
        return {
            activity: activity.map(toActivityDto),
            total
        };
    }
}
_ts_decorate([
    Get(),
    AnswersList('activity', {
        pageSize: DEFAULT_LIMIT
    }),
    ApiOperation({
        summary: "Liste ce qu\u2019un membre a publi\xe9 et comment\xe9, le plus r\xe9cent d\u2019abord"
    }),
    ApiOkResponse({
        type: ActivityListDto
    }),
    Refuses({
        404: "Ce membre n\u2019existe pas."
    }),
    _ts_param(0, Param('id', IdPipe)),
    _ts_param(1, Query()),
    _ts_metadata("design:type", Function),
    _ts_metadata("design:paramtypes", [
        Number,
        typeof ActivityQuery === "undefined" ? Object : ActivityQuery
    ]),
    _ts_metadata("design:returntype", Promise)
], AdminActivityController.prototype, "list", null);
AdminActivityController = _ts_decorate([
    ApiTags('Administration'),
    Moderators(),
    Controller('api/admin/users/:id/activity'),
    _ts_metadata("design:type", Function),
    _ts_metadata("design:paramtypes", [
        typeof AccountService === "undefined" ? Object : AccountService
    ])
], AdminActivityController);
//# sourceMappingURL=admin-activity.controller.js.map
