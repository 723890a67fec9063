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
export class ImageDto {
    url;
    width;
    height;
}
_ts_decorate([
    ApiProperty({
        example: '/media/0c/0c6a640c6a640c6a640c6a64.webp'
    }),
    _ts_metadata("design:type", String)
], ImageDto.prototype, "url", void 0);
_ts_decorate([
    ApiProperty({
        type: 'integer',
        description: 'Largeur en pixels.'
    }),
    _ts_metadata("design:type", Number)
], ImageDto.prototype, "width", void 0);
_ts_decorate([
    ApiProperty({
        type: 'integer',
        description: 'Hauteur en pixels.'
    }),
    _ts_metadata("design:type", Number)
], ImageDto.prototype, "height", void 0);
//# sourceMappingURL=images.dto.js.map
