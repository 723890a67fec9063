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
import { errorCodes } from './error-codes.js';
/** Error body of the whole API. */ export class ApiErrorDto {
    statusCode;
    message;
    code;
    errors;
}
_ts_decorate([
    ApiProperty({
        type: 'integer'
    }),
    _ts_metadata("design:type", Number)
], ApiErrorDto.prototype, "statusCode", void 0);
_ts_decorate([
    ApiProperty({
        description: "Ce qui ne va pas et ce que l\u2019on peut faire, en fran\xe7ais.",
        example: "Le champ \xab limit \xbb doit \xeatre un nombre entier entre 1 et 100."
    }),
    _ts_metadata("design:type", String)
], ApiErrorDto.prototype, "message", void 0);
_ts_decorate([
    ApiProperty({
        enum: Object.keys(errorCodes),
        description: `Ce que les programmes distinguent ; il peut en venir d\u{2019}autres.

${Object.entries(errorCodes).map(([code, meaning])=>`- \`${code}\` : ${meaning}`).join('\n')}`,
        example: 'invalid_fields'
    }),
    _ts_metadata("design:type", typeof ErrorCode === "undefined" ? Object : ErrorCode)
], ApiErrorDto.prototype, "code", void 0);
_ts_decorate([
    ApiPropertyOptional({
        type: 'object',
        additionalProperties: {
            type: 'string'
        },
        description: "Le message de chaque champ refus\xe9.",
        example: {
            limit: "Le champ \xab limit \xbb doit \xeatre un nombre entier entre 1 et 100."
        }
    }),
    _ts_metadata("design:type", typeof Record === "undefined" ? Object : Record)
], ApiErrorDto.prototype, "errors", void 0);
//# sourceMappingURL=api-error.dto.js.map
