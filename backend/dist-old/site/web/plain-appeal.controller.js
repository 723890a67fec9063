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
import { BadRequestException, Body, Controller, HttpException, Param, Post, Res } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import { AppealBody } from '../../moderation/appeals/appeals.dto.js';
import { AppealsService } from '../../moderation/appeals/appeals.service.js';
import { Public } from '../../platform/common/access.decorator.js';
import { InputPipe } from '../../platform/common/input.pipe.js';
import { SettingsService } from '../../platform/settings/settings.service.js';
import { noticePage } from './notice-page.js';
export class PlainAppealController {
    appeals;
    settings;
    input = new InputPipe();
    constructor(appeals, settings){
        this.appeals = appeals;
        this.settings = settings;
    }
    async appeal(token, fields, response) {
        const refusal = await this.refusalOf(token, fields ?? {});
        response.set('Cache-Control', 'no-store');
        // The page itself shows that there is an appeal.
        if (!refusal) response.redirect(303, `/decisions/${encodeURIComponent(token)}`);
        else response.status(refusal.getStatus()).type('html').send(this.notice(token, refusal));
    }
    async refusalOf(token, fields) {
        try {
            const body = await this.input.transform(fields, {
                type: 'body',
                metatype: AppealBody
            });
            await this.appeals.create(token, body.text);
            return null;
        } catch (error) {
            if (error instanceof HttpException && error.getStatus() < 500) return error;
            throw error;
        }
    }
    notice(token, refusal) {
        const { message } = refusal.getResponse();
        const mayRepeat = refusal instanceof BadRequestException;
        return noticePage({
            title: "Votre recours n\u2019est pas parti",
            text: mayRepeat ? `${message} Revenez \xe0 la page pr\xe9c\xe9dente : ce que vous avez \xe9crit y est encore.` : message,
            link: {
                label: "Revoir la d\xe9cision",
                href: `/decisions/${encodeURIComponent(token)}`
            }
        }, this.settings.present.siteName);
    }
}
_ts_decorate([
    Post(':token'),
    _ts_param(0, Param('token')),
    _ts_param(1, Body()),
    _ts_param(2, Res()),
    _ts_metadata("design:type", Function),
    _ts_metadata("design:paramtypes", [
        String,
        Object,
        typeof Response === "undefined" ? Object : Response
    ]),
    _ts_metadata("design:returntype", Promise)
], PlainAppealController.prototype, "appeal", null);
PlainAppealController = _ts_decorate([
    ApiExcludeController(),
    Public(),
    Controller('decisions'),
    _ts_metadata("design:type", Function),
    _ts_metadata("design:paramtypes", [
        typeof AppealsService === "undefined" ? Object : AppealsService,
        typeof SettingsService === "undefined" ? Object : SettingsService
    ])
], PlainAppealController);
//# sourceMappingURL=plain-appeal.controller.js.map
