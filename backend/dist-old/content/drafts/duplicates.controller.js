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
import { Controller, Param, Post } from '@nestjs/common';
import { ApiCreatedResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { CurrentUser } from '../../members/auth/current-user.decorator.js';
import { Members } from '../../platform/common/access.decorator.js';
import { IdPipe } from '../../platform/common/id.pipe.js';
import { Refuses } from '../../platform/common/refuses.decorator.js';
import { RequestKey } from '../../platform/idempotency/answer-key.js';
import { Idempotent } from '../../platform/idempotency/idempotent.decorator.js';
import { DraftDto } from './drafts.dto.js';
import { DraftsService } from './drafts.service.js';
export class DuplicatesController {
    drafts;
    constructor(drafts){
        this.drafts = drafts;
    }
    async duplicate(id, user, key) {
        return this.drafts.duplicate(id, user, key);
    }
}
_ts_decorate([
    Post(':id/duplicate'),
    Members(),
    Idempotent(),
    ApiOperation({
        summary: 'Commence un brouillon qui dit ce que dit un tutoriel, sous un autre titre'
    }),
    ApiCreatedResponse({
        type: DraftDto
    }),
    Refuses({
        403: "Seuls l\u2019auteur du tutoriel et les administrateurs peuvent faire cela, et seuls les contributeurs \xe9crivent.",
        404: "Ce tutoriel n\u2019existe pas.",
        409: "Le membre a autant de brouillons qu\u2019il peut en avoir."
    }),
    _ts_param(0, Param('id', IdPipe)),
    _ts_param(1, CurrentUser()),
    _ts_param(2, RequestKey()),
    _ts_metadata("design:type", Function),
    _ts_metadata("design:paramtypes", [
        Number,
        typeof User === "undefined" ? Object : User,
        Object
    ]),
    _ts_metadata("design:returntype", Promise)
], DuplicatesController.prototype, "duplicate", null);
DuplicatesController = _ts_decorate([
    ApiTags('Contributions'),
    Controller('api/tutorials'),
    _ts_metadata("design:type", Function),
    _ts_metadata("design:paramtypes", [
        typeof DraftsService === "undefined" ? Object : DraftsService
    ])
], DuplicatesController);
//# sourceMappingURL=duplicates.controller.js.map
