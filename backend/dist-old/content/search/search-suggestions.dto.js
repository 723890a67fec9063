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
import { ApiExtraModels, ApiProperty, getSchemaPath } from '@nestjs/swagger';
import { TextParam } from '../../platform/common/query-params.js';
import { PreparationDto } from '../search-index/preparation.dto.js';
import { marksProperty } from './search.dto.js';
export class SearchSuggestionsQuery {
    query;
}
_ts_decorate([
    TextParam(200, "Ce qui a \xe9t\xe9 tap\xe9 jusqu\u2019ici.", 'asyn'),
    _ts_metadata("design:type", String)
], SearchSuggestionsQuery.prototype, "query", void 0);
let SuggestionDto = class SuggestionDto {
    text;
    marks;
};
_ts_decorate([
    ApiProperty({
        example: 'Asynchrone'
    }),
    _ts_metadata("design:type", String)
], SuggestionDto.prototype, "text", void 0);
_ts_decorate([
    ApiProperty(marksProperty),
    _ts_metadata("design:type", Array)
], SuggestionDto.prototype, "marks", void 0);
export class TutorialSuggestionDto extends SuggestionDto {
    kind;
    id;
    domainName;
}
_ts_decorate([
    ApiProperty({
        enum: [
            'tutorial'
        ]
    }),
    _ts_metadata("design:type", String)
], TutorialSuggestionDto.prototype, "kind", void 0);
_ts_decorate([
    ApiProperty({
        type: 'integer'
    }),
    _ts_metadata("design:type", Number)
], TutorialSuggestionDto.prototype, "id", void 0);
_ts_decorate([
    ApiProperty({
        example: 'Programmation'
    }),
    _ts_metadata("design:type", String)
], TutorialSuggestionDto.prototype, "domainName", void 0);
export class DomainSuggestionDto extends SuggestionDto {
    kind;
    id;
}
_ts_decorate([
    ApiProperty({
        enum: [
            'domain'
        ]
    }),
    _ts_metadata("design:type", String)
], DomainSuggestionDto.prototype, "kind", void 0);
_ts_decorate([
    ApiProperty({
        type: 'integer'
    }),
    _ts_metadata("design:type", Number)
], DomainSuggestionDto.prototype, "id", void 0);
export class TagSuggestionDto extends SuggestionDto {
    kind;
}
_ts_decorate([
    ApiProperty({
        enum: [
            'tag'
        ]
    }),
    _ts_metadata("design:type", String)
], TagSuggestionDto.prototype, "kind", void 0);
export class SuggestionListDto {
    suggestions;
    preparing;
}
_ts_decorate([
    ApiProperty({
        type: 'array',
        items: {
            oneOf: [
                TutorialSuggestionDto,
                DomainSuggestionDto,
                TagSuggestionDto
            ].map((type)=>({
                    $ref: getSchemaPath(type)
                }))
        },
        description: "Des tutoriels, des domaines et des \xe9tiquettes, dix au plus."
    }),
    _ts_metadata("design:type", Array)
], SuggestionListDto.prototype, "suggestions", void 0);
_ts_decorate([
    ApiProperty({
        type: PreparationDto,
        nullable: true,
        description: "Tant que la recherche ne conna\xeet pas encore tous les tutoriels depuis le d\xe9marrage ; sinon null."
    }),
    _ts_metadata("design:type", Object)
], SuggestionListDto.prototype, "preparing", void 0);
SuggestionListDto = _ts_decorate([
    ApiExtraModels(TutorialSuggestionDto, DomainSuggestionDto, TagSuggestionDto)
], SuggestionListDto);
//# sourceMappingURL=search-suggestions.dto.js.map
