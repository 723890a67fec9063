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
const figure = (description)=>ApiProperty({
        type: 'integer',
        nullable: true,
        description
    });
export class FiguresDto {
    tutorials;
    domains;
    members;
    ratingAverage;
}
_ts_decorate([
    figure("Tutoriels publi\xe9s."),
    _ts_metadata("design:type", Object)
], FiguresDto.prototype, "tutorials", void 0);
_ts_decorate([
    figure('Domaines.'),
    _ts_metadata("design:type", Object)
], FiguresDto.prototype, "domains", void 0);
_ts_decorate([
    figure('Membres.'),
    _ts_metadata("design:type", Object)
], FiguresDto.prototype, "members", void 0);
_ts_decorate([
    ApiProperty({
        type: 'number',
        nullable: true,
        description: "Moyenne des notes, \xe0 un dixi\xe8me pr\xe8s."
    }),
    _ts_metadata("design:type", Object)
], FiguresDto.prototype, "ratingAverage", void 0);
//# sourceMappingURL=figures.dto.js.map
