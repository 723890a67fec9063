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
import { ChoiceParam, IdParam, IntParam, TextListParam, TextParam } from '../../platform/common/query-params.js';
import { difficulties } from '../revisions/written-text.js';
import { PreparationDto } from '../search-index/preparation.dto.js';
import { TutorialItemDto, toTutorialItemDto } from '../tutorials/tutorials.dto.js';
export const searchSorts = [
    'date',
    'title',
    'views',
    'readTime'
];
/** Difficulty names of the search page; « expert » is never stored and finds nothing. */ export const searchDifficulties = [
    "d\xe9butant",
    "interm\xe9diaire",
    "avanc\xe9",
    'expert'
];
export class SearchQuery {
    query;
    domainId;
    difficulty;
    minReadTime;
    maxReadTime;
    tags;
    sortBy;
    sortOrder;
    limit;
    offset;
}
_ts_decorate([
    TextParam(200, "Mots \xe0 trouver dans le titre, la description, les \xe9tiquettes, l\u2019auteur ou le texte, quelles que soient leurs terminaisons ; entre guillemets, mot \xe0 mot ; apr\xe8s un tiret, \xe0 exclure.", 'attendre sans bloquer'),
    _ts_metadata("design:type", String)
], SearchQuery.prototype, "query", void 0);
_ts_decorate([
    IdParam('Identifiant du domaine.'),
    _ts_metadata("design:type", Number)
], SearchQuery.prototype, "domainId", void 0);
_ts_decorate([
    ChoiceParam([
        ...searchDifficulties,
        ...difficulties
    ], "Difficult\xe9, en fran\xe7ais ou comme elle est conserv\xe9e."),
    _ts_metadata("design:type", typeof SearchDifficulty === "undefined" ? Object : SearchDifficulty)
], SearchQuery.prototype, "difficulty", void 0);
_ts_decorate([
    IntParam({
        min: 0,
        max: 10_000,
        description: 'Temps de lecture le plus court, en minutes.'
    }),
    _ts_metadata("design:type", Number)
], SearchQuery.prototype, "minReadTime", void 0);
_ts_decorate([
    IntParam({
        min: 0,
        max: 10_000,
        description: 'Temps de lecture le plus long, en minutes.'
    }),
    _ts_metadata("design:type", Number)
], SearchQuery.prototype, "maxReadTime", void 0);
_ts_decorate([
    TextListParam(20, "\xc9tiquettes, s\xe9par\xe9es par des virgules ; toutes doivent \xeatre pr\xe9sentes.", 'javascript,asynchrone'),
    _ts_metadata("design:type", Array)
], SearchQuery.prototype, "tags", void 0);
_ts_decorate([
    ChoiceParam(searchSorts, "Crit\xe8re de tri ; sans lui, le plus pertinent d\u2019abord, ou le plus r\xe9cent sans texte."),
    _ts_metadata("design:type", typeof SearchSort === "undefined" ? Object : SearchSort)
], SearchQuery.prototype, "sortBy", void 0);
_ts_decorate([
    ChoiceParam([
        'asc',
        'desc'
    ], 'Sens du tri.', 'desc'),
    _ts_metadata("design:type", String)
], SearchQuery.prototype, "sortOrder", void 0);
_ts_decorate([
    IntParam({
        min: 1,
        max: 100,
        fallback: 20,
        description: "Nombre de tutoriels \xe0 donner."
    }),
    _ts_metadata("design:type", Number)
], SearchQuery.prototype, "limit", void 0);
_ts_decorate([
    IntParam({
        min: 0,
        max: 1_000_000,
        fallback: 0,
        description: "Nombre de tutoriels \xe0 passer."
    }),
    _ts_metadata("design:type", Number)
], SearchQuery.prototype, "offset", void 0);
export const marksProperty = {
    type: 'array',
    items: {
        type: 'array',
        items: {
            type: 'integer'
        },
        minItems: 2,
        maxItems: 2
    },
    description: "Les parties \xe0 marquer, du d\xe9but \xe0 la fin exclue, en unit\xe9s UTF-16.",
    example: [
        [
            0,
            8
        ]
    ]
};
export class PassageDto {
    text;
    marks;
    heading;
    anchor;
}
_ts_decorate([
    ApiProperty({
        description: "Texte simple, 240 caract\xe8res au plus.",
        example: 'Attendre sans bloquer le four.'
    }),
    _ts_metadata("design:type", String)
], PassageDto.prototype, "text", void 0);
_ts_decorate([
    ApiProperty(marksProperty),
    _ts_metadata("design:type", Array)
], PassageDto.prototype, "marks", void 0);
_ts_decorate([
    ApiProperty({
        type: String,
        nullable: true,
        description: 'Le titre au-dessus.',
        example: 'Pourquoi attendre'
    }),
    _ts_metadata("design:type", Object)
], PassageDto.prototype, "heading", void 0);
_ts_decorate([
    ApiProperty({
        type: String,
        nullable: true,
        description: "L\u2019ancre de ce titre.",
        example: 'pourquoi-attendre'
    }),
    _ts_metadata("design:type", Object)
], PassageDto.prototype, "anchor", void 0);
export class FoundTutorialDto extends TutorialItemDto {
    titleMarks;
    passage;
}
_ts_decorate([
    ApiPropertyOptional(marksProperty),
    _ts_metadata("design:type", Array)
], FoundTutorialDto.prototype, "titleMarks", void 0);
_ts_decorate([
    ApiPropertyOptional({
        type: PassageDto,
        description: "Le passage qui r\xe9pond le mieux ; absent si rien du texte ne r\xe9pond, ou sans texte cherch\xe9."
    }),
    _ts_metadata("design:type", typeof PassageDto === "undefined" ? Object : PassageDto)
], FoundTutorialDto.prototype, "passage", void 0);
export class DomainFacetDto {
    id;
    name;
    count;
}
_ts_decorate([
    ApiProperty({
        type: 'integer'
    }),
    _ts_metadata("design:type", Number)
], DomainFacetDto.prototype, "id", void 0);
_ts_decorate([
    ApiProperty({
        example: 'Programmation'
    }),
    _ts_metadata("design:type", String)
], DomainFacetDto.prototype, "name", void 0);
_ts_decorate([
    ApiProperty({
        type: 'integer'
    }),
    _ts_metadata("design:type", Number)
], DomainFacetDto.prototype, "count", void 0);
export class DifficultyFacetDto {
    value;
    count;
}
_ts_decorate([
    ApiProperty({
        enum: difficulties
    }),
    _ts_metadata("design:type", typeof Difficulty === "undefined" ? Object : Difficulty)
], DifficultyFacetDto.prototype, "value", void 0);
_ts_decorate([
    ApiProperty({
        type: 'integer'
    }),
    _ts_metadata("design:type", Number)
], DifficultyFacetDto.prototype, "count", void 0);
export class TagFacetDto {
    name;
    count;
}
_ts_decorate([
    ApiProperty({
        example: 'javascript'
    }),
    _ts_metadata("design:type", String)
], TagFacetDto.prototype, "name", void 0);
_ts_decorate([
    ApiProperty({
        type: 'integer'
    }),
    _ts_metadata("design:type", Number)
], TagFacetDto.prototype, "count", void 0);
export class ReadTimeFacetDto {
    min;
    max;
    count;
}
_ts_decorate([
    ApiProperty({
        type: 'integer',
        description: 'Le plus court, en minutes.'
    }),
    _ts_metadata("design:type", Number)
], ReadTimeFacetDto.prototype, "min", void 0);
_ts_decorate([
    ApiProperty({
        type: 'integer',
        nullable: true,
        description: 'Le plus long ; null sans limite.'
    }),
    _ts_metadata("design:type", Object)
], ReadTimeFacetDto.prototype, "max", void 0);
_ts_decorate([
    ApiProperty({
        type: 'integer'
    }),
    _ts_metadata("design:type", Number)
], ReadTimeFacetDto.prototype, "count", void 0);
export class FacetsDto {
    domains;
    difficulties;
    tags;
    readTimes;
}
_ts_decorate([
    ApiProperty({
        type: [
            DomainFacetDto
        ]
    }),
    _ts_metadata("design:type", Array)
], FacetsDto.prototype, "domains", void 0);
_ts_decorate([
    ApiProperty({
        type: [
            DifficultyFacetDto
        ]
    }),
    _ts_metadata("design:type", Array)
], FacetsDto.prototype, "difficulties", void 0);
_ts_decorate([
    ApiProperty({
        type: [
            TagFacetDto
        ]
    }),
    _ts_metadata("design:type", Array)
], FacetsDto.prototype, "tags", void 0);
_ts_decorate([
    ApiProperty({
        type: [
            ReadTimeFacetDto
        ]
    }),
    _ts_metadata("design:type", Array)
], FacetsDto.prototype, "readTimes", void 0);
export class SearchResultDto {
    tutorials;
    count;
    total;
    facets;
    suggestion;
    nearest;
    preparing;
}
_ts_decorate([
    ApiProperty({
        type: [
            FoundTutorialDto
        ]
    }),
    _ts_metadata("design:type", Array)
], SearchResultDto.prototype, "tutorials", void 0);
_ts_decorate([
    ApiProperty({
        type: 'integer',
        description: "Nombre de tutoriels donn\xe9s ici."
    }),
    _ts_metadata("design:type", Number)
], SearchResultDto.prototype, "count", void 0);
_ts_decorate([
    ApiProperty({
        type: 'integer',
        description: "Nombre de tutoriels trouv\xe9s en tout."
    }),
    _ts_metadata("design:type", Number)
], SearchResultDto.prototype, "total", void 0);
_ts_decorate([
    ApiProperty({
        type: FacetsDto,
        description: 'Ce que chaque filtre laisserait, sous les autres filtres.'
    }),
    _ts_metadata("design:type", typeof FacetsDto === "undefined" ? Object : FacetsDto)
], SearchResultDto.prototype, "facets", void 0);
_ts_decorate([
    ApiProperty({
        type: String,
        nullable: true,
        description: "Un texte qui trouverait (davantage) ; null s\u2019il n\u2019y en a pas.",
        example: 'asynchrone'
    }),
    _ts_metadata("design:type", Object)
], SearchResultDto.prototype, "suggestion", void 0);
_ts_decorate([
    ApiProperty({
        type: [
            TutorialItemDto
        ],
        description: "Quand rien n\u2019est trouv\xe9, ce qui en est le plus proche : trois au plus."
    }),
    _ts_metadata("design:type", Array)
], SearchResultDto.prototype, "nearest", void 0);
_ts_decorate([
    ApiProperty({
        type: PreparationDto,
        nullable: true,
        description: "Pour un texte, tant que la recherche ne conna\xeet pas encore tous les tutoriels depuis le d\xe9marrage ; sinon null."
    }),
    _ts_metadata("design:type", Object)
], SearchResultDto.prototype, "preparing", void 0);
/** @param reason why it matches; its title marks fit the indexed title */ export function toFoundTutorialDto(tutorial, reason) {
    const found = toTutorialItemDto(tutorial);
    if (reason?.title === tutorial.title) found.titleMarks = reason.titleMarks;
    if (reason?.passage) found.passage = reason.passage;
    return found;
}
//# sourceMappingURL=search.dto.js.map
