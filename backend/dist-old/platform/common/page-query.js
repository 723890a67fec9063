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
import { ApiPropertyOptional } from '@nestjs/swagger';
import { ChoiceParam, IdsParam, IntParam } from './query-params.js';
export const DEFAULT_LIMIT = 20;
export const MAX_LIMIT = 100;
/** Query of one page of a list. */ export class PageQuery {
    limit;
    offset;
}
_ts_decorate([
    IntParam({
        min: 1,
        max: MAX_LIMIT,
        fallback: DEFAULT_LIMIT,
        description: "Nombre d\u2019\xe9l\xe9ments \xe0 donner."
    }),
    _ts_metadata("design:type", Number)
], PageQuery.prototype, "limit", void 0);
_ts_decorate([
    IntParam({
        min: 0,
        max: 1_000_000,
        fallback: 0,
        description: "Nombre d\u2019\xe9l\xe9ments \xe0 passer."
    }),
    _ts_metadata("design:type", Number)
], PageQuery.prototype, "offset", void 0);
/** Query of one page of a console list. */ export class ConsolePageQuery extends PageQuery {
    id;
    order;
}
_ts_decorate([
    IdsParam('Seulement ceux de ces identifiants.'),
    _ts_metadata("design:type", Array)
], ConsolePageQuery.prototype, "id", void 0);
_ts_decorate([
    ChoiceParam([
        'asc',
        'desc'
    ], "Le sens ; sans lui, celui qui va de soi pour l\u2019ordre."),
    _ts_metadata("design:type", String)
], ConsolePageQuery.prototype, "order", void 0);
/** Field of a list that is searched block by block. */ export const OlderField = ()=>ApiPropertyOptional({
        type: 'integer',
        description: "Avec un texte ou une p\xe9riode : le \xab before \xbb des pr\xe9c\xe9dents, qui n\u2019ont pas \xe9t\xe9 regard\xe9s ; absent s\u2019il n\u2019y en a pas."
    });
export function toPage({ limit, offset = 0, cursor }, pageSize = DEFAULT_LIMIT) {
    return {
        limit: limit ?? pageSize,
        offset: cursor?.offset ?? offset,
        cursor
    };
}
//# sourceMappingURL=page-query.js.map
