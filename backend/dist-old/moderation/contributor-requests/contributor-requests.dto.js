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
import { IsBoolean, IsIn, IsOptional } from 'class-validator';
import { TextField } from '../../platform/common/body-fields.js';
import { PageQuery } from '../../platform/common/page-query.js';
import { requestStatuses } from './contributor-request.entity.js';
import { PAUSE_DAYS } from './contributor-requests.service.js';
const DAY_MS = 24 * 60 * 60 * 1000;
export class ContributorRequestBody {
    message;
}
_ts_decorate([
    TextField({
        lines: true,
        min: 10,
        max: 1000,
        tooShort: "Dites en quelques mots ce que vous voulez publier (10 caract\xe8res au moins).",
        tooLong: "Votre demande ne peut pas d\xe9passer 1000 caract\xe8res.",
        example: "J\u2019enseigne la menuiserie et j\u2019aimerais partager mes cours."
    }),
    _ts_metadata("design:type", String)
], ContributorRequestBody.prototype, "message", void 0);
export class RequestDecisionBody {
    isAccepted;
    answer;
}
_ts_decorate([
    ApiProperty(),
    IsBoolean({
        message: "Le champ \xab isAccepted \xbb doit valoir vrai ou faux."
    }),
    _ts_metadata("design:type", Boolean)
], RequestDecisionBody.prototype, "isAccepted", void 0);
_ts_decorate([
    TextField({
        lines: true,
        max: 500,
        optional: true,
        tooLong: "La r\xe9ponse ne peut pas d\xe9passer 500 caract\xe8res.",
        description: 'Dite au membre ; obligatoire pour refuser.',
        example: 'Bienvenue !'
    }),
    _ts_metadata("design:type", Object)
], RequestDecisionBody.prototype, "answer", void 0);
export class RequestsQuery extends PageQuery {
    status;
}
_ts_decorate([
    ApiPropertyOptional({
        enum: requestStatuses,
        default: 'pending'
    }),
    IsOptional(),
    IsIn(requestStatuses, {
        message: 'Statut inconnu.'
    }),
    _ts_metadata("design:type", typeof RequestStatus === "undefined" ? Object : RequestStatus)
], RequestsQuery.prototype, "status", void 0);
export class ContributorRequestDto {
    id;
    message;
    status;
    answer;
    answeredAt;
    createdAt;
}
_ts_decorate([
    ApiProperty({
        type: 'integer'
    }),
    _ts_metadata("design:type", Number)
], ContributorRequestDto.prototype, "id", void 0);
_ts_decorate([
    ApiProperty({
        example: "J\u2019enseigne la menuiserie et j\u2019aimerais partager mes cours."
    }),
    _ts_metadata("design:type", String)
], ContributorRequestDto.prototype, "message", void 0);
_ts_decorate([
    ApiProperty({
        enum: requestStatuses
    }),
    _ts_metadata("design:type", typeof RequestStatus === "undefined" ? Object : RequestStatus)
], ContributorRequestDto.prototype, "status", void 0);
_ts_decorate([
    ApiProperty({
        type: String,
        nullable: true,
        example: 'Bienvenue !'
    }),
    _ts_metadata("design:type", Object)
], ContributorRequestDto.prototype, "answer", void 0);
_ts_decorate([
    ApiProperty({
        type: String,
        format: 'date-time',
        nullable: true
    }),
    _ts_metadata("design:type", Object)
], ContributorRequestDto.prototype, "answeredAt", void 0);
_ts_decorate([
    ApiProperty({
        format: 'date-time'
    }),
    _ts_metadata("design:type", String)
], ContributorRequestDto.prototype, "createdAt", void 0);
export class OwnRequestDto {
    request;
    nextAt;
}
_ts_decorate([
    ApiProperty({
        type: ContributorRequestDto,
        nullable: true
    }),
    _ts_metadata("design:type", Object)
], OwnRequestDto.prototype, "request", void 0);
_ts_decorate([
    ApiProperty({
        type: String,
        format: 'date-time',
        nullable: true,
        description: "\xc0 partir de quand une autre demande est possible ; nul quand elle l\u2019est."
    }),
    _ts_metadata("design:type", Object)
], OwnRequestDto.prototype, "nextAt", void 0);
let RequesterDto = class RequesterDto {
    id;
    username;
    displayName;
    avatar;
    bio;
    contributorRevoked;
    isConfirmed;
    createdAt;
};
_ts_decorate([
    ApiProperty({
        type: 'integer'
    }),
    _ts_metadata("design:type", Number)
], RequesterDto.prototype, "id", void 0);
_ts_decorate([
    ApiProperty({
        example: 'ada'
    }),
    _ts_metadata("design:type", String)
], RequesterDto.prototype, "username", void 0);
_ts_decorate([
    ApiProperty({
        example: 'Ada Lovelace'
    }),
    _ts_metadata("design:type", String)
], RequesterDto.prototype, "displayName", void 0);
_ts_decorate([
    ApiProperty({
        type: String,
        nullable: true,
        example: '/media/ab/0123456789abcdef01234567.webp'
    }),
    _ts_metadata("design:type", Object)
], RequesterDto.prototype, "avatar", void 0);
_ts_decorate([
    ApiProperty({
        type: String,
        nullable: true,
        example: "J\u2019\xe9cris des programmes."
    }),
    _ts_metadata("design:type", Object)
], RequesterDto.prototype, "bio", void 0);
_ts_decorate([
    ApiProperty({
        description: "Si un administrateur lui a retir\xe9 le droit de publier."
    }),
    _ts_metadata("design:type", Boolean)
], RequesterDto.prototype, "contributorRevoked", void 0);
_ts_decorate([
    ApiProperty({
        description: "Si son adresse e-mail est confirm\xe9e."
    }),
    _ts_metadata("design:type", Boolean)
], RequesterDto.prototype, "isConfirmed", void 0);
_ts_decorate([
    ApiProperty({
        format: 'date-time'
    }),
    _ts_metadata("design:type", String)
], RequesterDto.prototype, "createdAt", void 0);
export class AskedDto extends ContributorRequestDto {
    member;
}
_ts_decorate([
    ApiProperty({
        type: RequesterDto
    }),
    _ts_metadata("design:type", typeof RequesterDto === "undefined" ? Object : RequesterDto)
], AskedDto.prototype, "member", void 0);
export class AskedListDto {
    requests;
    total;
}
_ts_decorate([
    ApiProperty({
        type: [
            AskedDto
        ]
    }),
    _ts_metadata("design:type", Array)
], AskedListDto.prototype, "requests", void 0);
_ts_decorate([
    ApiProperty({
        type: 'integer'
    }),
    _ts_metadata("design:type", Number)
], AskedListDto.prototype, "total", void 0);
export function toRequestDto(request) {
    const { id, message, status, answer, answeredAt, createdAt } = request;
    const answered = answeredAt?.toISOString() ?? null;
    return {
        id,
        message,
        status,
        answer,
        answeredAt: answered,
        createdAt: createdAt.toISOString()
    };
}
export function toOwnRequestDto(request) {
    if (!request) return {
        request: null,
        nextAt: null
    };
    const { status, answeredAt } = request;
    const next = status === 'refused' && answeredAt ? answeredAt.getTime() + PAUSE_DAYS * DAY_MS : 0;
    return {
        request: toRequestDto(request),
        nextAt: next > Date.now() ? new Date(next).toISOString() : null
    };
}
export function toAskedDto({ request, member }) {
    const { id, username, displayName, avatar, bio, contributorRevoked, emailConfirmedAt, createdAt } = member;
    const isConfirmed = emailConfirmedAt !== null;
    const person = {
        id,
        username,
        displayName,
        avatar,
        bio,
        contributorRevoked,
        isConfirmed
    };
    return {
        ...toRequestDto(request),
        member: {
            ...person,
            createdAt: createdAt.toISOString()
        }
    };
}
//# sourceMappingURL=contributor-requests.dto.js.map
