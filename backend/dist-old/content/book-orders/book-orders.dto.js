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
import { FlagField } from '../../platform/common/body-fields.js';
import { bookFormats } from '../exports/book-maker.js';
import { bookStates } from './book-order.entity.js';
export class BookOrderBody {
    format;
    includeImages;
    highQuality;
}
_ts_decorate([
    ApiProperty({
        enum: bookFormats
    }),
    IsIn(bookFormats, {
        message: `Le format doit valoir ${bookFormats.join(' ou ')}.`
    }),
    _ts_metadata("design:type", typeof BookFormat === "undefined" ? Object : BookFormat)
], BookOrderBody.prototype, "format", void 0);
_ts_decorate([
    FlagField("Avec les images que garde le site ; oui, par d\xe9faut."),
    _ts_metadata("design:type", Boolean)
], BookOrderBody.prototype, "includeImages", void 0);
_ts_decorate([
    FlagField("Les images telles qu\u2019elles ont \xe9t\xe9 donn\xe9es, et non \xe0 la taille d\u2019une page ; non, par d\xe9faut."),
    _ts_metadata("design:type", Boolean)
], BookOrderBody.prototype, "highQuality", void 0);
export class BookOrderDto {
    id;
    title;
    format;
    state;
    done;
    total;
    problem;
}
_ts_decorate([
    ApiProperty({
        type: 'integer'
    }),
    _ts_metadata("design:type", Number)
], BookOrderDto.prototype, "id", void 0);
_ts_decorate([
    ApiProperty({
        example: "\xc0 relire"
    }),
    _ts_metadata("design:type", String)
], BookOrderDto.prototype, "title", void 0);
_ts_decorate([
    ApiProperty({
        enum: bookFormats
    }),
    _ts_metadata("design:type", typeof BookFormat === "undefined" ? Object : BookFormat)
], BookOrderDto.prototype, "format", void 0);
_ts_decorate([
    ApiProperty({
        enum: bookStates
    }),
    _ts_metadata("design:type", typeof BookState === "undefined" ? Object : BookState)
], BookOrderDto.prototype, "state", void 0);
_ts_decorate([
    ApiProperty({
        type: 'integer',
        description: "Nombre de tutoriels d\xe9j\xe0 mis en forme."
    }),
    _ts_metadata("design:type", Number)
], BookOrderDto.prototype, "done", void 0);
_ts_decorate([
    ApiProperty({
        type: 'integer',
        description: 'Nombre de tutoriels en tout.'
    }),
    _ts_metadata("design:type", Number)
], BookOrderDto.prototype, "total", void 0);
_ts_decorate([
    ApiProperty({
        type: String,
        nullable: true,
        description: "Pourquoi le fichier ne peut \xeatre fait.",
        example: "Aucun de ces tutoriels n\u2019est plus publi\xe9."
    }),
    _ts_metadata("design:type", Object)
], BookOrderDto.prototype, "problem", void 0);
export function toBookOrderDto(order) {
    const { id, title, format, state, done, total, problem } = order;
    return {
        id,
        title,
        format,
        state,
        done,
        total,
        problem
    };
}
//# sourceMappingURL=book-orders.dto.js.map
