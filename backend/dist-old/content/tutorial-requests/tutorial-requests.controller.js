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
import { Body, Controller, Post } from '@nestjs/common';
import { ApiCreatedResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { CurrentUser } from '../../members/auth/current-user.decorator.js';
import { Members } from '../../platform/common/access.decorator.js';
import { DoneDto } from '../../platform/common/done.dto.js';
import { TutorialRequestBody } from './tutorial-requests.dto.js';
import { TutorialRequestsService } from './tutorial-requests.service.js';
export class TutorialRequestsController {
    requests;
    constructor(requests){
        this.requests = requests;
    }
    async ask({ text }, user) {
        await this.requests.countRequest(text, user);
        return {
            done: true
        };
    }
}
_ts_decorate([
    Post(),
    ApiOperation({
        summary: "Demande un tutoriel que l\u2019on n\u2019a pas trouv\xe9 ; redemand\xe9 le m\xeame jour, il ne compte qu\u2019une fois"
    }),
    ApiCreatedResponse({
        type: DoneDto
    }),
    _ts_param(0, Body()),
    _ts_param(1, CurrentUser()),
    _ts_metadata("design:type", Function),
    _ts_metadata("design:paramtypes", [
        typeof TutorialRequestBody === "undefined" ? Object : TutorialRequestBody,
        typeof User === "undefined" ? Object : User
    ]),
    _ts_metadata("design:returntype", Promise)
], TutorialRequestsController.prototype, "ask", null);
TutorialRequestsController = _ts_decorate([
    ApiTags('Recherche'),
    Members(),
    Controller('api/tutorial-requests'),
    _ts_metadata("design:type", Function),
    _ts_metadata("design:paramtypes", [
        typeof TutorialRequestsService === "undefined" ? Object : TutorialRequestsService
    ])
], TutorialRequestsController);
//# sourceMappingURL=tutorial-requests.controller.js.map
