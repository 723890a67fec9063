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
import { Controller, Get, Param, Res } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import { Public } from '../../platform/common/access.decorator.js';
import { IdPipe } from '../../platform/common/id.pipe.js';
import { ShareImagesService } from './share-images.service.js';
export class ShareImagesController {
    images;
    constructor(images){
        this.images = images;
    }
    async image(id, response) {
        const path = await this.images.pathOf(id);
        response.sendFile(path, {
            dotfiles: 'allow',
            maxAge: '5m',
            cacheControl: true
        });
    }
}
_ts_decorate([
    Get('apercu.png'),
    _ts_param(0, Param('id', IdPipe)),
    _ts_param(1, Res()),
    _ts_metadata("design:type", Function),
    _ts_metadata("design:paramtypes", [
        Number,
        typeof Response === "undefined" ? Object : Response
    ]),
    _ts_metadata("design:returntype", Promise)
], ShareImagesController.prototype, "image", null);
ShareImagesController = _ts_decorate([
    ApiExcludeController(),
    Public(),
    Controller('tutoriels/:id'),
    _ts_metadata("design:type", Function),
    _ts_metadata("design:paramtypes", [
        typeof ShareImagesService === "undefined" ? Object : ShareImagesService
    ])
], ShareImagesController);
//# sourceMappingURL=share-images.controller.js.map
