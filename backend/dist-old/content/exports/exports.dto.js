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
import { ChoiceParam } from '../../platform/common/query-params.js';
export const exportFormats = [
    'pdf',
    'epub',
    'html',
    'markdown'
];
const answers = [
    'true',
    'false'
];
export class DownloadQuery {
    format;
    images;
    highQuality;
}
_ts_decorate([
    ChoiceParam(exportFormats, 'Format du fichier.', 'pdf'),
    _ts_metadata("design:type", typeof ExportFormat === "undefined" ? Object : ExportFormat)
], DownloadQuery.prototype, "format", void 0);
_ts_decorate([
    ChoiceParam(answers, 'Avec les images que garde le site.', 'true'),
    _ts_metadata("design:type", Object)
], DownloadQuery.prototype, "images", void 0);
_ts_decorate([
    ChoiceParam(answers, "Les images telles qu\u2019elles ont \xe9t\xe9 donn\xe9es, et non \xe0 la taille d\u2019une page.", 'false'),
    _ts_metadata("design:type", Object)
], DownloadQuery.prototype, "highQuality", void 0);
//# sourceMappingURL=exports.dto.js.map
