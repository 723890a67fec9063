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
import { ApiProperty } from '@nestjs/swagger';
import { IntParam } from '../../platform/common/query-params.js';
import { UserDto } from '../users/users.dto.js';
export class AccountExportDto {
    exportedAt;
    account;
    lastSeenAt;
    newsletter;
    data;
}
_ts_decorate([
    ApiProperty({
        format: 'date-time'
    }),
    _ts_metadata("design:type", String)
], AccountExportDto.prototype, "exportedAt", void 0);
_ts_decorate([
    ApiProperty({
        type: UserDto
    }),
    _ts_metadata("design:type", typeof UserDto === "undefined" ? Object : UserDto)
], AccountExportDto.prototype, "account", void 0);
_ts_decorate([
    ApiProperty({
        format: 'date-time',
        type: String,
        nullable: true,
        description: "Derni\xe8re visite."
    }),
    _ts_metadata("design:type", Object)
], AccountExportDto.prototype, "lastSeenAt", void 0);
_ts_decorate([
    ApiProperty({
        description: "Si l\u2019adresse est inscrite \xe0 la lettre d\u2019information."
    }),
    _ts_metadata("design:type", Boolean)
], AccountExportDto.prototype, "newsletter", void 0);
_ts_decorate([
    ApiProperty({
        type: 'object',
        additionalProperties: {
            type: 'array',
            items: {
                type: 'object',
                additionalProperties: true
            }
        },
        description: "Tout ce qui est conserv\xe9 d\u2019autre, par table.",
        example: {
            comments: [
                {
                    content: "Merci, j\u2019ai enfin compris."
                }
            ]
        }
    }),
    _ts_metadata("design:type", typeof Record === "undefined" ? Object : Record)
], AccountExportDto.prototype, "data", void 0);
export class ProfileCountersDto {
    tutorials;
    favorites;
    comments;
}
_ts_decorate([
    ApiProperty({
        type: 'integer',
        description: "Tutoriels publi\xe9s."
    }),
    _ts_metadata("design:type", Number)
], ProfileCountersDto.prototype, "tutorials", void 0);
_ts_decorate([
    ApiProperty({
        type: 'integer',
        description: 'Favoris.'
    }),
    _ts_metadata("design:type", Number)
], ProfileCountersDto.prototype, "favorites", void 0);
_ts_decorate([
    ApiProperty({
        type: 'integer',
        description: "Commentaires, r\xe9ponses comprises."
    }),
    _ts_metadata("design:type", Number)
], ProfileCountersDto.prototype, "comments", void 0);
export const activityKinds = [
    'tutorial',
    'comment',
    'rating',
    'favorite'
];
export class ActivityQuery {
    limit;
    offset;
}
_ts_decorate([
    IntParam({
        min: 1,
        max: 100,
        fallback: 20,
        description: "Nombre d\u2019\xe9l\xe9ments \xe0 donner."
    }),
    _ts_metadata("design:type", Number)
], ActivityQuery.prototype, "limit", void 0);
_ts_decorate([
    IntParam({
        min: 0,
        max: 1000,
        fallback: 0,
        description: "Nombre d\u2019\xe9l\xe9ments \xe0 passer."
    }),
    _ts_metadata("design:type", Number)
], ActivityQuery.prototype, "offset", void 0);
export class ActivityDto {
    kind;
    at;
    tutorialId;
    tutorialTitle;
    comment;
    score;
}
_ts_decorate([
    ApiProperty({
        enum: activityKinds,
        description: "Ce que le membre a fait : publi\xe9, comment\xe9, not\xe9 ou gard\xe9."
    }),
    _ts_metadata("design:type", typeof ActivityKind === "undefined" ? Object : ActivityKind)
], ActivityDto.prototype, "kind", void 0);
_ts_decorate([
    ApiProperty({
        format: 'date-time'
    }),
    _ts_metadata("design:type", String)
], ActivityDto.prototype, "at", void 0);
_ts_decorate([
    ApiProperty({
        type: 'integer'
    }),
    _ts_metadata("design:type", Number)
], ActivityDto.prototype, "tutorialId", void 0);
_ts_decorate([
    ApiProperty({
        example: 'Attendre sans bloquer'
    }),
    _ts_metadata("design:type", String)
], ActivityDto.prototype, "tutorialTitle", void 0);
_ts_decorate([
    ApiProperty({
        type: String,
        nullable: true,
        description: 'Texte du commentaire.',
        example: "Merci, j\u2019ai enfin compris."
    }),
    _ts_metadata("design:type", Object)
], ActivityDto.prototype, "comment", void 0);
_ts_decorate([
    ApiProperty({
        type: 'integer',
        nullable: true,
        description: "Note, de 1 \xe0 5."
    }),
    _ts_metadata("design:type", Object)
], ActivityDto.prototype, "score", void 0);
export class ActivityListDto {
    activity;
    total;
}
_ts_decorate([
    ApiProperty({
        type: [
            ActivityDto
        ]
    }),
    _ts_metadata("design:type", Array)
], ActivityListDto.prototype, "activity", void 0);
_ts_decorate([
    ApiProperty({
        type: 'integer'
    }),
    _ts_metadata("design:type", Number)
], ActivityListDto.prototype, "total", void 0);
export function toActivityDto(activity) {
    return {
        ...activity,
        at: activity.at.toISOString()
    };
}
//# sourceMappingURL=account.dto.js.map
