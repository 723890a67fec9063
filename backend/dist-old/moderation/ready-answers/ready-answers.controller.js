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
import { Body, Controller, Get, Put } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { CurrentUser } from '../../members/auth/current-user.decorator.js';
import { Moderators } from '../../platform/common/access.decorator.js';
import { ReadyAnswersDto } from './ready-answers.dto.js';
import { ReadyAnswersService } from './ready-answers.service.js';
export class ReadyAnswersController {
    answers;
    constructor(answers){
        this.answers = answers;
    }
    async list() {
        return {
            answers: await this.answers.list()
        };
    }
    async replace({ answers }, user) {
        await this.answers.replace(answers, user);
        return {
            answers: await this.answers.list()
        };
    }
}
_ts_decorate([
    Get(),
    ApiOperation({
        summary: "Donne les r\xe9ponses toutes pr\xeates des mod\xe9rateurs"
    }),
    ApiOkResponse({
        type: ReadyAnswersDto
    }),
    _ts_metadata("design:type", Function),
    _ts_metadata("design:paramtypes", []),
    _ts_metadata("design:returntype", Promise)
], ReadyAnswersController.prototype, "list", null);
_ts_decorate([
    Put(),
    ApiOperation({
        summary: "Remplace les r\xe9ponses toutes pr\xeates"
    }),
    ApiOkResponse({
        type: ReadyAnswersDto
    }),
    _ts_param(0, Body()),
    _ts_param(1, CurrentUser()),
    _ts_metadata("design:type", Function),
    _ts_metadata("design:paramtypes", [
        typeof ReadyAnswersDto === "undefined" ? Object : ReadyAnswersDto,
        typeof User === "undefined" ? Object : User
    ]),
    _ts_metadata("design:returntype", Promise)
], ReadyAnswersController.prototype, "replace", null);
ReadyAnswersController = _ts_decorate([
    ApiTags('Signalements'),
    Moderators(),
    Controller('api/admin/ready-answers'),
    _ts_metadata("design:type", Function),
    _ts_metadata("design:paramtypes", [
        typeof ReadyAnswersService === "undefined" ? Object : ReadyAnswersService
    ])
], ReadyAnswersController);
//# sourceMappingURL=ready-answers.controller.js.map
