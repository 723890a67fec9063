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
import { Public } from '../../platform/common/access.decorator.js';
import { Refuses } from '../../platform/common/refuses.decorator.js';
import { SubscribeBody, SubscribedDto } from './newsletter.dto.js';
import { NewsletterService } from './newsletter.service.js';
export class NewsletterController {
    newsletter;
    constructor(newsletter){
        this.newsletter = newsletter;
    }
    async subscribe({ email }) {
        await this.newsletter.subscribe(email);
        return {
            email
        };
    }
}
_ts_decorate([
    Post('subscribe'),
    ApiOperation({
        summary: "Inscrit une adresse \xe0 la lettre d\u2019information",
        description: "L\u2019inscription attend que l\u2019adresse soit confirm\xe9e par le lien d\u2019un courriel."
    }),
    ApiCreatedResponse({
        type: SubscribedDto
    }),
    Refuses({
        409: "Cette adresse est d\xe9j\xe0 inscrite, ou attend sa confirmation : un lien perdu est alors envoy\xe9 \xe0 nouveau."
    }),
    _ts_param(0, Body()),
    _ts_metadata("design:type", Function),
    _ts_metadata("design:paramtypes", [
        typeof SubscribeBody === "undefined" ? Object : SubscribeBody
    ]),
    _ts_metadata("design:returntype", Promise)
], NewsletterController.prototype, "subscribe", null);
NewsletterController = _ts_decorate([
    ApiTags("Lettre d\u2019information"),
    Public(),
    Controller('api/newsletter'),
    _ts_metadata("design:type", Function),
    _ts_metadata("design:paramtypes", [
        typeof NewsletterService === "undefined" ? Object : NewsletterService
    ])
], NewsletterController);
//# sourceMappingURL=newsletter.controller.js.map
