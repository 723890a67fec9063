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
import { IsEmail, IsInt, IsOptional, Matches, Max, MaxLength, Min } from 'class-validator';
import { Transform } from 'class-transformer';
import { FlagField, SecretField, TextField } from '../../platform/common/body-fields.js';
const MAX_USES = 200;
const MAX_DAYS = 90;
const USES = `Une invitation vaut pour 1 \xe0 ${MAX_USES} personnes.`;
const DAYS = `Une invitation vaut de 1 \xe0 ${MAX_DAYS} jours.`;
const ADDRESS = 'Veuillez entrer une adresse email valide';
export class NewAccountInvitationBody {
    email;
    isContributor;
    uses;
    days;
    note;
}
_ts_decorate([
    ApiPropertyOptional({
        type: String,
        format: 'email',
        maxLength: 254,
        nullable: true,
        description: "\xc0 qui le lien est envoy\xe9 ; sans elle, le lien est donn\xe9 \xe0 qui le demande."
    }),
    Transform(({ value })=>typeof value === 'string' ? value.trim().toLowerCase() || null : value),
    IsOptional(),
    Matches(/^[^\p{Cc}\p{Cs}]*$/u, {
        message: ADDRESS
    }),
    MaxLength(254, {
        message: ADDRESS
    }),
    IsEmail({}, {
        message: ADDRESS
    }),
    _ts_metadata("design:type", Object)
], NewAccountInvitationBody.prototype, "email", void 0);
_ts_decorate([
    FlagField("Si qui s\u2019inscrit avec elle peut publier des tutoriels."),
    _ts_metadata("design:type", Boolean)
], NewAccountInvitationBody.prototype, "isContributor", void 0);
_ts_decorate([
    ApiPropertyOptional({
        type: 'integer',
        minimum: 1,
        maximum: MAX_USES,
        default: 1,
        description: 'Sans adresse.'
    }),
    IsOptional(),
    IsInt({
        message: USES
    }),
    Min(1, {
        message: USES
    }),
    Max(MAX_USES, {
        message: USES
    }),
    _ts_metadata("design:type", Number)
], NewAccountInvitationBody.prototype, "uses", void 0);
_ts_decorate([
    ApiPropertyOptional({
        type: 'integer',
        minimum: 1,
        maximum: MAX_DAYS,
        default: 7
    }),
    IsOptional(),
    IsInt({
        message: DAYS
    }),
    Min(1, {
        message: DAYS
    }),
    Max(MAX_DAYS, {
        message: DAYS
    }),
    _ts_metadata("design:type", Number)
], NewAccountInvitationBody.prototype, "days", void 0);
_ts_decorate([
    TextField({
        max: 200,
        optional: true,
        description: "\xc0 quoi elle sert ; \xe9crit aussi dans le message, s\u2019il y en a un.",
        example: "Les \xe9l\xe8ves de terminale."
    }),
    _ts_metadata("design:type", Object)
], NewAccountInvitationBody.prototype, "note", void 0);
export class InvitationTokenBody {
    invitation;
}
_ts_decorate([
    SecretField(200, "Cette invitation n\u2019est plus valable. Demandez-en une autre \xe0 qui vous l\u2019a envoy\xe9e."),
    _ts_metadata("design:type", String)
], InvitationTokenBody.prototype, "invitation", void 0);
/** What an invited person sees before registering. */ export class ReceivedAccountInvitationDto {
    email;
    isContributor;
    expiresAt;
}
_ts_decorate([
    ApiProperty({
        type: String,
        nullable: true,
        format: 'email'
    }),
    _ts_metadata("design:type", Object)
], ReceivedAccountInvitationDto.prototype, "email", void 0);
_ts_decorate([
    ApiProperty(),
    _ts_metadata("design:type", Boolean)
], ReceivedAccountInvitationDto.prototype, "isContributor", void 0);
_ts_decorate([
    ApiProperty({
        format: 'date-time'
    }),
    _ts_metadata("design:type", String)
], ReceivedAccountInvitationDto.prototype, "expiresAt", void 0);
export class AccountInvitationDto extends ReceivedAccountInvitationDto {
    id;
    note;
    usesLeft;
    timesUsed;
    createdAt;
}
_ts_decorate([
    ApiProperty({
        type: 'integer'
    }),
    _ts_metadata("design:type", Number)
], AccountInvitationDto.prototype, "id", void 0);
_ts_decorate([
    ApiProperty({
        type: String,
        nullable: true,
        example: "Les \xe9l\xe8ves de terminale."
    }),
    _ts_metadata("design:type", Object)
], AccountInvitationDto.prototype, "note", void 0);
_ts_decorate([
    ApiProperty({
        type: 'integer'
    }),
    _ts_metadata("design:type", Number)
], AccountInvitationDto.prototype, "usesLeft", void 0);
_ts_decorate([
    ApiProperty({
        type: 'integer'
    }),
    _ts_metadata("design:type", Number)
], AccountInvitationDto.prototype, "timesUsed", void 0);
_ts_decorate([
    ApiProperty({
        format: 'date-time'
    }),
    _ts_metadata("design:type", String)
], AccountInvitationDto.prototype, "createdAt", void 0);
export class NewAccountInvitationDto {
    invitation;
    link;
}
_ts_decorate([
    ApiProperty({
        type: AccountInvitationDto
    }),
    _ts_metadata("design:type", typeof AccountInvitationDto === "undefined" ? Object : AccountInvitationDto)
], NewAccountInvitationDto.prototype, "invitation", void 0);
_ts_decorate([
    ApiProperty({
        type: String,
        nullable: true,
        example: 'https://exemple.fr/inscription?jeton=k3Jd8sLq',
        description: 'Le lien, connu cette seule fois ; nul quand il est parti par e-mail.'
    }),
    _ts_metadata("design:type", Object)
], NewAccountInvitationDto.prototype, "link", void 0);
export class AccountInvitationListDto {
    invitations;
    total;
}
_ts_decorate([
    ApiProperty({
        type: [
            AccountInvitationDto
        ]
    }),
    _ts_metadata("design:type", Array)
], AccountInvitationListDto.prototype, "invitations", void 0);
_ts_decorate([
    ApiProperty({
        type: 'integer'
    }),
    _ts_metadata("design:type", Number)
], AccountInvitationListDto.prototype, "total", void 0);
export function toReceivedDto({ email, isContributor, expiresAt }) {
    return {
        email,
        isContributor,
        expiresAt: expiresAt.toISOString()
    };
}
export function toAccountInvitationDto(invitation) {
    const { id, note, usesLeft, timesUsed, createdAt } = invitation;
    return {
        ...toReceivedDto(invitation),
        id,
        note,
        usesLeft,
        timesUsed,
        createdAt: createdAt.toISOString()
    };
}
//# sourceMappingURL=account-invitations.dto.js.map
