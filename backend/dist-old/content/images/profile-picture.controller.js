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
import { BadRequestException, Controller, Delete, Put, Req } from '@nestjs/common';
import { ApiBody, ApiConsumes, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { UserAnswerDto } from '../../members/auth/auth.dto.js';
import { RequireConfirmedEmail } from '../../members/auth/confirmed-email.js';
import { CurrentUser } from '../../members/auth/current-user.decorator.js';
import { toUserDto } from '../../members/users/users.dto.js';
import { Members } from '../../platform/common/access.decorator.js';
import { Refuses } from '../../platform/common/refuses.decorator.js';
import { MediaError } from '../media/media.service.js';
import { ProfilePictureService } from './profile-picture.service.js';
export class ProfilePictureController {
    pictures;
    constructor(pictures){
        this.pictures = pictures;
    }
    async replace({ body }, user) {
        if (!Buffer.isBuffer(body) || body.length === 0) throw new BadRequestException('Envoyez une image.');
        try {
            return {
                user: toUserDto(await this.pictures.replace(user, body))
            };
        } catch (error) {
            if (error instanceof MediaError) throw new BadRequestException(`L\u{2019}image est refus\xe9e : ${error.message}.`);
            throw error;
        }
    }
    async remove(user) {
        return {
            user: toUserDto(await this.pictures.remove(user))
        };
    }
}
_ts_decorate([
    Put(),
    RequireConfirmedEmail(),
    ApiOperation({
        summary: "Prend une image pour profil, rogn\xe9e en carr\xe9 et refaite \xe0 partir de ses pixels",
        description: "Le corps est l\u2019image elle-m\xeame (PNG, JPEG, GIF, WebP ou AVIF), de 10 Mo au plus. Celle d\u2019avant est effac\xe9e dans la journ\xe9e."
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
        type: UserAnswerDto
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
], ProfilePictureController.prototype, "replace", null);
_ts_decorate([
    Delete(),
    ApiOperation({
        summary: 'Retire son image de profil : les initiales en tiennent lieu'
    }),
    ApiOkResponse({
        type: UserAnswerDto
    }),
    _ts_param(0, CurrentUser()),
    _ts_metadata("design:type", Function),
    _ts_metadata("design:paramtypes", [
        typeof User === "undefined" ? Object : User
    ]),
    _ts_metadata("design:returntype", Promise)
], ProfilePictureController.prototype, "remove", null);
ProfilePictureController = _ts_decorate([
    ApiTags('Membres'),
    Members(),
    Controller('api/profile/picture'),
    _ts_metadata("design:type", Function),
    _ts_metadata("design:paramtypes", [
        typeof ProfilePictureService === "undefined" ? Object : ProfilePictureService
    ])
], ProfilePictureController);
//# sourceMappingURL=profile-picture.controller.js.map
