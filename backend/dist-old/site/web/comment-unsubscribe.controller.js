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
import { Body, Controller, Get, HttpCode, Post, Query, Res } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import { CommentMailsService } from '../../community/comment-mails/comment-mails.service.js';
import { OpenInMaintenance } from '../../members/auth/maintenance.decorator.js';
import { Public } from '../../platform/common/access.decorator.js';
import { escapeText } from '../../platform/common/escape-text.js';
import { SettingsService } from '../../platform/settings/settings.service.js';
import { noticePage } from './notice-page.js';
import { plainDocument } from './plain-document.js';
const DONE = {
    title: 'Vous ne recevrez plus ces messages',
    text: "Commentaires et r\xe9ponses restent annonc\xe9s sur le site. Vous pouvez les reprendre par e-mail dans vos notifications.",
    link: {
        label: "Retour \xe0 l\u2019accueil",
        href: '/'
    }
};
const BROKEN = {
    title: "Ce lien ne m\xe8ne plus \xe0 rien",
    text: "Il est incomplet, ou l\u2019adresse n\u2019est plus celle d\u2019un compte : rien n\u2019a \xe9t\xe9 chang\xe9. Vous choisissez dans vos notifications ce qui vous est envoy\xe9 par e-mail.",
    link: {
        label: 'Voir mes notifications',
        href: '/notifications'
    }
};
const MAX_TOKEN = 64;
export class CommentUnsubscribeController {
    mails;
    settings;
    constructor(mails, settings){
        this.mails = mails;
        this.settings = settings;
    }
    async ask(token, response) {
        if (!await this.mails.tokenExists(tokenOf(token))) {
            this.send(response.status(400), noticePage(BROKEN, this.settings.present.siteName));
            return;
        }
        const action = escapeText(`/courriels/arret?jeton=${encodeURIComponent(tokenOf(token))}`);
        const { siteName } = this.settings.present;
        const main = `<p>${escapeText(siteName)} ne vous enverra plus par e-mail les commentaires sur vos tutoriels ni les r\xe9ponses aux v\xf4tres.</p>
<form method="post" action="${action}"><input type="hidden" name="page" value="1"><button>Ne plus recevoir ces messages</button></form>`;
        this.send(response, plainDocument('Ne plus recevoir ces messages', main, siteName));
    }
    async stop(token, body, response) {
        const isDone = await this.mails.unsubscribe(tokenOf(token));
        if (!isDone) response.status(400);
        if (body?.page) this.send(response, noticePage(isDone ? DONE : BROKEN, this.settings.present.siteName));
        else response.type('text/plain').send(isDone ? "Envoi arr\xeat\xe9." : `${BROKEN.title}.`);
    }
    send(response, html) {
        response.set('Cache-Control', 'no-store').set('X-Robots-Tag', 'noindex').type('html').send(html);
    }
}
_ts_decorate([
    Get(),
    _ts_param(0, Query('jeton')),
    _ts_param(1, Res()),
    _ts_metadata("design:type", Function),
    _ts_metadata("design:paramtypes", [
        Object,
        typeof Response === "undefined" ? Object : Response
    ]),
    _ts_metadata("design:returntype", Promise)
], CommentUnsubscribeController.prototype, "ask", null);
_ts_decorate([
    Post(),
    HttpCode(200),
    _ts_param(0, Query('jeton')),
    _ts_param(1, Body()),
    _ts_param(2, Res()),
    _ts_metadata("design:type", Function),
    _ts_metadata("design:paramtypes", [
        Object,
        Object,
        typeof Response === "undefined" ? Object : Response
    ]),
    _ts_metadata("design:returntype", Promise)
], CommentUnsubscribeController.prototype, "stop", null);
CommentUnsubscribeController = _ts_decorate([
    ApiExcludeController(),
    Public(),
    OpenInMaintenance(),
    Controller('courriels/arret'),
    _ts_metadata("design:type", Function),
    _ts_metadata("design:paramtypes", [
        typeof CommentMailsService === "undefined" ? Object : CommentMailsService,
        typeof SettingsService === "undefined" ? Object : SettingsService
    ])
], CommentUnsubscribeController);
function tokenOf(value) {
    return typeof value === 'string' ? value.slice(0, MAX_TOKEN) : '';
}
//# sourceMappingURL=comment-unsubscribe.controller.js.map
