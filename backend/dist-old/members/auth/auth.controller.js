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
import { Body, Controller, Get, HttpCode, Post, Put, Req } from '@nestjs/common';
import { ApiCreatedResponse, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { Members, Public } from '../../platform/common/access.decorator.js';
import { Refuses } from '../../platform/common/refuses.decorator.js';
import { toUserDto, UserDto } from '../users/users.dto.js';
import { DoneDto } from '../../platform/common/done.dto.js';
import { ContributorBody, LoginBody, ProfileBody, RegisterBody, UserAnswerDto } from './auth.dto.js';
import { AuthService } from './auth.service.js';
import { CurrentUser } from './current-user.decorator.js';
import { OpenInMaintenance } from './maintenance.decorator.js';
import { RegistrationProofsService } from './registration-proofs.service.js';
import { SignInService } from './sign-in.service.js';
export class AuthController {
    auth;
    signIn;
    proofs;
    constructor(auth, signIn, proofs){
        this.auth = auth;
        this.signIn = signIn;
        this.proofs = proofs;
    }
    me(user) {
        return toUserDto(user);
    }
    async login(_, request) {
        return toUserDto(await this.signIn.signIn(request));
    }
    async proof() {
        return this.proofs.challenge();
    }
    async register(body, request) {
        const user = await this.auth.register(body);
        await this.signIn.begin(request, user);
        return {
            user: toUserDto(user)
        };
    }
    async logout(request) {
        await this.signIn.end(request);
        return {
            done: true
        };
    }
    async profile(body, user) {
        return {
            user: toUserDto(await this.auth.changeProfile(user, body))
        };
    }
    async becomeContributor(body, user) {
        return {
            user: toUserDto(await this.auth.becomeContributor(user, body))
        };
    }
}
_ts_decorate([
    Get('me'),
    Members(),
    OpenInMaintenance(),
    ApiOperation({
        summary: "Donne le membre connect\xe9"
    }),
    ApiOkResponse({
        type: UserDto
    }),
    _ts_param(0, CurrentUser()),
    _ts_metadata("design:type", Function),
    _ts_metadata("design:paramtypes", [
        typeof User === "undefined" ? Object : User
    ]),
    _ts_metadata("design:returntype", typeof UserDto === "undefined" ? Object : UserDto)
], AuthController.prototype, "me", null);
_ts_decorate([
    Post('login'),
    HttpCode(200),
    Public(),
    OpenInMaintenance(),
    ApiOperation({
        summary: 'Ouvre une session'
    }),
    ApiOkResponse({
        type: UserDto
    }),
    Refuses({
        401: 'Nom, adresse, mot de passe ou code incorrect.',
        403: 'Le compte est suspendu.',
        429: "Trop d\u2019essais manqu\xe9s pour ce nom."
    }),
    _ts_param(0, Body()),
    _ts_param(1, Req()),
    _ts_metadata("design:type", Function),
    _ts_metadata("design:paramtypes", [
        typeof LoginBody === "undefined" ? Object : LoginBody,
        typeof Request === "undefined" ? Object : Request
    ]),
    _ts_metadata("design:returntype", Promise)
], AuthController.prototype, "login", null);
_ts_decorate([
    Get('proof'),
    Public(),
    ApiOperation({
        summary: "Propose un calcul qui prouve qu\u2019un navigateur a travaill\xe9, selon ALTCHA"
    }),
    ApiOkResponse({
        schema: {
            type: 'object',
            additionalProperties: true,
            description: 'Un calcul de `altcha-lib`, valable une heure.'
        }
    }),
    _ts_metadata("design:type", Function),
    _ts_metadata("design:paramtypes", []),
    _ts_metadata("design:returntype", Promise)
], AuthController.prototype, "proof", null);
_ts_decorate([
    Post('register'),
    Public(),
    ApiOperation({
        summary: "Cr\xe9e un compte et ouvre une session"
    }),
    ApiCreatedResponse({
        type: UserAnswerDto
    }),
    Refuses({
        403: "Les inscriptions sont ferm\xe9es.",
        409: "Le nom ou l\u2019adresse est d\xe9j\xe0 pris."
    }),
    _ts_param(0, Body()),
    _ts_param(1, Req()),
    _ts_metadata("design:type", Function),
    _ts_metadata("design:paramtypes", [
        typeof RegisterBody === "undefined" ? Object : RegisterBody,
        typeof Request === "undefined" ? Object : Request
    ]),
    _ts_metadata("design:returntype", Promise)
], AuthController.prototype, "register", null);
_ts_decorate([
    Post('logout'),
    HttpCode(200),
    Public(),
    OpenInMaintenance(),
    ApiOperation({
        summary: "Ferme la session, s\u2019il y en a une"
    }),
    ApiOkResponse({
        type: DoneDto
    }),
    _ts_param(0, Req()),
    _ts_metadata("design:type", Function),
    _ts_metadata("design:paramtypes", [
        typeof Request === "undefined" ? Object : Request
    ]),
    _ts_metadata("design:returntype", Promise)
], AuthController.prototype, "logout", null);
_ts_decorate([
    Put('profile'),
    Members(),
    ApiOperation({
        summary: 'Change le profil ; `displayName` est obligatoire, les autres champs absents restent comme ils sont'
    }),
    ApiOkResponse({
        type: UserAnswerDto
    }),
    _ts_param(0, Body()),
    _ts_param(1, CurrentUser()),
    _ts_metadata("design:type", Function),
    _ts_metadata("design:paramtypes", [
        typeof ProfileBody === "undefined" ? Object : ProfileBody,
        typeof User === "undefined" ? Object : User
    ]),
    _ts_metadata("design:returntype", Promise)
], AuthController.prototype, "profile", null);
_ts_decorate([
    Put('contributor'),
    Members(),
    ApiOperation({
        summary: 'Devient contributeur ; les champs absents restent comme ils sont'
    }),
    ApiOkResponse({
        type: UserAnswerDto
    }),
    Refuses({
        403: "Un administrateur a retir\xe9 ce droit."
    }),
    _ts_param(0, Body()),
    _ts_param(1, CurrentUser()),
    _ts_metadata("design:type", Function),
    _ts_metadata("design:paramtypes", [
        typeof ContributorBody === "undefined" ? Object : ContributorBody,
        typeof User === "undefined" ? Object : User
    ]),
    _ts_metadata("design:returntype", Promise)
], AuthController.prototype, "becomeContributor", null);
AuthController = _ts_decorate([
    ApiTags('Compte'),
    Controller('api/auth'),
    _ts_metadata("design:type", Function),
    _ts_metadata("design:paramtypes", [
        typeof AuthService === "undefined" ? Object : AuthService,
        typeof SignInService === "undefined" ? Object : SignInService,
        typeof RegistrationProofsService === "undefined" ? Object : RegistrationProofsService
    ])
], AuthController);
//# sourceMappingURL=auth.controller.js.map
