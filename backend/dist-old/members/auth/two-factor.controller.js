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
import { Body, Controller, Delete, HttpCode, Post, Req } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { Members } from '../../platform/common/access.decorator.js';
import { Refuses } from '../../platform/common/refuses.decorator.js';
import { DoneDto } from '../../platform/common/done.dto.js';
import { CodeBody, PasswordBody, RecoveryCodesDto, TwoFactorSetupDto } from './auth.dto.js';
import { AuthService } from './auth.service.js';
import { CurrentUser } from './current-user.decorator.js';
import { SignInService } from './sign-in.service.js';
import { TwoFactorService } from './two-factor.service.js';
export class TwoFactorController {
    auth;
    twoFactor;
    signIn;
    constructor(auth, twoFactor, signIn){
        this.auth = auth;
        this.twoFactor = twoFactor;
        this.signIn = signIn;
    }
    async setUpTwoFactor(user) {
        return this.twoFactor.begin(user);
    }
    async confirmTwoFactor({ code }, user, request) {
        const recoveryCodes = await this.twoFactor.confirm(user, code);
        await this.signIn.renew(request, user);
        return {
            recoveryCodes
        };
    }
    async removeTwoFactor({ password }, user) {
        await this.auth.checkPassword(user, password);
        await this.twoFactor.remove(user);
        return {
            done: true
        };
    }
}
_ts_decorate([
    Post('setup'),
    HttpCode(200),
    ApiOperation({
        summary: "Commence la mise en place d\u2019un second facteur"
    }),
    ApiOkResponse({
        type: TwoFactorSetupDto
    }),
    Refuses({
        403: "Le second facteur n\u2019est pas propos\xe9 sur ce site.",
        409: "Un second facteur est d\xe9j\xe0 en place."
    }),
    _ts_param(0, CurrentUser()),
    _ts_metadata("design:type", Function),
    _ts_metadata("design:paramtypes", [
        typeof User === "undefined" ? Object : User
    ]),
    _ts_metadata("design:returntype", Promise)
], TwoFactorController.prototype, "setUpTwoFactor", null);
_ts_decorate([
    Post('confirm'),
    HttpCode(200),
    ApiOperation({
        summary: 'Met le second facteur en place avec un premier code ; ferme les autres sessions'
    }),
    ApiOkResponse({
        type: RecoveryCodesDto
    }),
    Refuses({
        409: "Un second facteur est d\xe9j\xe0 en place."
    }),
    _ts_param(0, Body()),
    _ts_param(1, CurrentUser()),
    _ts_param(2, Req()),
    _ts_metadata("design:type", Function),
    _ts_metadata("design:paramtypes", [
        typeof CodeBody === "undefined" ? Object : CodeBody,
        typeof User === "undefined" ? Object : User,
        typeof Request === "undefined" ? Object : Request
    ]),
    _ts_metadata("design:returntype", Promise)
], TwoFactorController.prototype, "confirmTwoFactor", null);
_ts_decorate([
    Delete(),
    ApiOperation({
        summary: 'Retire le second facteur'
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
    _ts_metadata("design:type", Function),
    _ts_metadata("design:paramtypes", [
        typeof PasswordBody === "undefined" ? Object : PasswordBody,
        typeof User === "undefined" ? Object : User
    ]),
    _ts_metadata("design:returntype", Promise)
], TwoFactorController.prototype, "removeTwoFactor", null);
TwoFactorController = _ts_decorate([
    ApiTags("S\xe9curit\xe9 du compte"),
    Members(),
    Controller('api/auth/two-factor'),
    _ts_metadata("design:type", Function),
    _ts_metadata("design:paramtypes", [
        typeof AuthService === "undefined" ? Object : AuthService,
        typeof TwoFactorService === "undefined" ? Object : TwoFactorService,
        typeof SignInService === "undefined" ? Object : SignInService
    ])
], TwoFactorController);
//# sourceMappingURL=two-factor.controller.js.map
