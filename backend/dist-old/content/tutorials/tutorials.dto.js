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
import { ApiProperty, ApiPropertyOptional, OmitType } from '@nestjs/swagger';
import { CursorParam, ChoiceParam, IdParam, IntParam, TextListParam, TextParam } from '../../platform/common/query-params.js';
import { PreparationDto } from '../search-index/preparation.dto.js';
import { authorsOf } from './signature.js';
import { difficulties, textFieldsOf, WrittenText } from '../revisions/written-text.js';
/** Without paging parameters the list returns up to this many. */ export const MAX_LISTED = 1000;
export class AuthorDto {
    id;
    name;
    avatar;
    bio;
}
_ts_decorate([
    ApiProperty({
        type: 'integer',
        nullable: true,
        description: "Le membre ; null pour qui n\u2019a pas de compte ici."
    }),
    _ts_metadata("design:type", Object)
], AuthorDto.prototype, "id", void 0);
_ts_decorate([
    ApiProperty({
        example: 'Ada Lovelace'
    }),
    _ts_metadata("design:type", String)
], AuthorDto.prototype, "name", void 0);
_ts_decorate([
    ApiProperty({
        type: String,
        nullable: true,
        example: 'https://exemple.fr/ada.png'
    }),
    _ts_metadata("design:type", Object)
], AuthorDto.prototype, "avatar", void 0);
_ts_decorate([
    ApiProperty({
        type: String,
        nullable: true,
        example: "J\u2019\xe9cris des programmes."
    }),
    _ts_metadata("design:type", Object)
], AuthorDto.prototype, "bio", void 0);
export class TutorialDto extends OmitType(WrittenText, [
    'source'
]) {
    id;
    version;
    content;
    date;
    domainId;
    authorId;
    authorName;
    authorAvatar;
    authorBio;
    authors;
    readTime;
    likes;
    views;
    ratingAverage;
    ratingCount;
    licence;
    sourceUrl;
    historyIsPublic;
    updatedAt;
}
_ts_decorate([
    ApiProperty({
        type: 'integer'
    }),
    _ts_metadata("design:type", Number)
], TutorialDto.prototype, "id", void 0);
_ts_decorate([
    ApiProperty({
        type: 'integer',
        description: "Combien de fois son texte a \xe9t\xe9 \xe9crit."
    }),
    _ts_metadata("design:type", Number)
], TutorialDto.prototype, "version", void 0);
_ts_decorate([
    ApiProperty({
        description: 'HTML assaini.',
        example: '<h2 id="pourquoi">Pourquoi attendre</h2><p>Le four chauffe.</p>'
    }),
    _ts_metadata("design:type", String)
], TutorialDto.prototype, "content", void 0);
_ts_decorate([
    ApiProperty({
        format: 'date-time',
        description: 'Date de publication, ISO 8601 en UTC.'
    }),
    _ts_metadata("design:type", String)
], TutorialDto.prototype, "date", void 0);
_ts_decorate([
    ApiProperty({
        type: 'integer'
    }),
    _ts_metadata("design:type", Number)
], TutorialDto.prototype, "domainId", void 0);
_ts_decorate([
    ApiProperty({
        type: 'integer',
        nullable: true,
        description: "Le premier de ses auteurs qui est membre du site, s\u2019il y en a un."
    }),
    _ts_metadata("design:type", Object)
], TutorialDto.prototype, "authorId", void 0);
_ts_decorate([
    ApiProperty({
        description: "De plusieurs auteurs, leurs noms, autant que 200 caract\xe8res en tiennent.",
        example: 'Ada Lovelace et Alan Turing'
    }),
    _ts_metadata("design:type", String)
], TutorialDto.prototype, "authorName", void 0);
_ts_decorate([
    ApiProperty({
        type: String,
        nullable: true,
        description: 'De plusieurs auteurs, celui du premier, comme la biographie.',
        example: 'https://exemple.fr/ada.png'
    }),
    _ts_metadata("design:type", Object)
], TutorialDto.prototype, "authorAvatar", void 0);
_ts_decorate([
    ApiProperty({
        type: String,
        nullable: true,
        example: "J\u2019\xe9cris des programmes."
    }),
    _ts_metadata("design:type", Object)
], TutorialDto.prototype, "authorBio", void 0);
_ts_decorate([
    ApiProperty({
        type: [
            AuthorDto
        ],
        description: "Tous ses auteurs, dans l\u2019ordre o\xf9 ils signent."
    }),
    _ts_metadata("design:type", Array)
], TutorialDto.prototype, "authors", void 0);
_ts_decorate([
    ApiProperty({
        type: 'integer',
        nullable: true,
        description: 'Temps de lecture en minutes.'
    }),
    _ts_metadata("design:type", Object)
], TutorialDto.prototype, "readTime", void 0);
_ts_decorate([
    ApiProperty({
        type: 'integer'
    }),
    _ts_metadata("design:type", Number)
], TutorialDto.prototype, "likes", void 0);
_ts_decorate([
    ApiProperty({
        type: 'integer'
    }),
    _ts_metadata("design:type", Number)
], TutorialDto.prototype, "views", void 0);
_ts_decorate([
    ApiProperty({
        description: "Moyenne des notes, de 1 \xe0 5 ; 0 sans note."
    }),
    _ts_metadata("design:type", Number)
], TutorialDto.prototype, "ratingAverage", void 0);
_ts_decorate([
    ApiProperty({
        type: 'integer',
        description: 'Nombre de notes.'
    }),
    _ts_metadata("design:type", Number)
], TutorialDto.prototype, "ratingCount", void 0);
_ts_decorate([
    ApiProperty({
        type: String,
        nullable: true,
        example: 'CC BY-SA 4.0'
    }),
    _ts_metadata("design:type", Object)
], TutorialDto.prototype, "licence", void 0);
_ts_decorate([
    ApiProperty({
        type: String,
        nullable: true,
        description: "Adresse de l\u2019original, s\u2019il a paru ailleurs.",
        example: 'https://exemple.fr/attendre'
    }),
    _ts_metadata("design:type", Object)
], TutorialDto.prototype, "sourceUrl", void 0);
_ts_decorate([
    ApiProperty({
        description: "Si ses auteurs montrent ce qu\u2019il disait avant."
    }),
    _ts_metadata("design:type", Boolean)
], TutorialDto.prototype, "historyIsPublic", void 0);
_ts_decorate([
    ApiProperty({
        format: 'date-time',
        description: "Quand son texte a \xe9t\xe9 \xe9crit pour la derni\xe8re fois."
    }),
    _ts_metadata("design:type", String)
], TutorialDto.prototype, "updatedAt", void 0);
/** A tutorial in lists: without its content and the details of its authors. */ export class TutorialItemDto extends OmitType(TutorialDto, [
    'version',
    'content',
    'authors',
    'licence',
    'sourceUrl',
    'historyIsPublic',
    'updatedAt'
]) {
}
export class TagDto {
    name;
}
_ts_decorate([
    ApiProperty({
        description: "Comme le dernier tutoriel qui la porte l\u2019\xe9crit.",
        example: "P\xe2tisserie"
    }),
    _ts_metadata("design:type", String)
], TagDto.prototype, "name", void 0);
export class TutorialListDto {
    tutorials;
    total;
    preparing;
}
_ts_decorate([
    ApiProperty({
        type: [
            TutorialItemDto
        ]
    }),
    _ts_metadata("design:type", Array)
], TutorialListDto.prototype, "tutorials", void 0);
_ts_decorate([
    ApiProperty({
        type: 'integer',
        description: "Nombre de tutoriels qui r\xe9pondent aux crit\xe8res, donn\xe9s ici ou non."
    }),
    _ts_metadata("design:type", Number)
], TutorialListDto.prototype, "total", void 0);
_ts_decorate([
    ApiPropertyOptional({
        type: PreparationDto,
        description: "L\xe0 pour un texte, tant que la recherche ne conna\xeet pas encore tous les tutoriels depuis le d\xe9marrage."
    }),
    _ts_metadata("design:type", typeof PreparationDto === "undefined" ? Object : PreparationDto)
], TutorialListDto.prototype, "preparing", void 0);
/** One page of a list. */ export class DomainTutorialsQuery {
    cursor;
    limit;
    offset;
}
_ts_decorate([
    CursorParam(),
    _ts_metadata("design:type", typeof Cursor === "undefined" ? Object : Cursor)
], DomainTutorialsQuery.prototype, "cursor", void 0);
_ts_decorate([
    IntParam({
        min: 1,
        max: MAX_LISTED,
        fallback: MAX_LISTED,
        description: "Nombre de tutoriels \xe0 donner."
    }),
    _ts_metadata("design:type", Number)
], DomainTutorialsQuery.prototype, "limit", void 0);
_ts_decorate([
    IntParam({
        min: 0,
        max: 1_000_000,
        fallback: 0,
        description: "Nombre de tutoriels \xe0 passer."
    }),
    _ts_metadata("design:type", Number)
], DomainTutorialsQuery.prototype, "offset", void 0);
export class ListTutorialsQuery extends DomainTutorialsQuery {
    q;
    domainId;
    difficulty;
    sort;
}
_ts_decorate([
    TextParam(200, "Texte \xe0 trouver dans les tutoriels, comme le cherche `GET /api/search`.", 'attendre'),
    _ts_metadata("design:type", String)
], ListTutorialsQuery.prototype, "q", void 0);
_ts_decorate([
    IdParam('Identifiant du domaine.'),
    _ts_metadata("design:type", Number)
], ListTutorialsQuery.prototype, "domainId", void 0);
_ts_decorate([
    ChoiceParam(difficulties, "Difficult\xe9."),
    _ts_metadata("design:type", typeof Difficulty === "undefined" ? Object : Difficulty)
], ListTutorialsQuery.prototype, "difficulty", void 0);
_ts_decorate([
    ChoiceParam([
        'popularity',
        'recent',
        'title'
    ], "Ordre ; popularity va de l\u2019identifiant le plus grand au plus petit."),
    _ts_metadata("design:type", String)
], ListTutorialsQuery.prototype, "sort", void 0);
export class TrendingQuery {
    limit;
}
_ts_decorate([
    IntParam({
        min: 1,
        max: 50,
        fallback: 6,
        description: "Nombre de tutoriels \xe0 donner."
    }),
    _ts_metadata("design:type", Number)
], TrendingQuery.prototype, "limit", void 0);
export class SuggestionsQuery {
    excludeId;
    domainId;
    tags;
    limit;
}
_ts_decorate([
    IdParam("Identifiant du tutoriel \xe0 laisser de c\xf4t\xe9."),
    _ts_metadata("design:type", Number)
], SuggestionsQuery.prototype, "excludeId", void 0);
_ts_decorate([
    IdParam('Identifiant du domaine.'),
    _ts_metadata("design:type", Number)
], SuggestionsQuery.prototype, "domainId", void 0);
_ts_decorate([
    TextListParam(20, "\xc9tiquettes, s\xe9par\xe9es par des virgules.", 'javascript,asynchrone'),
    _ts_metadata("design:type", Array)
], SuggestionsQuery.prototype, "tags", void 0);
_ts_decorate([
    IntParam({
        min: 1,
        max: 50,
        fallback: 3,
        description: "Nombre de tutoriels \xe0 donner."
    }),
    _ts_metadata("design:type", Number)
], SuggestionsQuery.prototype, "limit", void 0);
export function toTutorialItemDto(tutorial) {
    const { source: _, ...said } = textFieldsOf(tutorial);
    return {
        id: tutorial.id,
        ...said,
        date: tutorial.date.toISOString(),
        authorId: tutorial.authorId,
        authorName: tutorial.authorName,
        authorAvatar: tutorial.authorAvatar,
        authorBio: tutorial.authorBio,
        readTime: tutorial.readTime,
        likes: tutorial.likes,
        views: tutorial.views,
        ratingAverage: tutorial.ratingAverage,
        ratingCount: tutorial.ratingCount
    };
}
export function toTutorialDto(tutorial) {
    return {
        ...toTutorialItemDto(tutorial),
        authors: authorsOf(tutorial).map(toAuthorDto),
        version: tutorial.version,
        content: tutorial.content,
        licence: tutorial.licence,
        sourceUrl: tutorial.sourceUrl,
        historyIsPublic: tutorial.historyIsPublic,
        updatedAt: tutorial.updatedAt.toISOString()
    };
}
export function toAuthorDto({ id, name, avatar, bio }) {
    return {
        id,
        name,
        avatar,
        bio
    };
}
//# sourceMappingURL=tutorials.dto.js.map
