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
import { Transform } from 'class-transformer';
import { Matches, ValidateIf } from 'class-validator';
import { EmailField } from '../../platform/common/body-fields.js';
import { trimmed } from '../../platform/common/plain-text.js';
import { recordNames, recordStates } from './sender-records.js';
/** DNS labels. */ const SELECTOR = /^[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?){0,3}$/;
let MailServerDto = class MailServerDto {
    host;
    port;
    isEncrypted;
    username;
};
_ts_decorate([
    ApiProperty({
        example: 'smtp.exemple.fr'
    }),
    _ts_metadata("design:type", String)
], MailServerDto.prototype, "host", void 0);
_ts_decorate([
    ApiProperty({
        type: 'integer',
        example: 587
    }),
    _ts_metadata("design:type", Number)
], MailServerDto.prototype, "port", void 0);
_ts_decorate([
    ApiProperty({
        description: "Si la connexion est chiffr\xe9e d\u2019embl\xe9e ; sinon elle le devient si le serveur le peut."
    }),
    _ts_metadata("design:type", Boolean)
], MailServerDto.prototype, "isEncrypted", void 0);
_ts_decorate([
    ApiProperty({
        type: String,
        nullable: true,
        example: 'ateliers'
    }),
    _ts_metadata("design:type", Object)
], MailServerDto.prototype, "username", void 0);
let MailSenderDto = class MailSenderDto {
    name;
    address;
};
_ts_decorate([
    ApiProperty({
        example: 'Ateliers du Lac'
    }),
    _ts_metadata("design:type", String)
], MailSenderDto.prototype, "name", void 0);
_ts_decorate([
    ApiProperty({
        example: 'ne-pas-repondre@exemple.fr'
    }),
    _ts_metadata("design:type", String)
], MailSenderDto.prototype, "address", void 0);
let MailTestDto = class MailTestDto {
    at;
    wasAccepted;
    answer;
};
_ts_decorate([
    ApiProperty({
        format: 'date-time'
    }),
    _ts_metadata("design:type", String)
], MailTestDto.prototype, "at", void 0);
_ts_decorate([
    ApiProperty(),
    _ts_metadata("design:type", Boolean)
], MailTestDto.prototype, "wasAccepted", void 0);
_ts_decorate([
    ApiProperty({
        type: String,
        nullable: true,
        description: "Ce que le serveur a r\xe9pondu, ou pourquoi il ne l\u2019a pas fait.",
        example: '250 2.0.0 Ok'
    }),
    _ts_metadata("design:type", Object)
], MailTestDto.prototype, "answer", void 0);
export class MailSetupDto {
    server;
    sender;
    lastTest;
    dkimSelector;
}
_ts_decorate([
    ApiProperty({
        type: MailServerDto,
        nullable: true,
        description: 'Null tant que SMTP_URL manque.'
    }),
    _ts_metadata("design:type", Object)
], MailSetupDto.prototype, "server", void 0);
_ts_decorate([
    ApiProperty({
        type: MailSenderDto
    }),
    _ts_metadata("design:type", typeof MailSenderDto === "undefined" ? Object : MailSenderDto)
], MailSetupDto.prototype, "sender", void 0);
_ts_decorate([
    ApiProperty({
        type: MailTestDto,
        nullable: true,
        description: "Le dernier message d\u2019essai, tant que le courrier est r\xe9gl\xe9 comme alors."
    }),
    _ts_metadata("design:type", Object)
], MailSetupDto.prototype, "lastTest", void 0);
_ts_decorate([
    ApiProperty({
        type: String,
        nullable: true,
        description: "Le s\xe9lecteur DKIM cherch\xe9 la derni\xe8re fois.",
        example: 'mail'
    }),
    _ts_metadata("design:type", Object)
], MailSetupDto.prototype, "dkimSelector", void 0);
export class MailTestBody {
    to;
}
_ts_decorate([
    EmailField('Veuillez entrer une adresse e-mail valide.', {
        needsDot: false
    }),
    _ts_metadata("design:type", String)
], MailTestBody.prototype, "to", void 0);
export class MailTrialDto {
    wasAccepted;
    answer;
    advice;
}
_ts_decorate([
    ApiProperty({
        description: 'Si le serveur de courrier a pris le message.'
    }),
    _ts_metadata("design:type", Boolean)
], MailTrialDto.prototype, "wasAccepted", void 0);
_ts_decorate([
    ApiProperty({
        type: String,
        nullable: true,
        description: "Ce que le serveur a r\xe9pondu, ou pourquoi il ne l\u2019a pas fait ; null sans serveur.",
        example: '250 2.0.0 Ok: queued as 4F1B2'
    }),
    _ts_metadata("design:type", Object)
], MailTrialDto.prototype, "answer", void 0);
_ts_decorate([
    ApiProperty({
        description: 'Ce que cela veut dire, et que faire.',
        example: 'Le serveur de courrier a pris le message.'
    }),
    _ts_metadata("design:type", String)
], MailTrialDto.prototype, "advice", void 0);
export class SenderRecordsBody {
    selector;
}
_ts_decorate([
    ApiPropertyOptional({
        type: String,
        nullable: true,
        maxLength: 253,
        description: "S\xe9lecteur DKIM ; retenu. Sans lui, celui de la derni\xe8re fois.",
        example: 'mail'
    }),
    Transform(({ value })=>typeof value === 'string' ? trimmed(value).toLowerCase() || null : value),
    ValidateIf((_, value)=>value !== undefined && value !== null),
    Matches(SELECTOR, {
        message: "Un s\xe9lecteur DKIM est fait de lettres, de chiffres et de tirets, comme \xab mail \xbb."
    }),
    _ts_metadata("design:type", Object)
], SenderRecordsBody.prototype, "selector", void 0);
export class SenderRecordDto {
    name;
    state;
    host;
    value;
    advice;
}
_ts_decorate([
    ApiProperty({
        enum: recordNames
    }),
    _ts_metadata("design:type", Object)
], SenderRecordDto.prototype, "name", void 0);
_ts_decorate([
    ApiProperty({
        enum: recordStates,
        description: "unknown : rien \xe0 chercher encore ; silent : le DNS n\u2019a pas r\xe9pondu."
    }),
    _ts_metadata("design:type", Object)
], SenderRecordDto.prototype, "state", void 0);
_ts_decorate([
    ApiProperty({
        type: String,
        nullable: true,
        example: '_dmarc.exemple.fr'
    }),
    _ts_metadata("design:type", Object)
], SenderRecordDto.prototype, "host", void 0);
_ts_decorate([
    ApiProperty({
        type: String,
        nullable: true,
        example: 'v=DMARC1; p=none'
    }),
    _ts_metadata("design:type", Object)
], SenderRecordDto.prototype, "value", void 0);
_ts_decorate([
    ApiProperty({
        description: 'Ce que cela veut dire, et que faire.',
        example: 'Le serveur de courrier a pris le message.'
    }),
    _ts_metadata("design:type", String)
], SenderRecordDto.prototype, "advice", void 0);
export class SenderRecordsDto {
    records;
}
_ts_decorate([
    ApiProperty({
        type: [
            SenderRecordDto
        ]
    }),
    _ts_metadata("design:type", Array)
], SenderRecordsDto.prototype, "records", void 0);
export class MailFailureDto {
    id;
    recipient;
    subject;
    isGivenUp;
    attempts;
    answer;
    queuedAt;
    nextAttemptAt;
}
_ts_decorate([
    ApiProperty({
        type: 'integer'
    }),
    _ts_metadata("design:type", Number)
], MailFailureDto.prototype, "id", void 0);
_ts_decorate([
    ApiProperty({
        type: String,
        nullable: true,
        description: "Null une fois le message effac\xe9.",
        example: 'ada@exemple.fr'
    }),
    _ts_metadata("design:type", Object)
], MailFailureDto.prototype, "recipient", void 0);
_ts_decorate([
    ApiProperty({
        type: String,
        nullable: true,
        example: 'Confirmez votre adresse'
    }),
    _ts_metadata("design:type", Object)
], MailFailureDto.prototype, "subject", void 0);
_ts_decorate([
    ApiProperty({
        description: "Si le site ne l\u2019essaiera plus de lui-m\xeame."
    }),
    _ts_metadata("design:type", Boolean)
], MailFailureDto.prototype, "isGivenUp", void 0);
_ts_decorate([
    ApiProperty({
        type: 'integer'
    }),
    _ts_metadata("design:type", Number)
], MailFailureDto.prototype, "attempts", void 0);
_ts_decorate([
    ApiProperty({
        description: "Ce que le serveur a r\xe9pondu en dernier.",
        example: '550 inconnu ici'
    }),
    _ts_metadata("design:type", String)
], MailFailureDto.prototype, "answer", void 0);
_ts_decorate([
    ApiProperty({
        format: 'date-time',
        description: 'Quand il devait partir.'
    }),
    _ts_metadata("design:type", String)
], MailFailureDto.prototype, "queuedAt", void 0);
_ts_decorate([
    ApiProperty({
        type: String,
        format: 'date-time',
        nullable: true,
        description: 'Le prochain essai.',
        example: '2026-03-01T08:00:00.000Z'
    }),
    _ts_metadata("design:type", Object)
], MailFailureDto.prototype, "nextAttemptAt", void 0);
export class MailFailureListDto {
    failures;
    total;
}
_ts_decorate([
    ApiProperty({
        type: [
            MailFailureDto
        ]
    }),
    _ts_metadata("design:type", Array)
], MailFailureListDto.prototype, "failures", void 0);
_ts_decorate([
    ApiProperty({
        type: 'integer'
    }),
    _ts_metadata("design:type", Number)
], MailFailureListDto.prototype, "total", void 0);
export function toMailFailureDto({ id, email, state, attempts, error, event, dueAt }) {
    const isGivenUp = state === 'dead';
    return {
        id,
        recipient: email?.recipient ?? null,
        subject: email?.content.subject ?? null,
        isGivenUp,
        attempts,
        answer: error,
        queuedAt: event.happenedAt.toISOString(),
        nextAttemptAt: isGivenUp ? null : dueAt.toISOString()
    };
}
//# sourceMappingURL=mail.dto.js.map
