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
import { ConsolePageQuery } from '../../platform/common/page-query.js';
import { ChoiceParam } from '../../platform/common/query-params.js';
import { states } from '../asked-searches/asked-searches.service.js';
import { hintKinds } from './search-hints.service.js';
export class AskedSearchesQuery extends ConsolePageQuery {
    sort;
    state;
}
_ts_decorate([
    ChoiceParam([
        'asked'
    ], "Ce qui donne l\u2019ordre.", 'asked'),
    _ts_metadata("design:type", String)
], AskedSearchesQuery.prototype, "sort", void 0);
_ts_decorate([
    ChoiceParam(states, "Celles qui n\u2019ont rien trouv\xe9, ou celles dont personne n\u2019a ouvert de r\xe9ponse."),
    _ts_metadata("design:type", Object)
], AskedSearchesQuery.prototype, "state", void 0);
export class AskedSearchDto {
    taught;
    id;
    text;
    asked;
    unanswered;
    opened;
    lastWeek;
}
_ts_decorate([
    ApiProperty({
        enum: hintKinds,
        isArray: true,
        description: "Ce qui lui a \xe9t\xe9 appris : une meilleure r\xe9ponse \xe0 ce texte m\xeame, ou un synonyme d\u2019un de ses mots."
    }),
    _ts_metadata("design:type", Array)
], AskedSearchDto.prototype, "taught", void 0);
_ts_decorate([
    ApiProperty({
        type: 'integer'
    }),
    _ts_metadata("design:type", Number)
], AskedSearchDto.prototype, "id", void 0);
_ts_decorate([
    ApiProperty({
        description: 'En minuscules, sans accents.',
        example: 'tableau croise'
    }),
    _ts_metadata("design:type", String)
], AskedSearchDto.prototype, "text", void 0);
_ts_decorate([
    ApiProperty({
        type: 'integer',
        description: 'Nombre de recherches en douze semaines.'
    }),
    _ts_metadata("design:type", Number)
], AskedSearchDto.prototype, "asked", void 0);
_ts_decorate([
    ApiProperty({
        type: 'integer',
        description: "Nombre de celles qui n\u2019ont rien trouv\xe9."
    }),
    _ts_metadata("design:type", Number)
], AskedSearchDto.prototype, "unanswered", void 0);
_ts_decorate([
    ApiProperty({
        type: 'integer',
        description: "Nombre de r\xe9ponses ouvertes."
    }),
    _ts_metadata("design:type", Number)
], AskedSearchDto.prototype, "opened", void 0);
_ts_decorate([
    ApiProperty({
        format: 'date',
        description: "Le lundi de la derni\xe8re semaine o\xf9 elle a \xe9t\xe9 faite."
    }),
    _ts_metadata("design:type", String)
], AskedSearchDto.prototype, "lastWeek", void 0);
export class AskedSearchListDto {
    searches;
    total;
}
_ts_decorate([
    ApiProperty({
        type: [
            AskedSearchDto
        ]
    }),
    _ts_metadata("design:type", Array)
], AskedSearchListDto.prototype, "searches", void 0);
_ts_decorate([
    ApiProperty({
        type: 'integer'
    }),
    _ts_metadata("design:type", Number)
], AskedSearchListDto.prototype, "total", void 0);
//# sourceMappingURL=asked-searches.dto.js.map
