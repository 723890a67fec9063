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
import { applyDecorators } from '@nestjs/common';
import { ApiProperty, ApiPropertyOptional, OmitType } from '@nestjs/swagger';
import { IsBoolean, IsISO8601, ValidateIf } from 'class-validator';
import { TextField } from '../../platform/common/body-fields.js';
import { ConsolePageQuery } from '../../platform/common/page-query.js';
import { BeforeParam, CursorParam, ChoiceParam, IntParam, TextParam } from '../../platform/common/query-params.js';
import { suspensionEnd } from '../../members/users/suspension.js';
import { toUserDto, UserDto } from '../../members/users/users.dto.js';
import { userKinds } from '../../members/users/member-counts.js';
import { userSorts } from '../../members/users/users.repository.js';
import { isSuspended } from '../../members/users/users.service.js';
/** Up to this many are returned at once. */ export const MAX_LISTED = 1000;
export class UsersQuery extends ConsolePageQuery {
    cursor;
    q;
    before;
    kind;
    sort;
    limit;
}
_ts_decorate([
    CursorParam(),
    _ts_metadata("design:type", typeof Cursor === "undefined" ? Object : Cursor)
], UsersQuery.prototype, "cursor", void 0);
_ts_decorate([
    TextParam(100, "Texte \xe0 trouver dans le nom d\u2019utilisateur, l\u2019adresse ou le nom affich\xe9.", 'ada'),
    _ts_metadata("design:type", String)
], UsersQuery.prototype, "q", void 0);
_ts_decorate([
    BeforeParam(),
    _ts_metadata("design:type", Number)
], UsersQuery.prototype, "before", void 0);
_ts_decorate([
    ChoiceParam(userKinds, "Seulement les administrateurs, les mod\xe9rateurs, les contributeurs ou les comptes suspendus."),
    _ts_metadata("design:type", Object)
], UsersQuery.prototype, "kind", void 0);
_ts_decorate([
    ChoiceParam(userSorts, "Ce qui donne l\u2019ordre.", 'id'),
    _ts_metadata("design:type", typeof UserSort === "undefined" ? Object : UserSort)
], UsersQuery.prototype, "sort", void 0);
_ts_decorate([
    IntParam({
        min: 1,
        max: MAX_LISTED,
        fallback: MAX_LISTED,
        description: 'Nombre de membres.'
    }),
    _ts_metadata("design:type", Number)
], UsersQuery.prototype, "limit", void 0);
const rights = [
    'isAdmin',
    'isModerator',
    'isReviewer',
    'isContributor'
];
function RightField(description) {
    return applyDecorators(ApiPropertyOptional({
        type: Boolean,
        description
    }), ValidateIf((body, value)=>value !== undefined || rights.every((right)=>body[right] === undefined)), IsBoolean({
        message: "Le champ \xab $property \xbb doit valoir vrai ou faux."
    }));
}
/** At least one of them. */ export class RightsBody {
    isAdmin;
    isModerator;
    isReviewer;
    isContributor;
    reason;
}
_ts_decorate([
    RightField("Si le membre doit \xeatre administrateur."),
    _ts_metadata("design:type", Boolean)
], RightsBody.prototype, "isAdmin", void 0);
_ts_decorate([
    RightField("Si le membre doit \xeatre mod\xe9rateur."),
    _ts_metadata("design:type", Boolean)
], RightsBody.prototype, "isModerator", void 0);
_ts_decorate([
    RightField('Si le membre doit relire les premiers tutoriels des contributeurs.'),
    _ts_metadata("design:type", Boolean)
], RightsBody.prototype, "isReviewer", void 0);
_ts_decorate([
    RightField('Si le membre doit pouvoir publier des tutoriels.'),
    _ts_metadata("design:type", Boolean)
], RightsBody.prototype, "isContributor", void 0);
_ts_decorate([
    TextField({
        lines: true,
        max: 500,
        optional: true,
        description: "Le motif, gard\xe9 au journal.",
        example: "Rejoint l\u2019\xe9quipe."
    }),
    _ts_metadata("design:type", Object)
], RightsBody.prototype, "reason", void 0);
export class SuspensionBody {
    until;
    reason;
}
_ts_decorate([
    ApiProperty({
        type: String,
        format: 'date-time',
        nullable: true,
        description: 'Null : sans fin.'
    }),
    ValidateIf((_, value)=>value !== null),
    IsISO8601({
        strict: true
    }, {
        message: "Donnez la fin de la suspension (ISO 8601), ou null si elle n\u2019en a pas."
    }),
    _ts_metadata("design:type", Object)
], SuspensionBody.prototype, "until", void 0);
_ts_decorate([
    TextField({
        lines: true,
        min: 2,
        max: 500,
        tooShort: 'Donnez le motif de la suspension : il sera dit au membre.',
        example: "Publicit\xe9 r\xe9p\xe9t\xe9e."
    }),
    _ts_metadata("design:type", String)
], SuspensionBody.prototype, "reason", void 0);
export class EndedSessionsDto {
    ended;
}
_ts_decorate([
    ApiProperty({
        type: 'integer',
        description: "Combien de sessions ont \xe9t\xe9 ferm\xe9es."
    }),
    _ts_metadata("design:type", Number)
], EndedSessionsDto.prototype, "ended", void 0);
export class SuspensionDto {
    until;
    reason;
}
_ts_decorate([
    ApiProperty({
        type: String,
        format: 'date-time',
        nullable: true,
        description: 'Null : sans fin.'
    }),
    _ts_metadata("design:type", Object)
], SuspensionDto.prototype, "until", void 0);
_ts_decorate([
    ApiProperty({
        type: String,
        nullable: true,
        example: "Publicit\xe9 r\xe9p\xe9t\xe9e."
    }),
    _ts_metadata("design:type", Object)
], SuspensionDto.prototype, "reason", void 0);
/** A member as administrators see them. */ export class AdminUserDto extends OmitType(UserDto, [
    'bio',
    'website',
    'socialLinks',
    'expertise'
]) {
    suspension;
    lastSeenAt;
}
_ts_decorate([
    ApiProperty({
        type: SuspensionDto,
        nullable: true,
        description: "Null si le compte n\u2019est pas suspendu."
    }),
    _ts_metadata("design:type", Object)
], AdminUserDto.prototype, "suspension", void 0);
_ts_decorate([
    ApiProperty({
        type: String,
        format: 'date-time',
        nullable: true,
        description: "La derni\xe8re visite."
    }),
    _ts_metadata("design:type", Object)
], AdminUserDto.prototype, "lastSeenAt", void 0);
export function toAdminUserDto(user) {
    const { bio, website, socialLinks, expertise, ...known } = toUserDto(user);
    const suspension = {
        until: suspensionEnd(user)?.toISOString() ?? null,
        reason: user.suspensionReason
    };
    return {
        ...known,
        suspension: isSuspended(user) ? suspension : null,
        lastSeenAt: user.lastSeenAt?.toISOString() ?? null
    };
}
//# sourceMappingURL=moderation.dto.js.map
