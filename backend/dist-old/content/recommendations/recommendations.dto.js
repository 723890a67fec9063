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
import { IntParam } from '../../platform/common/query-params.js';
export const DEFAULT_RECOMMENDATIONS = 3;
export class RecommendationsQuery {
    limit;
}
_ts_decorate([
    IntParam({
        min: 1,
        max: 50,
        fallback: DEFAULT_RECOMMENDATIONS,
        description: "Nombre de tutoriels \xe0 donner, au plus."
    }),
    _ts_metadata("design:type", Number)
], RecommendationsQuery.prototype, "limit", void 0);
//# sourceMappingURL=recommendations.dto.js.map
