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
import { ApiProperty, ApiPropertyOptional, IntersectionType, PickType } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import { ArrayMaxSize, IsArray, IsBoolean, IsIn, IsOptional, IsString, Matches, MaxLength, MinLength } from 'class-validator';
import { IdField, MEDIA_PATH, TextField } from '../../platform/common/body-fields.js';
import { ConsolePageQuery, OlderField } from '../../platform/common/page-query.js';
import { BeforeParam, CursorParam, ChoiceParam, IdParam, TextParam } from '../../platform/common/query-params.js';
import { normalTags } from '../tutorials/tags.js';
import { difficulties, WrittenText } from '../revisions/written-text.js';
import { publicationStates } from '../tutorials/published.js';
import { reviewStates } from '../tutorials/unpublished-tutorial.entity.js';
import { AuthorDto, TutorialDto, TutorialItemDto } from '../tutorials/tutorials.dto.js';
const MAX_TAGS = 10;
const TAGS = `Les \xe9tiquettes doivent \xeatre une liste de ${MAX_TAGS} textes de 1 \xe0 50 caract\xe8res au plus.`;
/** Reason for 503 when text is submitted, used in the API description. */ export const RENDERING_BUSY = "Trop d\u2019autres textes sont mis en forme en ce moment ; `Retry-After` dit quand revenir.";
export class PreviewBody {
    source;
}
_ts_decorate([
    TextField({
        lines: true,
        asWritten: true,
        min: 1,
        max: 200_000,
        tooShort: 'Le texte du tutoriel est vide.',
        tooLong: "Le texte du tutoriel ne peut pas d\xe9passer 200 000 caract\xe8res.",
        description: 'Le texte, en Markdown.',
        example: '## Pourquoi attendre\n\nLe four chauffe.'
    }),
    _ts_metadata("design:type", String)
], PreviewBody.prototype, "source", void 0);
/** Who has unpublished a tutorial. */ export const withdrawers = [
    'author',
    'administrator'
];
/** A tutorial as submitted by a contributor. */ export class TutorialBody extends PreviewBody {
    title;
    description;
    domainId;
    difficulty;
    tags;
    image;
}
_ts_decorate([
    TextField({
        min: 3,
        max: 200,
        tooShort: "Le titre doit contenir au moins 3 caract\xe8res.",
        tooLong: "Le titre ne peut pas d\xe9passer 200 caract\xe8res.",
        example: 'Attendre sans bloquer'
    }),
    _ts_metadata("design:type", String)
], TutorialBody.prototype, "title", void 0);
_ts_decorate([
    TextField({
        lines: true,
        min: 10,
        max: 1000,
        tooShort: "La description doit contenir au moins 10 caract\xe8res.",
        tooLong: "La description ne peut pas d\xe9passer 1000 caract\xe8res.",
        example: "async et await, expliqu\xe9s par une boulangerie."
    }),
    _ts_metadata("design:type", String)
], TutorialBody.prototype, "description", void 0);
_ts_decorate([
    IdField({
        message: 'Choisissez un domaine.'
    }),
    _ts_metadata("design:type", Number)
], TutorialBody.prototype, "domainId", void 0);
_ts_decorate([
    ApiPropertyOptional({
        type: String,
        enum: difficulties,
        nullable: true
    }),
    IsOptional(),
    IsIn(difficulties, {
        message: `La difficult\xe9 doit valoir ${difficulties.join(', ')}.`
    }),
    _ts_metadata("design:type", Object)
], TutorialBody.prototype, "difficulty", void 0);
_ts_decorate([
    ApiPropertyOptional({
        type: 'array',
        maxItems: MAX_TAGS,
        items: {
            type: 'string',
            minLength: 1,
            maxLength: 50,
            pattern: '^[^,]*$'
        },
        description: "Sans virgule ; de celles qui ne diff\xe8rent que par la casse ou les accents, la premi\xe8re est gard\xe9e.",
        example: [
            'javascript',
            'asynchrone'
        ]
    }),
    Transform(({ value })=>asTags(value)),
    IsOptional(),
    Matches(/^[^,]*$/, {
        each: true,
        message: "Une \xe9tiquette ne peut pas contenir de virgule."
    }),
    Matches(/^[^\p{Cc}\p{Cs}]*$/u, {
        each: true,
        message: TAGS
    }),
    MaxLength(50, {
        each: true,
        message: TAGS
    }),
    MinLength(1, {
        each: true,
        message: TAGS
    }),
    IsString({
        each: true,
        message: TAGS
    }),
    ArrayMaxSize(MAX_TAGS, {
        message: TAGS
    }),
    IsArray({
        message: TAGS
    }),
    _ts_metadata("design:type", Object)
], TutorialBody.prototype, "tags", void 0);
_ts_decorate([
    ApiPropertyOptional({
        type: String,
        nullable: true,
        maxLength: 40,
        pattern: MEDIA_PATH.source,
        description: "Couverture, comme `POST /api/images` en donne l\u2019adresse ; null l\u2019enl\xe8ve, absente elle reste.",
        example: '/media/0c/0c6a640c6a640c6a640c6a64.webp'
    }),
    IsOptional(),
    Matches(MEDIA_PATH, {
        message: "La couverture doit \xeatre une image envoy\xe9e au site."
    }),
    _ts_metadata("design:type", Object)
], TutorialBody.prototype, "image", void 0);
export class PreviewDto {
    html;
    words;
    readTime;
    deadLinks;
}
_ts_decorate([
    ApiProperty({
        description: "HTML assaini ; `data-line` dit \xe0 quelle ligne du texte, compt\xe9e de 1, un bloc commence.",
        example: '<h2 id="pourquoi" data-line="1">Pourquoi attendre</h2><p data-line="3">Le four chauffe.</p>'
    }),
    _ts_metadata("design:type", String)
], PreviewDto.prototype, "html", void 0);
_ts_decorate([
    ApiProperty({
        type: 'integer',
        description: 'Nombre de mots.'
    }),
    _ts_metadata("design:type", Number)
], PreviewDto.prototype, "words", void 0);
_ts_decorate([
    ApiProperty({
        type: 'integer',
        description: 'Temps de lecture en minutes.'
    }),
    _ts_metadata("design:type", Number)
], PreviewDto.prototype, "readTime", void 0);
_ts_decorate([
    ApiProperty({
        type: [
            String
        ],
        description: "Adresses auxquelles le texte renvoie de tutoriels qui n\u2019existent pas.",
        example: [
            '/tutoriels/999999'
        ]
    }),
    _ts_metadata("design:type", Array)
], PreviewDto.prototype, "deadLinks", void 0);
/** A tutorial with its Markdown. */ export class TutorialSourceDto extends IntersectionType(TutorialDto, PickType(WrittenText, [
    'source'
])) {
}
/** A tutorial in the lists of its authors and of administrators. */ export class ContributionDto extends TutorialItemDto {
    authors;
    isPublished;
    unpublishedBy;
    review;
    reviewNote;
    deletedAt;
}
_ts_decorate([
    ApiProperty({
        type: [
            AuthorDto
        ],
        description: "Tous ses auteurs, dans l\u2019ordre o\xf9 ils signent."
    }),
    _ts_metadata("design:type", Array)
], ContributionDto.prototype, "authors", void 0);
_ts_decorate([
    ApiProperty({
        description: 'Faux quand seuls ses auteurs et les administrateurs peuvent le lire.'
    }),
    _ts_metadata("design:type", Boolean)
], ContributionDto.prototype, "isPublished", void 0);
_ts_decorate([
    ApiProperty({
        type: String,
        enum: withdrawers,
        nullable: true,
        description: "Qui l\u2019a retir\xe9 du site ; null quand il y est. Ce qu\u2019un administrateur a retir\xe9, lui seul l\u2019y remet."
    }),
    _ts_metadata("design:type", Object)
], ContributionDto.prototype, "unpublishedBy", void 0);
_ts_decorate([
    ApiProperty({
        type: String,
        enum: reviewStates,
        nullable: true,
        description: "S\u2019il attend une relecture avant de para\xeetre, ou en est revenu ; ses auteurs le proposent alors de nouveau en le publiant."
    }),
    _ts_metadata("design:type", Object)
], ContributionDto.prototype, "review", void 0);
_ts_decorate([
    ApiProperty({
        type: String,
        nullable: true,
        description: 'Pourquoi il en est revenu.',
        example: 'Citez vos sources.'
    }),
    _ts_metadata("design:type", Object)
], ContributionDto.prototype, "reviewNote", void 0);
_ts_decorate([
    ApiProperty({
        type: String,
        format: 'date-time',
        nullable: true,
        description: "Depuis quand il est dans la corbeille, o\xf9 personne ne peut le lire ; null ailleurs."
    }),
    _ts_metadata("design:type", Object)
], ContributionDto.prototype, "deletedAt", void 0);
export class ContributionListDto {
    tutorials;
    total;
}
_ts_decorate([
    ApiProperty({
        type: [
            ContributionDto
        ]
    }),
    _ts_metadata("design:type", Array)
], ContributionListDto.prototype, "tutorials", void 0);
_ts_decorate([
    ApiProperty({
        type: 'integer'
    }),
    _ts_metadata("design:type", Number)
], ContributionListDto.prototype, "total", void 0);
export class AdminTutorialListDto extends ContributionListDto {
    older;
}
_ts_decorate([
    OlderField(),
    _ts_metadata("design:type", Object)
], AdminTutorialListDto.prototype, "older", void 0);
/** A tutorial just published. */ export class PublishedDto extends TutorialDto {
    isHeld;
}
_ts_decorate([
    ApiProperty({
        description: "S\u2019il attend une relecture avant de para\xeetre.",
        example: false
    }),
    _ts_metadata("design:type", Boolean)
], PublishedDto.prototype, "isHeld", void 0);
/** A tutorial in the trash. */ export class DeletedTutorialDto extends TutorialItemDto {
    deletedAt;
    erasedAt;
    isRestorable;
}
_ts_decorate([
    ApiProperty({
        format: 'date-time'
    }),
    _ts_metadata("design:type", String)
], DeletedTutorialDto.prototype, "deletedAt", void 0);
_ts_decorate([
    ApiProperty({
        format: 'date-time',
        description: "Quand il est effac\xe9 pour de bon, \xe0 un jour pr\xe8s."
    }),
    _ts_metadata("design:type", String)
], DeletedTutorialDto.prototype, "erasedAt", void 0);
_ts_decorate([
    ApiProperty({
        description: "Faux quand un administrateur l\u2019a supprim\xe9 : lui seul peut le r\xe9tablir."
    }),
    _ts_metadata("design:type", Boolean)
], DeletedTutorialDto.prototype, "isRestorable", void 0);
export class DeletedTutorialListDto {
    tutorials;
    total;
}
_ts_decorate([
    ApiProperty({
        type: [
            DeletedTutorialDto
        ]
    }),
    _ts_metadata("design:type", Array)
], DeletedTutorialListDto.prototype, "tutorials", void 0);
_ts_decorate([
    ApiProperty({
        type: 'integer'
    }),
    _ts_metadata("design:type", Number)
], DeletedTutorialListDto.prototype, "total", void 0);
export class PublicationBody {
    isPublished;
}
_ts_decorate([
    ApiProperty({
        type: Boolean,
        description: "Si le tutoriel doit \xeatre sur le site."
    }),
    IsBoolean({
        message: "Le champ \xab isPublished \xbb doit valoir vrai ou faux."
    }),
    _ts_metadata("design:type", Boolean)
], PublicationBody.prototype, "isPublished", void 0);
export class AdminTutorialsQuery extends ConsolePageQuery {
    cursor;
    q;
    before;
    domainId;
    difficulty;
    state;
    sort;
}
_ts_decorate([
    CursorParam(),
    _ts_metadata("design:type", typeof Cursor === "undefined" ? Object : Cursor)
], AdminTutorialsQuery.prototype, "cursor", void 0);
_ts_decorate([
    TextParam(200, "Texte \xe0 trouver dans le titre ou la description, sans \xe9gard \xe0 la casse ni aux accents.", 'attendre'),
    _ts_metadata("design:type", String)
], AdminTutorialsQuery.prototype, "q", void 0);
_ts_decorate([
    BeforeParam(),
    _ts_metadata("design:type", Number)
], AdminTutorialsQuery.prototype, "before", void 0);
_ts_decorate([
    IdParam('Identifiant du domaine.'),
    _ts_metadata("design:type", Number)
], AdminTutorialsQuery.prototype, "domainId", void 0);
_ts_decorate([
    ChoiceParam(difficulties, "Difficult\xe9."),
    _ts_metadata("design:type", typeof Difficulty === "undefined" ? Object : Difficulty)
], AdminTutorialsQuery.prototype, "difficulty", void 0);
_ts_decorate([
    ChoiceParam(publicationStates, "Seulement ceux qui sont sur le site, ceux qui n\u2019y sont pas, ou ceux de la corbeille ; sans lui, tous sauf la corbeille."),
    _ts_metadata("design:type", typeof PublicationState === "undefined" ? Object : PublicationState)
], AdminTutorialsQuery.prototype, "state", void 0);
_ts_decorate([
    ChoiceParam([
        'recent',
        'title',
        'views',
        'likes',
        'date',
        'id'
    ], 'Ordre ; tous vont du plus grand au plus petit, sauf title.', 'recent'),
    _ts_metadata("design:type", typeof TutorialSort === "undefined" ? Object : TutorialSort)
], AdminTutorialsQuery.prototype, "sort", void 0);
function asTags(value) {
    const isTexts = Array.isArray(value) && value.every((item)=>typeof item === 'string');
    return isTexts ? normalTags(value) : value;
}
//# sourceMappingURL=contributions.dto.js.map
