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
import { ConsolePageQuery, OlderField } from '../../platform/common/page-query.js';
import { BeforeParam, CursorParam, ChoiceParam, IdParam, MomentParam, TextParam } from '../../platform/common/query-params.js';
import { PublicUserDto, toPublicUserDto } from '../../members/users/users.dto.js';
import { auditSorts } from './audit.repository.js';
export class AuditQuery extends ConsolePageQuery {
    cursor;
    sort;
    actorId;
    action;
    targetType;
    targetId;
    since;
    until;
    before;
}
_ts_decorate([
    CursorParam(),
    _ts_metadata("design:type", typeof Cursor === "undefined" ? Object : Cursor)
], AuditQuery.prototype, "cursor", void 0);
_ts_decorate([
    ChoiceParam(auditSorts, "Ce qui donne l\u2019ordre.", 'id'),
    _ts_metadata("design:type", typeof AuditSort === "undefined" ? Object : AuditSort)
], AuditQuery.prototype, "sort", void 0);
_ts_decorate([
    IdParam("Seulement ce qu\u2019a fait cet administrateur."),
    _ts_metadata("design:type", Number)
], AuditQuery.prototype, "actorId", void 0);
_ts_decorate([
    TextParam(60, 'Seulement cette action, comme `report.resolve`.', 'report.resolve'),
    _ts_metadata("design:type", String)
], AuditQuery.prototype, "action", void 0);
_ts_decorate([
    TextParam(30, "Seulement ce qui touche \xe0 ce genre de chose, comme `user`.", 'user'),
    _ts_metadata("design:type", String)
], AuditQuery.prototype, "targetType", void 0);
_ts_decorate([
    IdParam("Seulement ce qui touche \xe0 la chose de cet identifiant."),
    _ts_metadata("design:type", Number)
], AuditQuery.prototype, "targetId", void 0);
_ts_decorate([
    MomentParam("Seulement ce qui a \xe9t\xe9 fait \xe0 partir de ce moment."),
    _ts_metadata("design:type", String)
], AuditQuery.prototype, "since", void 0);
_ts_decorate([
    MomentParam("Seulement ce qui a \xe9t\xe9 fait avant ce moment."),
    _ts_metadata("design:type", String)
], AuditQuery.prototype, "until", void 0);
_ts_decorate([
    BeforeParam(),
    _ts_metadata("design:type", Number)
], AuditQuery.prototype, "before", void 0);
export class AuditEntryDto {
    id;
    actor;
    action;
    targetType;
    targetId;
    before;
    after;
    note;
    createdAt;
}
_ts_decorate([
    ApiProperty({
        type: 'integer'
    }),
    _ts_metadata("design:type", Number)
], AuditEntryDto.prototype, "id", void 0);
_ts_decorate([
    ApiProperty({
        type: PublicUserDto,
        nullable: true,
        description: "Qui l\u2019a fait ; null si le compte n\u2019existe plus."
    }),
    _ts_metadata("design:type", Object)
], AuditEntryDto.prototype, "actor", void 0);
_ts_decorate([
    ApiProperty({
        example: 'report.resolve'
    }),
    _ts_metadata("design:type", String)
], AuditEntryDto.prototype, "action", void 0);
_ts_decorate([
    ApiProperty({
        example: 'report'
    }),
    _ts_metadata("design:type", String)
], AuditEntryDto.prototype, "targetType", void 0);
_ts_decorate([
    ApiProperty({
        type: 'integer',
        nullable: true
    }),
    _ts_metadata("design:type", Object)
], AuditEntryDto.prototype, "targetId", void 0);
_ts_decorate([
    ApiProperty({
        type: 'object',
        additionalProperties: true,
        nullable: true,
        example: {
            status: 'pending'
        }
    }),
    _ts_metadata("design:type", Object)
], AuditEntryDto.prototype, "before", void 0);
_ts_decorate([
    ApiProperty({
        type: 'object',
        additionalProperties: true,
        nullable: true,
        example: {
            status: 'resolved'
        }
    }),
    _ts_metadata("design:type", Object)
], AuditEntryDto.prototype, "after", void 0);
_ts_decorate([
    ApiProperty({
        type: String,
        nullable: true,
        example: "Publicit\xe9."
    }),
    _ts_metadata("design:type", Object)
], AuditEntryDto.prototype, "note", void 0);
_ts_decorate([
    ApiProperty({
        format: 'date-time'
    }),
    _ts_metadata("design:type", String)
], AuditEntryDto.prototype, "createdAt", void 0);
export class AuditListDto {
    entries;
    total;
    older;
}
_ts_decorate([
    ApiProperty({
        type: [
            AuditEntryDto
        ]
    }),
    _ts_metadata("design:type", Array)
], AuditListDto.prototype, "entries", void 0);
_ts_decorate([
    ApiProperty({
        type: 'integer'
    }),
    _ts_metadata("design:type", Number)
], AuditListDto.prototype, "total", void 0);
_ts_decorate([
    OlderField(),
    _ts_metadata("design:type", Object)
], AuditListDto.prototype, "older", void 0);
export function toAuditEntryDto(entry) {
    const { id, actor, action, targetType, targetId, before, after, note, createdAt } = entry;
    return {
        id,
        actor: actor ? toPublicUserDto(actor) : null,
        action,
        targetType,
        targetId,
        before,
        after,
        note,
        createdAt: createdAt.toISOString()
    };
}
//# sourceMappingURL=audit.dto.js.map
