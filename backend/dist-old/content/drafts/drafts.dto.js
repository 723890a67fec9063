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
import { ApiProperty, ApiPropertyOptional, IntersectionType, OmitType, PickType } from '@nestjs/swagger';
import { IsISO8601, IsOptional, Matches } from 'class-validator';
import { IdField, TextField } from '../../platform/common/body-fields.js';
import { PageQuery } from '../../platform/common/page-query.js';
import { IdParam } from '../../platform/common/query-params.js';
import { TutorialBody } from '../contributions/contributions.dto.js';
import { RevisionEditorDto } from '../contributions/revisions.dto.js';
import { textFieldsOf, WrittenText } from '../revisions/written-text.js';
/** Reasons for 404 and 412, used in the API description. */ export const NO_SUCH_DRAFT = "Ce brouillon n\u2019existe pas, ou n\u2019est pas \xe0 ce membre.";
export const STALE = "Il n\u2019est plus celui que nomme `If-Match` : il a \xe9t\xe9 enregistr\xe9 ailleurs entre-temps.";
const MOMENT = /^\d{4}-\d\d-\d\dT\d\d:\d\d(?::\d\d(?:\.\d{1,3})?)?(?:Z|[+-]\d\d:\d\d)$/;
const MOMENT_RULE = "Le moment doit \xeatre une date et une heure avec leur fuseau (ISO 8601).";
const KEY = /^[\w-]{16,64}$/;
/** Nothing is required yet; the maximum lengths are those of a published tutorial. */ export class DraftBody extends OmitType(TutorialBody, [
    'title',
    'description',
    'domainId',
    'source'
]) {
    title;
    description;
    domainId;
    source;
    tutorialVersion;
}
_ts_decorate([
    TextField({
        max: 200,
        tooLong: "Le titre ne peut pas d\xe9passer 200 caract\xe8res.",
        example: 'Attendre sans bloquer'
    }),
    _ts_metadata("design:type", String)
], DraftBody.prototype, "title", void 0);
_ts_decorate([
    TextField({
        lines: true,
        max: 1000,
        tooLong: "La description ne peut pas d\xe9passer 1000 caract\xe8res.",
        example: "async et await, expliqu\xe9s par une boulangerie."
    }),
    _ts_metadata("design:type", String)
], DraftBody.prototype, "description", void 0);
_ts_decorate([
    IdField({
        nullable: true,
        message: "Le domaine doit \xeatre un identifiant ou null.",
        description: "Null tant qu\u2019il n\u2019est pas choisi."
    }),
    _ts_metadata("design:type", Object)
], DraftBody.prototype, "domainId", void 0);
_ts_decorate([
    TextField({
        lines: true,
        asWritten: true,
        max: 200_000,
        tooLong: "Le texte du tutoriel ne peut pas d\xe9passer 200 000 caract\xe8res.",
        description: 'Le texte, en Markdown.',
        example: '## Pourquoi attendre\n\nLe four chauffe.'
    }),
    _ts_metadata("design:type", String)
], DraftBody.prototype, "source", void 0);
_ts_decorate([
    IdField({
        optional: true,
        nullable: true,
        message: "La version du tutoriel doit \xeatre un nombre entier.",
        description: "La version du tutoriel dont part le texte, pour n\u2019en remplacer aucune autre ; sans elle, celle que le brouillon a d\xe9j\xe0, ou la derni\xe8re."
    }),
    _ts_metadata("design:type", Object)
], DraftBody.prototype, "tutorialVersion", void 0);
let DraftOrigin = class DraftOrigin {
    tutorialId;
    key;
};
_ts_decorate([
    IdField({
        optional: true,
        nullable: true,
        message: "Le tutoriel doit \xeatre un identifiant ou null.",
        description: "Le tutoriel \xe0 r\xe9\xe9crire ; null ou absent pour un nouveau."
    }),
    _ts_metadata("design:type", Object)
], DraftOrigin.prototype, "tutorialId", void 0);
_ts_decorate([
    ApiPropertyOptional({
        type: String,
        nullable: true,
        maxLength: 64,
        pattern: KEY.source,
        description: "Une cl\xe9 au choix pour un nouveau tutoriel : avec elle, la m\xeame demande, m\xeame plus tard et m\xeame avec un autre texte, retrouve le brouillon d\xe9j\xe0 cr\xe9\xe9.",
        example: '8e03978e-40d5-43dd-bc93-6894a57f9324'
    }),
    IsOptional(),
    Matches(KEY, {
        message: "La cl\xe9 doit tenir en 16 \xe0 64 lettres, chiffres ou tirets."
    }),
    _ts_metadata("design:type", Object)
], DraftOrigin.prototype, "key", void 0);
export class CreateDraftBody extends IntersectionType(DraftOrigin, DraftBody) {
}
export class ScheduleBody {
    publishAt;
}
_ts_decorate([
    ApiProperty({
        type: String,
        format: 'date-time',
        description: "\xc0 venir, et d\u2019ici un an au plus.",
        example: '2027-01-04T07:30:00.000Z'
    }),
    IsISO8601({
        strict: true
    }, {
        message: MOMENT_RULE
    }),
    Matches(MOMENT, {
        message: MOMENT_RULE
    }),
    _ts_metadata("design:type", String)
], ScheduleBody.prototype, "publishAt", void 0);
export class DraftsQuery extends PageQuery {
    tutorialId;
}
_ts_decorate([
    IdParam("Seulement celui de ce tutoriel, de qui qu\u2019il soit."),
    _ts_metadata("design:type", Number)
], DraftsQuery.prototype, "tutorialId", void 0);
/** A draft without its Markdown. */ export class DraftStateDto extends OmitType(WrittenText, [
    'source'
]) {
    id;
    version;
    tutorialId;
    tutorialVersion;
    domainId;
    savedAt;
}
_ts_decorate([
    ApiProperty({
        type: 'integer'
    }),
    _ts_metadata("design:type", Number)
], DraftStateDto.prototype, "id", void 0);
_ts_decorate([
    ApiProperty({
        type: 'integer',
        example: 3,
        description: "Combien de fois il a \xe9t\xe9 enregistr\xe9."
    }),
    _ts_metadata("design:type", Number)
], DraftStateDto.prototype, "version", void 0);
_ts_decorate([
    ApiProperty({
        type: 'integer',
        nullable: true,
        description: "Le tutoriel qu\u2019il r\xe9\xe9crit ; null pour un nouveau."
    }),
    _ts_metadata("design:type", Object)
], DraftStateDto.prototype, "tutorialId", void 0);
_ts_decorate([
    ApiProperty({
        type: 'integer',
        nullable: true,
        description: 'La version du tutoriel dont il part.'
    }),
    _ts_metadata("design:type", Object)
], DraftStateDto.prototype, "tutorialVersion", void 0);
_ts_decorate([
    ApiProperty({
        type: 'integer',
        nullable: true
    }),
    _ts_metadata("design:type", Object)
], DraftStateDto.prototype, "domainId", void 0);
_ts_decorate([
    ApiProperty({
        format: 'date-time'
    }),
    _ts_metadata("design:type", String)
], DraftStateDto.prototype, "savedAt", void 0);
export class DraftItemDto extends DraftStateDto {
    tutorialTitle;
    savedBy;
    publishAt;
}
_ts_decorate([
    ApiProperty({
        type: String,
        nullable: true,
        description: "Le titre du tutoriel qu\u2019il r\xe9\xe9crit, tel qu\u2019il est en ligne.",
        example: 'Attendre'
    }),
    _ts_metadata("design:type", Object)
], DraftItemDto.prototype, "tutorialTitle", void 0);
_ts_decorate([
    ApiProperty({
        type: RevisionEditorDto,
        nullable: true,
        description: "Qui l\u2019a enregistr\xe9 en dernier ; null une fois le compte supprim\xe9."
    }),
    _ts_metadata("design:type", Object)
], DraftItemDto.prototype, "savedBy", void 0);
_ts_decorate([
    ApiProperty({
        type: String,
        format: 'date-time',
        nullable: true,
        description: "Quand il sera publi\xe9 tout seul, tel qu\u2019il sera alors ; null s\u2019il ne doit pas l\u2019\xeatre."
    }),
    _ts_metadata("design:type", Object)
], DraftItemDto.prototype, "publishAt", void 0);
export class DraftListDto {
    drafts;
    total;
}
_ts_decorate([
    ApiProperty({
        type: [
            DraftItemDto
        ]
    }),
    _ts_metadata("design:type", Array)
], DraftListDto.prototype, "drafts", void 0);
_ts_decorate([
    ApiProperty({
        type: 'integer'
    }),
    _ts_metadata("design:type", Number)
], DraftListDto.prototype, "total", void 0);
/** A draft with its Markdown. */ export class DraftDto extends IntersectionType(DraftItemDto, PickType(WrittenText, [
    'source'
])) {
}
export class PublishedDraftDto {
    tutorialId;
    version;
    isHeld;
}
_ts_decorate([
    ApiProperty({
        type: 'integer',
        description: 'Le tutoriel.'
    }),
    _ts_metadata("design:type", Number)
], PublishedDraftDto.prototype, "tutorialId", void 0);
_ts_decorate([
    ApiProperty({
        type: 'integer',
        description: "La version qu\u2019est devenu le brouillon."
    }),
    _ts_metadata("design:type", Number)
], PublishedDraftDto.prototype, "version", void 0);
_ts_decorate([
    ApiProperty({
        description: "S\u2019il attend une relecture avant de para\xeetre.",
        example: false
    }),
    _ts_metadata("design:type", Boolean)
], PublishedDraftDto.prototype, "isHeld", void 0);
export function toDraftStateDto(draft) {
    const { id, version, tutorialId, tutorialVersion, savedAt } = draft;
    const { source: _, ...said } = textFieldsOf(draft);
    return {
        id,
        version,
        tutorialId,
        tutorialVersion,
        ...said,
        savedAt: savedAt.toISOString()
    };
}
export function toDraftItemDto(draft, tutorialTitle) {
    const { savedBy, schedule } = draft;
    return {
        ...toDraftStateDto(draft),
        tutorialTitle,
        savedBy: savedBy ? {
            id: savedBy.id,
            displayName: savedBy.displayName
        } : null,
        publishAt: schedule?.publishAt.toISOString() ?? null
    };
}
export function toDraftDto(draft, tutorialTitle) {
    return {
        ...toDraftItemDto(draft, tutorialTitle),
        source: draft.source
    };
}
//# sourceMappingURL=drafts.dto.js.map
