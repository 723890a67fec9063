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
import { Body, Controller, Delete, Get, HttpCode, Post, Put, Req } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { Members, Public } from '../../platform/common/access.decorator.js';
import { AnswersList } from '../../platform/common/list.decorator.js';
import { Refuses } from '../../platform/common/refuses.decorator.js';
import { DoneDto } from '../../platform/common/done.dto.js';
import { ChangeEmailBody, ChangePasswordBody, EmailBody, ResetPasswordBody, SessionListDto, TokenBody, toSessionDto } from './auth.dto.js';
import { AuthService } from './auth.service.js';
import { CurrentUser } from './current-user.decorator.js';
import { EmailChangesService } from './email-changes.service.js';
import { KnownBrowsers } from './known-browsers.js';
import { OpenInMaintenance } from './maintenance.decorator.js';
import { PasswordResets } from './password-resets.js';
import { SessionsService } from './sessions.service.js';
import { SignInService } from './sign-in.service.js';
export class CredentialsController {
    auth;
    sessions;
    signIn;
    browsers;
    passwordResets;
    emailChanges;
    constructor(auth, sessions, signIn, browsers, passwordResets, emailChanges){
        this.auth = auth;
        this.sessions = sessions;
        this.signIn = signIn;
        this.browsers = browsers;
        this.passwordResets = passwordResets;
        this.emailChanges = emailChanges;
    }
    async changePassword({ password, newPassword }, user, request) {
        await this.auth.changePassword(user, password, newPassword);
        await this.signIn.renew(request, user);
        return {
            done: true
        };
    }
    async requestReset({ email }) {
        await this.passwordResets.request(email);
        return {
            done: true
        };
    }
    async reset({ token, newPassword }, request) {
        const user = await this.auth.resetPassword(token, newPassword);
        // The link proves ownership, so the member can sign in even while others are guessing the password.
        this.browsers.rememberBrowser(request, user.usernameKey);
        return {
            done: true
        };
    }
    async changeEmail({ email, password }, user) {
        await this.emailChanges.request(user, email, password);
        return {
            done: true
        };
    }
    async undoEmail({ token }) {
        await this.emailChanges.undo(token);
        return {
            done: true
        };
    }
    async confirmEmail({ token }) {
        await this.emailChanges.confirmAny(token);
        return {
            done: true
        };
    }
    async requestConfirmation(user) {
        await this.auth.sendConfirmation(user);
        return {
            done: true
        };
    }
    async listSessions({ id }, { sessionID }) {
        return {
            sessions: (await this.sessions.list(id, sessionID)).map(toSessionDto)
        };
    }
    async endOthers({ id }, { sessionID }) {
        await this.sessions.endAllSessions(id, {
            except: sessionID
        });
        return {
            done: true
        };
    }
}
_ts_decorate([
    Put('password'),
    Members(),
    ApiOperation({
        summary: 'Change le mot de passe, ferme les autres sessions et renouvelle celle-ci'
    }),
    Refuses({
        403: 'Le mot de passe actuel est incorrect.',
        429: 'Trop de mots de passe faux pour ce compte.'
    }),
    ApiOkResponse({
        type: DoneDto
    }),
    _ts_param(0, Body()),
    _ts_param(1, CurrentUser()),
    _ts_param(2, Req()),
    _ts_metadata("design:type", Function),
    _ts_metadata("design:paramtypes", [
        typeof ChangePasswordBody === "undefined" ? Object : ChangePasswordBody,
        typeof User === "undefined" ? Object : User,
        typeof Request === "undefined" ? Object : Request
    ]),
    _ts_metadata("design:returntype", Promise)
], CredentialsController.prototype, "changePassword", null);
_ts_decorate([
    Post('password/reset-request'),
    HttpCode(200),
    Public(),
    OpenInMaintenance(),
    ApiOperation({
        summary: "Envoie un lien pour changer de mot de passe ; la r\xe9ponse est la m\xeame pour toute adresse",
        description: "Une m\xeame adresse ne re\xe7oit un nouveau lien que dix minutes apr\xe8s le pr\xe9c\xe9dent."
    }),
    ApiOkResponse({
        type: DoneDto
    }),
    _ts_param(0, Body()),
    _ts_metadata("design:type", Function),
    _ts_metadata("design:paramtypes", [
        typeof EmailBody === "undefined" ? Object : EmailBody
    ]),
    _ts_metadata("design:returntype", Promise)
], CredentialsController.prototype, "requestReset", null);
_ts_decorate([
    Post('password/reset'),
    HttpCode(200),
    Public(),
    OpenInMaintenance(),
    ApiOperation({
        summary: 'Choisit un nouveau mot de passe et ferme toutes les sessions'
    }),
    ApiOkResponse({
        type: DoneDto
    }),
    _ts_param(0, Body()),
    _ts_param(1, Req()),
    _ts_metadata("design:type", Function),
    _ts_metadata("design:paramtypes", [
        typeof ResetPasswordBody === "undefined" ? Object : ResetPasswordBody,
        typeof Request === "undefined" ? Object : Request
    ]),
    _ts_metadata("design:returntype", Promise)
], CredentialsController.prototype, "reset", null);
_ts_decorate([
    Put('email'),
    Members(),
    ApiOperation({
        summary: "Demande une autre adresse e-mail ; un lien y est envoy\xe9, qui la confirme"
    }),
    Refuses({
        403: 'Le mot de passe actuel est incorrect.',
        409: "L\u2019adresse est d\xe9j\xe0 prise.",
        429: 'Trop de mots de passe faux pour ce compte.'
    }),
    ApiOkResponse({
        type: DoneDto
    }),
    _ts_param(0, Body()),
    _ts_param(1, CurrentUser()),
    _ts_metadata("design:type", Function),
    _ts_metadata("design:paramtypes", [
        typeof ChangeEmailBody === "undefined" ? Object : ChangeEmailBody,
        typeof User === "undefined" ? Object : User
    ]),
    _ts_metadata("design:returntype", Promise)
], CredentialsController.prototype, "changeEmail", null);
_ts_decorate([
    Post('email/undo'),
    HttpCode(200),
    Public(),
    OpenInMaintenance(),
    ApiOperation({
        summary: "Rend \xe0 un compte son adresse d\u2019avant, par le lien qu\u2019elle a re\xe7u, et ferme ses sessions"
    }),
    Refuses({
        409: "Quelqu\u2019un d\u2019autre a pris cette adresse depuis."
    }),
    ApiOkResponse({
        type: DoneDto
    }),
    _ts_param(0, Body()),
    _ts_metadata("design:type", Function),
    _ts_metadata("design:paramtypes", [
        typeof TokenBody === "undefined" ? Object : TokenBody
    ]),
    _ts_metadata("design:returntype", Promise)
], CredentialsController.prototype, "undoEmail", null);
_ts_decorate([
    Post('email/confirm'),
    HttpCode(200),
    Public(),
    ApiOperation({
        summary: "Confirme une adresse e-mail, celle du compte ou celle qu\u2019il doit avoir"
    }),
    Refuses({
        409: "Quelqu\u2019un d\u2019autre a pris cette adresse depuis."
    }),
    ApiOkResponse({
        type: DoneDto
    }),
    _ts_param(0, Body()),
    _ts_metadata("design:type", Function),
    _ts_metadata("design:paramtypes", [
        typeof TokenBody === "undefined" ? Object : TokenBody
    ]),
    _ts_metadata("design:returntype", Promise)
], CredentialsController.prototype, "confirmEmail", null);
_ts_decorate([
    Post('email/confirm-request'),
    HttpCode(200),
    Members(),
    ApiOperation({
        summary: "Envoie \xe0 nouveau le lien de confirmation"
    }),
    ApiOkResponse({
        type: DoneDto
    }),
    _ts_param(0, CurrentUser()),
    _ts_metadata("design:type", Function),
    _ts_metadata("design:paramtypes", [
        typeof User === "undefined" ? Object : User
    ]),
    _ts_metadata("design:returntype", Promise)
], CredentialsController.prototype, "requestConfirmation", null);
_ts_decorate([
    Get('sessions'),
    Members(),
    AnswersList('sessions'),
    ApiOperation({
        summary: 'Liste ses sessions ouvertes'
    }),
    ApiOkResponse({
        type: SessionListDto
    }),
    _ts_param(0, CurrentUser()),
    _ts_param(1, Req()),
    _ts_metadata("design:type", Function),
    _ts_metadata("design:paramtypes", [
        typeof User === "undefined" ? Object : User,
        typeof Request === "undefined" ? Object : Request
    ]),
    _ts_metadata("design:returntype", Promise)
], CredentialsController.prototype, "listSessions", null);
_ts_decorate([
    Delete('sessions/others'),
    Members(),
    ApiOperation({
        summary: 'Ferme toutes ses autres sessions'
    }),
    ApiOkResponse({
        type: DoneDto
    }),
    _ts_param(0, CurrentUser()),
    _ts_param(1, Req()),
    _ts_metadata("design:type", Function),
    _ts_metadata("design:paramtypes", [
        typeof User === "undefined" ? Object : User,
        typeof Request === "undefined" ? Object : Request
    ]),
    _ts_metadata("design:returntype", Promise)
], CredentialsController.prototype, "endOthers", null);
CredentialsController = _ts_decorate([
    ApiTags("S\xe9curit\xe9 du compte"),
    Controller('api/auth'),
    _ts_metadata("design:type", Function),
    _ts_metadata("design:paramtypes", [
        typeof AuthService === "undefined" ? Object : AuthService,
        typeof SessionsService === "undefined" ? Object : SessionsService,
        typeof SignInService === "undefined" ? Object : SignInService,
        typeof KnownBrowsers === "undefined" ? Object : KnownBrowsers,
        typeof PasswordResets === "undefined" ? Object : PasswordResets,
        typeof EmailChangesService === "undefined" ? Object : EmailChangesService
    ])
], CredentialsController);
//# sourceMappingURL=credentials.controller.js.map
