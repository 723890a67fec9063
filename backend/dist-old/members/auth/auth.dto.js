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
import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { ArrayMaxSize, IsArray, IsOptional, IsString } from 'class-validator';
import { EmailField, FlagField, PictureField, SecretField, TextField, UrlField, UrlListField } from '../../platform/common/body-fields.js';
import { UNKNOWN_EXPERTISE } from './expertise-problem.js';
import { UserDto } from '../users/users.dto.js';
const MAX_PASSWORD = 200;
const displayName = {
    min: 2,
    max: 100,
    tooShort: "Le nom d'affichage doit contenir au moins 2 caract\xe8res",
    tooLong: "Le nom d'affichage ne peut pas d\xe9passer 100 caract\xe8res",
    example: 'Ada Lovelace'
};
const bio = {
    lines: true,
    max: 500,
    optional: true,
    tooLong: "La biographie ne peut pas d\xe9passer 500 caract\xe8res",
    example: "J\u2019\xe9cris des programmes."
};
export class LoginBody {
    username;
    password;
    code;
    remember;
}
_ts_decorate([
    TextField({
        min: 1,
        max: 254,
        tooShort: "Le nom d'utilisateur est requis",
        description: "Nom d\u2019utilisateur ou adresse e-mail.",
        example: 'ada'
    }),
    _ts_metadata("design:type", String)
], LoginBody.prototype, "username", void 0);
_ts_decorate([
    SecretField(MAX_PASSWORD, 'Le mot de passe est requis'),
    _ts_metadata("design:type", String)
], LoginBody.prototype, "password", void 0);
_ts_decorate([
    TextField({
        max: 20,
        optional: true,
        description: 'Code du second facteur, ou code de secours.',
        example: '123456'
    }),
    _ts_metadata("design:type", Object)
], LoginBody.prototype, "code", void 0);
_ts_decorate([
    FlagField("Si la session dure trente jours, m\xeame sans visite."),
    _ts_metadata("design:type", Boolean)
], LoginBody.prototype, "remember", void 0);
/** The maximum an operator may offer, plus the built-in ones. */ const MAX_EXPERTISE = 42;
/** Profile fields of contributors. */ export class ContributorBody {
    website;
    socialLinks;
    expertise;
}
_ts_decorate([
    UrlField('Veuillez entrer une URL valide'),
    _ts_metadata("design:type", Object)
], ContributorBody.prototype, "website", void 0);
_ts_decorate([
    UrlListField(10, 'Veuillez entrer des URLs valides'),
    _ts_metadata("design:type", Array)
], ContributorBody.prototype, "socialLinks", void 0);
_ts_decorate([
    ApiPropertyOptional({
        type: [
            String
        ],
        maxItems: MAX_EXPERTISE,
        description: "Codes de domaines d\u2019expertise que le site propose.",
        example: [
            'design'
        ]
    }),
    IsOptional(),
    IsString({
        each: true,
        message: UNKNOWN_EXPERTISE
    }),
    ArrayMaxSize(MAX_EXPERTISE, {
        message: UNKNOWN_EXPERTISE
    }),
    IsArray({
        message: "L\u2019expertise doit \xeatre une liste."
    }),
    _ts_metadata("design:type", Array)
], ContributorBody.prototype, "expertise", void 0);
export class RegisterBody extends ContributorBody {
    username;
    email;
    // The minimum length is a setting.
    password;
    displayName;
    bio;
    isContributor;
    invitation;
    proof;
}
_ts_decorate([
    TextField({
        min: 3,
        max: 50,
        tooShort: "Le nom d'utilisateur doit contenir au moins 3 caract\xe8res",
        tooLong: "Le nom d'utilisateur ne peut pas d\xe9passer 50 caract\xe8res",
        pattern: {
            of: /^[\w-]*$/,
            message: "Le nom d'utilisateur ne peut contenir que des lettres, chiffres, tirets et underscores"
        },
        example: 'ada'
    }),
    _ts_metadata("design:type", String)
], RegisterBody.prototype, "username", void 0);
_ts_decorate([
    EmailField('Veuillez entrer une adresse email valide'),
    _ts_metadata("design:type", String)
], RegisterBody.prototype, "email", void 0);
_ts_decorate([
    SecretField(MAX_PASSWORD, `Le mot de passe doit \xeatre un texte de ${MAX_PASSWORD} caract\xe8res au plus`, 0),
    _ts_metadata("design:type", String)
], RegisterBody.prototype, "password", void 0);
_ts_decorate([
    TextField(displayName),
    _ts_metadata("design:type", String)
], RegisterBody.prototype, "displayName", void 0);
_ts_decorate([
    TextField(bio),
    _ts_metadata("design:type", Object)
], RegisterBody.prototype, "bio", void 0);
_ts_decorate([
    FlagField('Si le membre veut publier des tutoriels.'),
    _ts_metadata("design:type", Boolean)
], RegisterBody.prototype, "isContributor", void 0);
_ts_decorate([
    TextField({
        max: 200,
        optional: true,
        example: 'k3Jd8sLq',
        description: "Ce que porte le lien d\u2019une invitation ; avec elle, on s\u2019inscrit m\xeame o\xf9 les inscriptions sont ferm\xe9es."
    }),
    _ts_metadata("design:type", Object)
], RegisterBody.prototype, "invitation", void 0);
_ts_decorate([
    TextField({
        max: 2000,
        optional: true,
        description: "Le calcul que `GET /api/auth/proof` propose et sa solution, en JSON et en base64, o\xf9 le site le demande.",
        example: 'eyJjaGFsbGVuZ2UiOnt9LCJzb2x1dGlvbiI6e319'
    }),
    _ts_metadata("design:type", Object)
], RegisterBody.prototype, "proof", void 0);
export class ProfileBody {
    displayName;
    bio;
    website;
    avatar;
}
_ts_decorate([
    TextField(displayName),
    _ts_metadata("design:type", String)
], ProfileBody.prototype, "displayName", void 0);
_ts_decorate([
    TextField(bio),
    _ts_metadata("design:type", Object)
], ProfileBody.prototype, "bio", void 0);
_ts_decorate([
    UrlField('Veuillez entrer une URL valide'),
    _ts_metadata("design:type", Object)
], ProfileBody.prototype, "website", void 0);
_ts_decorate([
    PictureField("L\u2019image de profil doit \xeatre une adresse http ou https, ou une image envoy\xe9e au site"),
    _ts_metadata("design:type", Object)
], ProfileBody.prototype, "avatar", void 0);
export class PasswordBody {
    password;
}
_ts_decorate([
    SecretField(MAX_PASSWORD, 'Le mot de passe est requis'),
    _ts_metadata("design:type", String)
], PasswordBody.prototype, "password", void 0);
export class ChangeEmailBody extends PasswordBody {
    email;
}
_ts_decorate([
    EmailField('Veuillez entrer une adresse email valide'),
    _ts_metadata("design:type", String)
], ChangeEmailBody.prototype, "email", void 0);
export class ChangePasswordBody extends PasswordBody {
    newPassword;
}
_ts_decorate([
    SecretField(MAX_PASSWORD, 'Le nouveau mot de passe est requis'),
    _ts_metadata("design:type", String)
], ChangePasswordBody.prototype, "newPassword", void 0);
export class EmailBody {
    // The first administrator may have an address of the local network.
    email;
}
_ts_decorate([
    EmailField('Veuillez entrer une adresse email valide', {
        needsDot: false
    }),
    _ts_metadata("design:type", String)
], EmailBody.prototype, "email", void 0);
export class TokenBody {
    token;
}
_ts_decorate([
    TextField({
        min: 1,
        max: 100,
        tooShort: "Ce lien n\u2019est pas valable.",
        example: 'kJ3vX9mQ2bR7tY5wZ8cN4pL6sD1fG0hA'
    }),
    _ts_metadata("design:type", String)
], TokenBody.prototype, "token", void 0);
export class ResetPasswordBody extends TokenBody {
    newPassword;
}
_ts_decorate([
    SecretField(MAX_PASSWORD, 'Le nouveau mot de passe est requis'),
    _ts_metadata("design:type", String)
], ResetPasswordBody.prototype, "newPassword", void 0);
export class CodeBody {
    code;
}
_ts_decorate([
    TextField({
        min: 6,
        max: 20,
        tooShort: 'Le code doit contenir six chiffres.',
        example: '123456'
    }),
    _ts_metadata("design:type", String)
], CodeBody.prototype, "code", void 0);
export class UserAnswerDto {
    user;
}
_ts_decorate([
    ApiProperty({
        type: UserDto
    }),
    _ts_metadata("design:type", typeof UserDto === "undefined" ? Object : UserDto)
], UserAnswerDto.prototype, "user", void 0);
export class SessionDto {
    userAgent;
    createdAt;
    lastSeenAt;
    current;
}
_ts_decorate([
    ApiProperty({
        type: String,
        nullable: true,
        description: "Ce que le navigateur dit de lui-m\xeame.",
        example: 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0'
    }),
    _ts_metadata("design:type", Object)
], SessionDto.prototype, "userAgent", void 0);
_ts_decorate([
    ApiProperty({
        format: 'date-time'
    }),
    _ts_metadata("design:type", String)
], SessionDto.prototype, "createdAt", void 0);
_ts_decorate([
    ApiProperty({
        format: 'date-time'
    }),
    _ts_metadata("design:type", String)
], SessionDto.prototype, "lastSeenAt", void 0);
_ts_decorate([
    ApiProperty({
        description: "Si c\u2019est la session qui pose la question."
    }),
    _ts_metadata("design:type", Boolean)
], SessionDto.prototype, "current", void 0);
export class SessionListDto {
    sessions;
}
_ts_decorate([
    ApiProperty({
        type: [
            SessionDto
        ]
    }),
    _ts_metadata("design:type", Array)
], SessionListDto.prototype, "sessions", void 0);
export class TwoFactorSetupDto {
    secret;
    uri;
}
_ts_decorate([
    ApiProperty({
        description: "Cl\xe9 \xe0 saisir dans l\u2019application.",
        example: 'JBSWY3DPEHPK3PXP'
    }),
    _ts_metadata("design:type", String)
], TwoFactorSetupDto.prototype, "secret", void 0);
_ts_decorate([
    ApiProperty({
        description: "La m\xeame, \xe0 lire d\u2019un code QR.",
        example: 'otpauth://totp/Mon%20site:ada?secret=JBSWY3DPEHPK3PXP&issuer=Mon%20site'
    }),
    _ts_metadata("design:type", String)
], TwoFactorSetupDto.prototype, "uri", void 0);
export class RecoveryCodesDto {
    recoveryCodes;
}
_ts_decorate([
    ApiProperty({
        type: [
            String
        ],
        description: "\xc0 garder : ils ne sont montr\xe9s qu\u2019une fois.",
        example: [
            '3f9a1c07be',
            '8d24e6b5f1'
        ]
    }),
    _ts_metadata("design:type", Array)
], RecoveryCodesDto.prototype, "recoveryCodes", void 0);
export function toSessionDto({ userAgent, createdAt, lastSeenAt, current }) {
    return {
        userAgent,
        createdAt: createdAt.toISOString(),
        lastSeenAt: lastSeenAt.toISOString(),
        current
    };
}
//# sourceMappingURL=auth.dto.js.map
