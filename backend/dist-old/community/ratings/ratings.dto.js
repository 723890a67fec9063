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
import { IntField } from '../../platform/common/body-fields.js';
export const MIN_SCORE = 1;
export const MAX_SCORE = 5;
export class RateBody {
    score;
}
_ts_decorate([
    IntField({
        min: MIN_SCORE,
        max: MAX_SCORE,
        tooSmall: 'La note minimum est 1',
        tooBig: 'La note maximum est 5',
        notWhole: "La note doit \xeatre un nombre entier"
    }),
    _ts_metadata("design:type", Number)
], RateBody.prototype, "score", void 0);
export class ScoreDto {
    score;
}
_ts_decorate([
    ApiProperty({
        type: 'integer',
        minimum: MIN_SCORE,
        maximum: MAX_SCORE
    }),
    _ts_metadata("design:type", Number)
], ScoreDto.prototype, "score", void 0);
export class RatingSummaryDto {
    average;
    count;
}
_ts_decorate([
    ApiProperty({
        description: "Moyenne des notes, de 1 \xe0 5 ; 0 sans note."
    }),
    _ts_metadata("design:type", Number)
], RatingSummaryDto.prototype, "average", void 0);
_ts_decorate([
    ApiProperty({
        type: 'integer',
        description: 'Nombre de notes.'
    }),
    _ts_metadata("design:type", Number)
], RatingSummaryDto.prototype, "count", void 0);
export class RatedDto extends RatingSummaryDto {
    rating;
}
_ts_decorate([
    ApiProperty({
        type: ScoreDto,
        description: "La note que l\u2019on vient de donner."
    }),
    _ts_metadata("design:type", typeof ScoreDto === "undefined" ? Object : ScoreDto)
], RatedDto.prototype, "rating", void 0);
//# sourceMappingURL=ratings.dto.js.map
