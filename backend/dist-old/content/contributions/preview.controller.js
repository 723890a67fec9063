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
import { Body, Controller, HttpCode, Post } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { RequireConfirmedEmail } from '../../members/auth/confirmed-email.js';
import { CurrentUser } from '../../members/auth/current-user.decorator.js';
import { Contributors } from '../../platform/common/access.decorator.js';
import { Refuses } from '../../platform/common/refuses.decorator.js';
import { PreviewBody, PreviewDto, RENDERING_BUSY } from './contributions.dto.js';
import { PreviewService } from './preview.service.js';
export class PreviewController {
    previews;
    constructor(previews){
        this.previews = previews;
    }
    async preview({ source }, user) {
        return this.previews.preview(user.id, source);
    }
}
_ts_decorate([
    Post(),
    HttpCode(200),
    Contributors(),
    RequireConfirmedEmail(),
    ApiOperation({
        summary: "Montre un texte comme il serait publi\xe9, sans rien garder"
    }),
    ApiOkResponse({
        type: PreviewDto
    }),
    Refuses({
        503: RENDERING_BUSY
    }),
    _ts_param(0, Body()),
    _ts_param(1, CurrentUser()),
    _ts_metadata("design:type", Function),
    _ts_metadata("design:paramtypes", [
        typeof PreviewBody === "undefined" ? Object : PreviewBody,
        typeof User === "undefined" ? Object : User
    ]),
    _ts_metadata("design:returntype", Promise)
], PreviewController.prototype, "preview", null);
PreviewController = _ts_decorate([
    ApiTags('Contributions'),
    Controller('api/tutorials/preview'),
    _ts_metadata("design:type", Function),
    _ts_metadata("design:paramtypes", [
        typeof PreviewService === "undefined" ? Object : PreviewService
    ])
], PreviewController);
//# sourceMappingURL=preview.controller.js.map
