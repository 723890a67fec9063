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
import { IdField } from '../../platform/common/body-fields.js';
export class AddFavoriteBody {
    tutorialId;
}
_ts_decorate([
    IdField({
        message: "Indiquez l\u2019identifiant du tutoriel \xe0 garder."
    }),
    _ts_metadata("design:type", Number)
], AddFavoriteBody.prototype, "tutorialId", void 0);
export class FavoriteIdsDto {
    ids;
}
_ts_decorate([
    ApiProperty({
        type: 'array',
        items: {
            type: 'integer'
        },
        description: "Identifiants de tutoriels, les derniers ajout\xe9s d\u2019abord."
    }),
    _ts_metadata("design:type", Array)
], FavoriteIdsDto.prototype, "ids", void 0);
export class FavoriteStatusDto {
    isFavorite;
}
_ts_decorate([
    ApiProperty({
        description: "Si le tutoriel est l\u2019un des favoris du membre."
    }),
    _ts_metadata("design:type", Boolean)
], FavoriteStatusDto.prototype, "isFavorite", void 0);
//# sourceMappingURL=favorites.dto.js.map
