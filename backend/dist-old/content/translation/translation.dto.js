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
import { IsIn } from 'class-validator';
import { languages } from './languages.js';
export class TranslateBody {
    targetLanguage;
}
_ts_decorate([
    ApiProperty({
        enum: languages
    }),
    IsIn(languages, {
        message: "Cette langue n\u2019est pas propos\xe9e."
    }),
    _ts_metadata("design:type", typeof Language === "undefined" ? Object : Language)
], TranslateBody.prototype, "targetLanguage", void 0);
export class TranslatedDto {
    title;
    description;
    content;
}
_ts_decorate([
    ApiProperty({
        example: 'Understanding async/await'
    }),
    _ts_metadata("design:type", String)
], TranslatedDto.prototype, "title", void 0);
_ts_decorate([
    ApiProperty({
        example: 'Waiting for a result without stopping.'
    }),
    _ts_metadata("design:type", String)
], TranslatedDto.prototype, "description", void 0);
_ts_decorate([
    ApiProperty({
        description: 'HTML assaini.',
        example: '<p>A promise.</p>'
    }),
    _ts_metadata("design:type", String)
], TranslatedDto.prototype, "content", void 0);
export class TranslationDto {
    translated;
}
_ts_decorate([
    ApiProperty({
        type: TranslatedDto
    }),
    _ts_metadata("design:type", typeof TranslatedDto === "undefined" ? Object : TranslatedDto)
], TranslationDto.prototype, "translated", void 0);
export class TranslationServiceDto {
    available;
}
_ts_decorate([
    ApiProperty({
        description: 'Si le site a un service de traduction.'
    }),
    _ts_metadata("design:type", Boolean)
], TranslationServiceDto.prototype, "available", void 0);
//# sourceMappingURL=translation.dto.js.map
