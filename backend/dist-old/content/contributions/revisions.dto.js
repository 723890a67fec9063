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
import { ApiProperty, IntersectionType } from '@nestjs/swagger';
import { IsBoolean } from 'class-validator';
import { textFieldsOf, WrittenText } from '../revisions/written-text.js';
export class RevisionEditorDto {
    id;
    displayName;
}
_ts_decorate([
    ApiProperty({
        type: 'integer'
    }),
    _ts_metadata("design:type", Number)
], RevisionEditorDto.prototype, "id", void 0);
_ts_decorate([
    ApiProperty({
        example: 'Ada Morel'
    }),
    _ts_metadata("design:type", String)
], RevisionEditorDto.prototype, "displayName", void 0);
/** A version without its Markdown. */ export class RevisionItemDto {
    version;
    title;
    editor;
    isImported;
    restoredVersion;
    hash;
    createdAt;
}
_ts_decorate([
    ApiProperty({
        type: 'integer',
        example: 3
    }),
    _ts_metadata("design:type", Number)
], RevisionItemDto.prototype, "version", void 0);
_ts_decorate([
    ApiProperty({
        example: 'Attendre sans bloquer'
    }),
    _ts_metadata("design:type", String)
], RevisionItemDto.prototype, "title", void 0);
_ts_decorate([
    ApiProperty({
        type: RevisionEditorDto,
        nullable: true,
        description: "Qui l\u2019a \xe9crite ; null pour un import, une fois le compte supprim\xe9, et pour les lecteurs quand ce n\u2019est pas un de ses auteurs."
    }),
    _ts_metadata("design:type", Object)
], RevisionItemDto.prototype, "editor", void 0);
_ts_decorate([
    ApiProperty(),
    _ts_metadata("design:type", Boolean)
], RevisionItemDto.prototype, "isImported", void 0);
_ts_decorate([
    ApiProperty({
        type: 'integer',
        nullable: true,
        description: "La version qu\u2019elle a r\xe9tablie."
    }),
    _ts_metadata("design:type", Object)
], RevisionItemDto.prototype, "restoredVersion", void 0);
_ts_decorate([
    ApiProperty({
        description: 'SHA-256 de tout ce que dit la version.',
        pattern: '^[0-9a-f]{64}$',
        example: '9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08'
    }),
    _ts_metadata("design:type", String)
], RevisionItemDto.prototype, "hash", void 0);
_ts_decorate([
    ApiProperty({
        format: 'date-time'
    }),
    _ts_metadata("design:type", String)
], RevisionItemDto.prototype, "createdAt", void 0);
export class RevisionListDto {
    revisions;
    total;
}
_ts_decorate([
    ApiProperty({
        type: [
            RevisionItemDto
        ]
    }),
    _ts_metadata("design:type", Array)
], RevisionListDto.prototype, "revisions", void 0);
_ts_decorate([
    ApiProperty({
        type: 'integer'
    }),
    _ts_metadata("design:type", Number)
], RevisionListDto.prototype, "total", void 0);
export class HistoryBody {
    isPublic;
}
_ts_decorate([
    ApiProperty({
        type: Boolean,
        description: 'Si chacun doit pouvoir lire les versions.'
    }),
    IsBoolean({
        message: "Le champ \xab isPublic \xbb doit valoir vrai ou faux."
    }),
    _ts_metadata("design:type", Boolean)
], HistoryBody.prototype, "isPublic", void 0);
/** A version with its Markdown. */ export class RevisionDto extends IntersectionType(RevisionItemDto, WrittenText) {
    domainId;
}
_ts_decorate([
    ApiProperty({
        type: 'integer'
    }),
    _ts_metadata("design:type", Number)
], RevisionDto.prototype, "domainId", void 0);
export function toRevisionItemDto(revision) {
    const { version, title, editor, isImported, restoredVersion, hash, createdAt } = revision;
    return {
        version,
        title,
        editor: editor ? {
            id: editor.id,
            displayName: editor.displayName
        } : null,
        isImported,
        restoredVersion,
        hash,
        createdAt: createdAt.toISOString()
    };
}
export function toRevisionDto(revision) {
    return {
        ...toRevisionItemDto(revision),
        ...textFieldsOf(revision)
    };
}
//# sourceMappingURL=revisions.dto.js.map
