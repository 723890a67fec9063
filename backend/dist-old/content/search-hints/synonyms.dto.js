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
import { ApiProperty } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import { ArrayMaxSize, ArrayMinSize, IsArray, IsString, Length, Matches } from 'class-validator';
import { LINE, trimmed } from '../../platform/common/plain-text.js';
import { ConsolePageQuery } from '../../platform/common/page-query.js';
import { ChoiceParam, TextParam } from '../../platform/common/query-params.js';
import { synonymSorts } from './synonyms.service.js';
const FEWEST = 2;
const MOST = 8;
const SHORTEST = 2;
const LONGEST = 60;
/** A list of short single-line texts. */ function SynonymListField() {
    const count = `Donnez de ${FEWEST} \xe0 ${MOST} synonymes.`;
    const each = `Chaque synonyme doit contenir de ${SHORTEST} \xe0 ${LONGEST} caract\xe8res, sur une ligne, sans virgule ni signe \xe9gal.`;
    const item = /^[^,=]*$/;
    return applyDecorators(ApiProperty({
        type: 'array',
        minItems: FEWEST,
        maxItems: MOST,
        items: {
            type: 'string',
            minLength: SHORTEST,
            maxLength: LONGEST,
            pattern: item.source
        },
        example: [
            'visio',
            "visioconf\xe9rence"
        ]
    }), Transform(({ value })=>Array.isArray(value) ? value.map(trimmed) : value), Matches(LINE, {
        each: true,
        message: each
    }), Matches(item, {
        each: true,
        message: each
    }), Length(SHORTEST, LONGEST, {
        each: true,
        message: each
    }), IsString({
        each: true,
        message: each
    }), ArrayMinSize(FEWEST, {
        message: count
    }), ArrayMaxSize(MOST, {
        message: count
    }), IsArray({
        message: count
    }));
}
export class SynonymsBody {
    texts;
}
_ts_decorate([
    SynonymListField(),
    _ts_metadata("design:type", Array)
], SynonymsBody.prototype, "texts", void 0);
export class SynonymsQuery extends ConsolePageQuery {
    sort;
    q;
}
_ts_decorate([
    ChoiceParam(synonymSorts, "Ce qui donne l\u2019ordre.", 'id'),
    _ts_metadata("design:type", typeof SynonymSort === "undefined" ? Object : SynonymSort)
], SynonymsQuery.prototype, "sort", void 0);
_ts_decorate([
    TextParam(60, "Texte \xe0 trouver dans les synonymes, sans \xe9gard \xe0 la casse ni aux accents.", 'visio'),
    _ts_metadata("design:type", String)
], SynonymsQuery.prototype, "q", void 0);
export class SynonymGroupDto {
    id;
    texts;
    createdAt;
}
_ts_decorate([
    ApiProperty({
        type: 'integer'
    }),
    _ts_metadata("design:type", Number)
], SynonymGroupDto.prototype, "id", void 0);
_ts_decorate([
    ApiProperty({
        type: [
            String
        ],
        example: [
            'visio',
            "visioconf\xe9rence"
        ]
    }),
    _ts_metadata("design:type", Array)
], SynonymGroupDto.prototype, "texts", void 0);
_ts_decorate([
    ApiProperty({
        format: 'date-time'
    }),
    _ts_metadata("design:type", String)
], SynonymGroupDto.prototype, "createdAt", void 0);
export class SynonymGroupListDto {
    synonyms;
    total;
}
_ts_decorate([
    ApiProperty({
        type: [
            SynonymGroupDto
        ]
    }),
    _ts_metadata("design:type", Array)
], SynonymGroupListDto.prototype, "synonyms", void 0);
_ts_decorate([
    ApiProperty({
        type: 'integer'
    }),
    _ts_metadata("design:type", Number)
], SynonymGroupListDto.prototype, "total", void 0);
export function toSynonymGroupDto({ id, texts, createdAt }) {
    return {
        id,
        texts,
        createdAt: createdAt.toISOString()
    };
}
//# sourceMappingURL=synonyms.dto.js.map
