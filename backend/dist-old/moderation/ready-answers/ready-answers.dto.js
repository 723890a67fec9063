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
import { Type } from 'class-transformer';
import { ArrayMaxSize, ArrayMinSize, IsArray, ValidateNested } from 'class-validator';
import { TextField } from '../../platform/common/body-fields.js';
/** One per digit key. */ export const MAX_ANSWERS = 9;
export class ReadyAnswerDto {
    name;
    text;
}
_ts_decorate([
    TextField({
        min: 2,
        max: 60,
        description: 'Ce que la liste montre.',
        example: "Publicit\xe9"
    }),
    _ts_metadata("design:type", String)
], ReadyAnswerDto.prototype, "name", void 0);
_ts_decorate([
    TextField({
        lines: true,
        min: 2,
        max: 1000,
        description: "Le motif donn\xe9 \xe0 l\u2019auteur.",
        example: "Ce contenu fait la publicit\xe9 d\u2019un produit ou d\u2019un service."
    }),
    _ts_metadata("design:type", String)
], ReadyAnswerDto.prototype, "text", void 0);
export class ReadyAnswersDto {
    answers;
}
_ts_decorate([
    ApiProperty({
        type: [
            ReadyAnswerDto
        ],
        minItems: 1,
        maxItems: MAX_ANSWERS
    }),
    IsArray({
        message: "Donnez la liste des r\xe9ponses."
    }),
    ArrayMinSize(1, {
        message: "Gardez au moins une r\xe9ponse."
    }),
    ArrayMaxSize(MAX_ANSWERS, {
        message: `Gardez ${MAX_ANSWERS} r\xe9ponses au plus.`
    }),
    ValidateNested({
        each: true
    }),
    Type(()=>ReadyAnswerDto),
    _ts_metadata("design:type", Array)
], ReadyAnswersDto.prototype, "answers", void 0);
//# sourceMappingURL=ready-answers.dto.js.map
