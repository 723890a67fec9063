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
import { IsIn, IsOptional, IsString, MaxLength } from 'class-validator';
import { EmailField, TextField } from '../../platform/common/body-fields.js';
import { PageQuery } from '../../platform/common/page-query.js';
const states = [
    'waiting',
    'handled'
];
export class ContactBody {
    name;
    email;
    subject;
    message;
    website;
}
_ts_decorate([
    TextField({
        min: 1,
        max: 80,
        tooShort: 'Dites comment vous vous appelez.',
        example: 'Ada Martin'
    }),
    _ts_metadata("design:type", String)
], ContactBody.prototype, "name", void 0);
_ts_decorate([
    EmailField('Veuillez entrer une adresse e-mail valide.'),
    _ts_metadata("design:type", String)
], ContactBody.prototype, "email", void 0);
_ts_decorate([
    TextField({
        min: 1,
        max: 120,
        tooShort: "Donnez un objet \xe0 votre message.",
        example: 'Un atelier'
    }),
    _ts_metadata("design:type", String)
], ContactBody.prototype, "subject", void 0);
_ts_decorate([
    TextField({
        min: 10,
        max: 5000,
        tooShort: "Votre message doit contenir au moins 10 caract\xe8res.",
        tooLong: "Votre message ne peut pas d\xe9passer 5\xa0000 caract\xe8res.",
        lines: true,
        example: "Bonjour, quand a lieu le prochain atelier\xa0?"
    }),
    _ts_metadata("design:type", String)
], ContactBody.prototype, "message", void 0);
_ts_decorate([
    ApiPropertyOptional({
        type: String,
        maxLength: 200,
        description: "\xc0 laisser vide : les machines le remplissent.",
        example: ''
    }),
    IsOptional(),
    IsString({
        message: 'Ce champ doit rester vide.'
    }),
    MaxLength(200, {
        message: 'Ce champ doit rester vide.'
    }),
    _ts_metadata("design:type", String)
], ContactBody.prototype, "website", void 0);
export class ContactQuery extends PageQuery {
    state;
}
_ts_decorate([
    ApiPropertyOptional({
        enum: states,
        description: "Seulement ceux qui attendent, ou ceux qui sont trait\xe9s."
    }),
    IsOptional(),
    IsIn(states, {
        message: "L\u2019\xe9tat vaut waiting ou handled."
    }),
    _ts_metadata("design:type", typeof ContactState === "undefined" ? Object : ContactState)
], ContactQuery.prototype, "state", void 0);
export class ContactStateBody {
    state;
}
_ts_decorate([
    ApiProperty({
        enum: states
    }),
    IsIn(states, {
        message: "L\u2019\xe9tat vaut waiting ou handled."
    }),
    _ts_metadata("design:type", typeof ContactState === "undefined" ? Object : ContactState)
], ContactStateBody.prototype, "state", void 0);
export class ContactMessageDto {
    id;
    name;
    email;
    subject;
    message;
    isSuspect;
    state;
    createdAt;
}
_ts_decorate([
    ApiProperty({
        type: 'integer'
    }),
    _ts_metadata("design:type", Number)
], ContactMessageDto.prototype, "id", void 0);
_ts_decorate([
    ApiProperty({
        example: 'Ada Martin'
    }),
    _ts_metadata("design:type", String)
], ContactMessageDto.prototype, "name", void 0);
_ts_decorate([
    ApiProperty({
        format: 'email'
    }),
    _ts_metadata("design:type", String)
], ContactMessageDto.prototype, "email", void 0);
_ts_decorate([
    ApiProperty({
        example: 'Un atelier'
    }),
    _ts_metadata("design:type", String)
], ContactMessageDto.prototype, "subject", void 0);
_ts_decorate([
    ApiProperty({
        example: "Quand a lieu le prochain atelier\xa0?"
    }),
    _ts_metadata("design:type", String)
], ContactMessageDto.prototype, "message", void 0);
_ts_decorate([
    ApiProperty({
        description: "Si le message ressemble \xe0 ce qu\u2019envoient les machines."
    }),
    _ts_metadata("design:type", Boolean)
], ContactMessageDto.prototype, "isSuspect", void 0);
_ts_decorate([
    ApiProperty({
        enum: states
    }),
    _ts_metadata("design:type", typeof ContactState === "undefined" ? Object : ContactState)
], ContactMessageDto.prototype, "state", void 0);
_ts_decorate([
    ApiProperty({
        format: 'date-time'
    }),
    _ts_metadata("design:type", String)
], ContactMessageDto.prototype, "createdAt", void 0);
export class ContactMessageListDto {
    messages;
    total;
}
_ts_decorate([
    ApiProperty({
        type: [
            ContactMessageDto
        ]
    }),
    _ts_metadata("design:type", Array)
], ContactMessageListDto.prototype, "messages", void 0);
_ts_decorate([
    ApiProperty({
        type: 'integer'
    }),
    _ts_metadata("design:type", Number)
], ContactMessageListDto.prototype, "total", void 0);
export function toContactMessageDto(row) {
    const { id, name, email, subject, message, isSuspect, handledAt, createdAt } = row;
    const state = handledAt ? 'handled' : 'waiting';
    return {
        id,
        name,
        email,
        subject,
        message,
        isSuspect,
        state,
        createdAt: createdAt.toISOString()
    };
}
//# sourceMappingURL=contact.dto.js.map
