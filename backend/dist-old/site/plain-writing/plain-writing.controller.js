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
import { Body, Controller, Get, HttpException, Post, Query, Req, Res } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import { CurrentUser } from '../../members/auth/current-user.decorator.js';
import { OpenInMaintenance } from '../../members/auth/maintenance.decorator.js';
import { SignInService } from '../../members/auth/sign-in.service.js';
import { Public } from '../../platform/common/access.decorator.js';
import { SettingsService } from '../../platform/settings/settings.service.js';
import { plainDocument } from '../web/plain-document.js';
import { signInForm, writingForm } from './plain-form.js';
import { PlainTexts } from './plain-texts.js';
import { PlainWritingService } from './plain-writing.service.js';
import { FIELDS, MARKS, textsOf } from './typed-text.js';
const TITLE = "\xc9crire un tutoriel";
const SIGNED_OUT = "Vous n\u2019\xeates plus connect\xe9. Revenez en arri\xe8re : votre texte y est encore. Connectez-vous dans un autre onglet, puis enregistrez.";
const INCOMPLETE = 'Entrez votre nom et votre mot de passe.';
export class PlainWritingController {
    writing;
    texts;
    signIn;
    settings;
    constructor(writing, texts, signIn, settings){
        this.writing = writing;
        this.texts = texts;
        this.signIn = signIn;
        this.settings = settings;
    }
    async show({ brouillon: draft, tutoriel: tutorial, enregistre, relecture }, user, request, response) {
        if (!user) return this.send(response, 200, signInForm(undefined));
        const done = relecture === undefined ? enregistre && 'saved' : 'held';
        const page = await this.writing.open(request, {
            draft,
            tutorial
        }, done || undefined);
        await this.sendForm(request, response, page);
    }
    async enter(body, request, response) {
        const { username, password, code } = textsOf(body, [
            'username',
            'password',
            'code'
        ]);
        if (!username || !password) return this.send(response, 400, signInForm(INCOMPLETE, username));
        request.body = {
            username,
            password,
            ...code && {
                code
            }
        };
        try {
            await this.signIn.signIn(request);
        } catch (error) {
            if (!(error instanceof HttpException) || error.getStatus() >= 500) throw error;
            return this.send(response, error.getStatus(), signInForm(messageOf(error), username));
        }
        response.redirect(303, '/ecrire');
    }
    async save(body, user, request, response) {
        if (!user) return this.send(response, 401, signInForm(SIGNED_OUT));
        const { action, ...typed } = textsOf(body, [
            ...FIELDS,
            ...MARKS,
            'action'
        ]);
        const outcome = await this.writing.handleSubmission(request, typed, action === 'publish');
        if ('location' in outcome) response.redirect(303, outcome.location);
        else await this.sendForm(request, response, outcome);
    }
    async sendForm(request, response, { status, ...shown }) {
        const lists = await this.texts.lists(request, shown.typed);
        this.send(response, status, writingForm({
            ...shown,
            ...lists
        }));
    }
    send(response, status, main) {
        // Not `no-store`, so that going back restores what was typed.
        response.status(status).set('Cache-Control', 'private, no-cache').type('html');
        response.send(plainDocument(TITLE, main, this.settings.present.siteName));
    }
}
_ts_decorate([
    Get(),
    _ts_param(0, Query()),
    _ts_param(1, CurrentUser()),
    _ts_param(2, Req()),
    _ts_param(3, Res()),
    _ts_metadata("design:type", Function),
    _ts_metadata("design:paramtypes", [
        typeof Record === "undefined" ? Object : Record,
        Object,
        typeof Request === "undefined" ? Object : Request,
        typeof Response === "undefined" ? Object : Response
    ]),
    _ts_metadata("design:returntype", Promise)
], PlainWritingController.prototype, "show", null);
_ts_decorate([
    Post('connexion'),
    _ts_param(0, Body()),
    _ts_param(1, Req()),
    _ts_param(2, Res()),
    _ts_metadata("design:type", Function),
    _ts_metadata("design:paramtypes", [
        Object,
        typeof Request === "undefined" ? Object : Request,
        typeof Response === "undefined" ? Object : Response
    ]),
    _ts_metadata("design:returntype", Promise)
], PlainWritingController.prototype, "enter", null);
_ts_decorate([
    Post(),
    _ts_param(0, Body()),
    _ts_param(1, CurrentUser()),
    _ts_param(2, Req()),
    _ts_param(3, Res()),
    _ts_metadata("design:type", Function),
    _ts_metadata("design:paramtypes", [
        Object,
        Object,
        typeof Request === "undefined" ? Object : Request,
        typeof Response === "undefined" ? Object : Response
    ]),
    _ts_metadata("design:returntype", Promise)
], PlainWritingController.prototype, "save", null);
PlainWritingController = _ts_decorate([
    ApiExcludeController(),
    Public(),
    OpenInMaintenance(),
    Controller('ecrire'),
    _ts_metadata("design:type", Function),
    _ts_metadata("design:paramtypes", [
        typeof PlainWritingService === "undefined" ? Object : PlainWritingService,
        typeof PlainTexts === "undefined" ? Object : PlainTexts,
        typeof SignInService === "undefined" ? Object : SignInService,
        typeof SettingsService === "undefined" ? Object : SettingsService
    ])
], PlainWritingController);
function messageOf(error) {
    const answer = error.getResponse();
    return typeof answer === 'string' ? answer : answer.message;
}
//# sourceMappingURL=plain-writing.controller.js.map
