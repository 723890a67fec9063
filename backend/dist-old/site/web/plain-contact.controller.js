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
import { BadRequestException, Body, Controller, Post, Res } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import { CurrentUser } from '../../members/auth/current-user.decorator.js';
import { Public } from '../../platform/common/access.decorator.js';
import { InputPipe } from '../../platform/common/input.pipe.js';
import { SettingsService } from '../../platform/settings/settings.service.js';
import { ContactBody } from '../contact/contact.dto.js';
import { ContactService } from '../contact/contact.service.js';
import { noticePage } from './notice-page.js';
const SENT = {
    title: "Merci, votre message est envoy\xe9",
    text: "La r\xe9ponse arrivera \xe0 l\u2019adresse que vous avez donn\xe9e.",
    link: {
        label: "Retour \xe0 l\u2019accueil",
        href: '/'
    }
};
export class PlainContactController {
    contact;
    settings;
    input = new InputPipe();
    constructor(contact, settings){
        this.contact = contact;
        this.settings = settings;
    }
    async send(fields, user, response) {
        const { status, notice } = await this.take(fields ?? {}, user);
        response.status(status).set('Cache-Control', 'no-store').type('html');
        response.send(noticePage(notice, this.settings.present.siteName));
    }
    async take(fields, user) {
        try {
            const body = await this.input.transform(fields, {
                type: 'body',
                metatype: ContactBody
            });
            await this.contact.send(body, user);
            return {
                status: 200,
                notice: SENT
            };
        } catch (error) {
            if (!(error instanceof BadRequestException)) throw error;
            const { message } = error.getResponse();
            const notice = {
                title: "Votre message n\u2019est pas parti",
                text: `${message} Revenez \xe0 la page pr\xe9c\xe9dente : ce que vous avez \xe9crit y est encore.`,
                link: {
                    label: 'Recommencer',
                    href: '/contact'
                }
            };
            return {
                status: 400,
                notice
            };
        }
    }
}
_ts_decorate([
    Post(),
    _ts_param(0, Body()),
    _ts_param(1, CurrentUser()),
    _ts_param(2, Res()),
    _ts_metadata("design:type", Function),
    _ts_metadata("design:paramtypes", [
        Object,
        Object,
        typeof Response === "undefined" ? Object : Response
    ]),
    _ts_metadata("design:returntype", Promise)
], PlainContactController.prototype, "send", null);
PlainContactController = _ts_decorate([
    ApiExcludeController(),
    Public(),
    Controller('contact'),
    _ts_metadata("design:type", Function),
    _ts_metadata("design:paramtypes", [
        typeof ContactService === "undefined" ? Object : ContactService,
        typeof SettingsService === "undefined" ? Object : SettingsService
    ])
], PlainContactController);
//# sourceMappingURL=plain-contact.controller.js.map
