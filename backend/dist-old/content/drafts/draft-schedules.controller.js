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
import { Body, Controller, Delete, Param, Put } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { RequireConfirmedEmail } from '../../members/auth/confirmed-email.js';
import { CurrentUser } from '../../members/auth/current-user.decorator.js';
import { Members } from '../../platform/common/access.decorator.js';
import { IdPipe } from '../../platform/common/id.pipe.js';
import { IfMatch, TakesIfMatch } from '../../platform/common/if-match.decorator.js';
import { Refuses } from '../../platform/common/refuses.decorator.js';
import { DraftSchedulesService } from './draft-schedules.service.js';
import { DraftItemDto, NO_SUCH_DRAFT, ScheduleBody, STALE } from './drafts.dto.js';
export class DraftSchedulesController {
    schedules;
    constructor(schedules){
        this.schedules = schedules;
    }
    async set(id, { publishAt }, user, versions) {
        return this.schedules.set(id, publishAt, user, versions);
    }
    async clear(id, user, versions) {
        return this.schedules.clear(id, user, versions);
    }
}
_ts_decorate([
    Put(),
    RequireConfirmedEmail(),
    TakesIfMatch(),
    ApiOperation({
        summary: "Programme la publication d\u2019un brouillon, ou en change le moment",
        description: "\xc0 ce moment est publi\xe9 ce que dit alors le brouillon, avec les m\xeames v\xe9rifications que par `POST /api/drafts/{id}/publish`. S\u2019il ne peut pas l\u2019\xeatre, il reste, la date est enlev\xe9e, et une notification dit pourquoi."
    }),
    ApiOkResponse({
        type: DraftItemDto
    }),
    Refuses({
        403: "Le membre n\u2019est pas contributeur.",
        404: NO_SUCH_DRAFT,
        409: "Son tutoriel n\u2019est pas sur le site.",
        412: STALE
    }),
    _ts_param(0, Param('id', IdPipe)),
    _ts_param(1, Body()),
    _ts_param(2, CurrentUser()),
    _ts_param(3, IfMatch()),
    _ts_metadata("design:type", Function),
    _ts_metadata("design:paramtypes", [
        Number,
        typeof ScheduleBody === "undefined" ? Object : ScheduleBody,
        typeof User === "undefined" ? Object : User,
        Object
    ]),
    _ts_metadata("design:returntype", Promise)
], DraftSchedulesController.prototype, "set", null);
_ts_decorate([
    Delete(),
    TakesIfMatch(),
    ApiOperation({
        summary: "Enl\xe8ve la date d\u2019un brouillon, qui n\u2019est plus publi\xe9 tout seul"
    }),
    ApiOkResponse({
        type: DraftItemDto
    }),
    Refuses({
        404: NO_SUCH_DRAFT,
        412: STALE
    }),
    _ts_param(0, Param('id', IdPipe)),
    _ts_param(1, CurrentUser()),
    _ts_param(2, IfMatch()),
    _ts_metadata("design:type", Function),
    _ts_metadata("design:paramtypes", [
        Number,
        typeof User === "undefined" ? Object : User,
        Object
    ]),
    _ts_metadata("design:returntype", Promise)
], DraftSchedulesController.prototype, "clear", null);
DraftSchedulesController = _ts_decorate([
    ApiTags('Contributions'),
    Members(),
    Controller('api/drafts/:id/schedule'),
    _ts_metadata("design:type", Function),
    _ts_metadata("design:paramtypes", [
        typeof DraftSchedulesService === "undefined" ? Object : DraftSchedulesService
    ])
], DraftSchedulesController);
//# sourceMappingURL=draft-schedules.controller.js.map
