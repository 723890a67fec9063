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
import { Controller, Delete, Get, Param, Query } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { CurrentUser } from '../../members/auth/current-user.decorator.js';
import { Admins } from '../../platform/common/access.decorator.js';
import { DoneDto } from '../../platform/common/done.dto.js';
import { IdPipe } from '../../platform/common/id.pipe.js';
import { AnswersList } from '../../platform/common/list.decorator.js';
import { DEFAULT_LIMIT, MAX_LIMIT, toPage } from '../../platform/common/page-query.js';
import { Refuses } from '../../platform/common/refuses.decorator.js';
import { toTutorialRequestDto, TutorialRequestListDto, TutorialRequestsQuery } from './tutorial-requests.dto.js';
import { TutorialRequestsService } from './tutorial-requests.service.js';
export class AdminTutorialRequestsController {
    requests;
    constructor(requests){
        this.requests = requests;
    }
    async list({ q, id, sort, order, ...page }) {
        const { requests, total } = await this.requests.list(q, {
            ids: id,
            sort,
            order
        }, toPage(page));
        return {
            requests: requests.map(toTutorialRequestDto),
            total
        };
    }
    async remove(id, user) {
        await this.requests.remove(id, user);
        return {
            done: true
        };
    }
}
_ts_decorate([
    Get(),
    AnswersList('requests', {
        pageSize: DEFAULT_LIMIT,
        console: {
            query: TutorialRequestsQuery,
            maxPageSize: MAX_LIMIT
        }
    }),
    ApiOperation({
        summary: "Liste les tutoriels demand\xe9s, les plus demand\xe9s d\u2019abord"
    }),
    ApiOkResponse({
        type: TutorialRequestListDto
    }),
    _ts_param(0, Query()),
    _ts_metadata("design:type", Function),
    _ts_metadata("design:paramtypes", [
        typeof TutorialRequestsQuery === "undefined" ? Object : TutorialRequestsQuery
    ]),
    _ts_metadata("design:returntype", Promise)
], AdminTutorialRequestsController.prototype, "list", null);
_ts_decorate([
    Delete(':id'),
    ApiOperation({
        summary: 'Retire une demande de la liste'
    }),
    ApiOkResponse({
        type: DoneDto
    }),
    Refuses({
        404: "Cette demande n\u2019existe pas."
    }),
    _ts_param(0, Param('id', IdPipe)),
    _ts_param(1, CurrentUser()),
    _ts_metadata("design:type", Function),
    _ts_metadata("design:paramtypes", [
        Number,
        typeof User === "undefined" ? Object : User
    ]),
    _ts_metadata("design:returntype", Promise)
], AdminTutorialRequestsController.prototype, "remove", null);
AdminTutorialRequestsController = _ts_decorate([
    ApiTags('Administration'),
    Admins(),
    Controller('api/admin/tutorial-requests'),
    _ts_metadata("design:type", Function),
    _ts_metadata("design:paramtypes", [
        typeof TutorialRequestsService === "undefined" ? Object : TutorialRequestsService
    ])
], AdminTutorialRequestsController);
//# sourceMappingURL=admin-tutorial-requests.controller.js.map
