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
import { Body, Controller, HttpCode, Post, Query, Res } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import { OpenInMaintenance } from '../../members/auth/maintenance.decorator.js';
import { Public } from '../../platform/common/access.decorator.js';
import { LinkQuery } from './newsletter.dto.js';
import { NewsletterService } from './newsletter.service.js';
export class NewsletterLinksController {
    newsletter;
    constructor(newsletter){
        this.newsletter = newsletter;
    }
    async confirm({ jeton = '' }, response) {
        const state = await this.newsletter.confirm(jeton) ? 'confirmee' : 'perimee';
        response.redirect(303, `/newsletter/confirmer?etat=${state}`);
    }
    /** One click, from our page or a mail program (RFC 8058), which must not be redirected. */ async unsubscribe({ jeton = '' }, body, response) {
        await this.newsletter.unsubscribe(jeton);
        if (body?.page) response.redirect(303, '/newsletter/desinscription?etat=faite');
        else response.type('text/plain').send("D\xe9sinscription faite.");
    }
}
_ts_decorate([
    Post('confirmer'),
    _ts_param(0, Query()),
    _ts_param(1, Res()),
    _ts_metadata("design:type", Function),
    _ts_metadata("design:paramtypes", [
        typeof LinkQuery === "undefined" ? Object : LinkQuery,
        typeof Response === "undefined" ? Object : Response
    ]),
    _ts_metadata("design:returntype", Promise)
], NewsletterLinksController.prototype, "confirm", null);
_ts_decorate([
    Post('desinscription'),
    HttpCode(200),
    _ts_param(0, Query()),
    _ts_param(1, Body()),
    _ts_param(2, Res()),
    _ts_metadata("design:type", Function),
    _ts_metadata("design:paramtypes", [
        typeof LinkQuery === "undefined" ? Object : LinkQuery,
        Object,
        typeof Response === "undefined" ? Object : Response
    ]),
    _ts_metadata("design:returntype", Promise)
], NewsletterLinksController.prototype, "unsubscribe", null);
NewsletterLinksController = _ts_decorate([
    ApiExcludeController(),
    Public(),
    OpenInMaintenance(),
    Controller('newsletter'),
    _ts_metadata("design:type", Function),
    _ts_metadata("design:paramtypes", [
        typeof NewsletterService === "undefined" ? Object : NewsletterService
    ])
], NewsletterLinksController);
//# sourceMappingURL=newsletter-links.controller.js.map
