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
import { BadRequestException, Controller, HttpCode, Post, Req } from '@nestjs/common';
import { ApiBody, ApiConsumes, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { Contributors } from '../../platform/common/access.decorator.js';
import { RequireConfirmedEmail } from '../../members/auth/confirmed-email.js';
import { CurrentUser } from '../../members/auth/current-user.decorator.js';
import { Refuses } from '../../platform/common/refuses.decorator.js';
import { MediaError } from '../media/media.service.js';
import { ImageDto } from './images.dto.js';
import { UploadedImagesService } from './uploaded-images.service.js';
export class ImagesController {
    images;
    constructor(images){
        this.images = images;
    }
    async store({ body }, user) {
        if (!Buffer.isBuffer(body) || body.length === 0) throw new BadRequestException('Envoyez une image.');
        try {
            const { url, width, height } = await this.images.store(body, user);
            return {
                url,
                width,
                height
            };
        } catch (error) {
            if (error instanceof MediaError) throw new BadRequestException(`L\u{2019}image est refus\xe9e : ${error.message}.`);
            throw error;
        }
    }
}
_ts_decorate([
    Post(),
    HttpCode(200),
    Contributors(),
    RequireConfirmedEmail(),
    ApiOperation({
        summary: "Garde une image, refaite \xe0 partir de ses pixels et sans ses m\xe9tadonn\xe9es",
        description: "Le corps est l\u2019image elle-m\xeame (PNG, JPEG, GIF, WebP ou AVIF), de 10 Mo au plus. Un membre peut en garder 500, ou 200 Mo ; celles que rien ne montre sont retir\xe9es apr\xe8s trente jours."
    }),
    ApiConsumes('image/*'),
    ApiBody({
        schema: {
            type: 'string',
            format: 'binary',
            example: "Les octets de l\u2019image."
        }
    }),
    ApiOkResponse({
        type: ImageDto
    }),
    Refuses({
        409: "Le membre a envoy\xe9 autant d\u2019images qu\u2019il peut y en avoir."
    }),
    _ts_param(0, Req()),
    _ts_param(1, CurrentUser()),
    _ts_metadata("design:type", Function),
    _ts_metadata("design:paramtypes", [
        typeof Request === "undefined" ? Object : Request,
        typeof User === "undefined" ? Object : User
    ]),
    _ts_metadata("design:returntype", Promise)
], ImagesController.prototype, "store", null);
ImagesController = _ts_decorate([
    ApiTags('Contributions'),
    Controller('api/images'),
    _ts_metadata("design:type", Function),
    _ts_metadata("design:paramtypes", [
        typeof UploadedImagesService === "undefined" ? Object : UploadedImagesService
    ])
], ImagesController);
//# sourceMappingURL=images.controller.js.map
