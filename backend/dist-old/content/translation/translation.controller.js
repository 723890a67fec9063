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
import { Body, Controller, Get, HttpCode, Param, Post } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { CurrentUser } from '../../members/auth/current-user.decorator.js';
import { Public } from '../../platform/common/access.decorator.js';
import { IdPipe } from '../../platform/common/id.pipe.js';
import { Refuses } from '../../platform/common/refuses.decorator.js';
import { TranslateBody, TranslationDto, TranslationServiceDto } from './translation.dto.js';
import { TranslationService } from './translation.service.js';
export class TranslationController {
    translation;
    constructor(translation){
        this.translation = translation;
    }
    service() {
        return {
            available: this.translation.available
        };
    }
    async translate(id, { targetLanguage }, reader) {
        return {
            translated: await this.translation.translate(id, targetLanguage, reader)
        };
    }
}
_ts_decorate([
    Get('translation'),
    ApiOperation({
        summary: "Dit si les tutoriels peuvent \xeatre traduits"
    }),
    ApiOkResponse({
        type: TranslationServiceDto
    }),
    _ts_metadata("design:type", Function),
    _ts_metadata("design:paramtypes", []),
    _ts_metadata("design:returntype", typeof TranslationServiceDto === "undefined" ? Object : TranslationServiceDto)
], TranslationController.prototype, "service", null);
_ts_decorate([
    Post('tutorials/:id/translate'),
    HttpCode(200),
    ApiOperation({
        summary: "Traduit un tutoriel par une machine ; seul ce qui a chang\xe9 est traduit \xe0 nouveau"
    }),
    ApiOkResponse({
        type: TranslationDto
    }),
    Refuses({
        404: "Ce tutoriel n\u2019existe pas.",
        503: "Le site n\u2019a pas de service de traduction, ou celui-ci ne r\xe9pond pas."
    }),
    _ts_param(0, Param('id', IdPipe)),
    _ts_param(1, Body()),
    _ts_param(2, CurrentUser()),
    _ts_metadata("design:type", Function),
    _ts_metadata("design:paramtypes", [
        Number,
        typeof TranslateBody === "undefined" ? Object : TranslateBody,
        Object
    ]),
    _ts_metadata("design:returntype", Promise)
], TranslationController.prototype, "translate", null);
TranslationController = _ts_decorate([
    ApiTags('Tutoriels'),
    Public(),
    Controller('api'),
    _ts_metadata("design:type", Function),
    _ts_metadata("design:paramtypes", [
        typeof TranslationService === "undefined" ? Object : TranslationService
    ])
], TranslationController);
//# sourceMappingURL=translation.controller.js.map
