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
import { Column, Entity, Index, PrimaryGeneratedColumn } from 'typeorm';
export class AskedSearch {
    id;
    /** Monday of the week, YYYY-MM-DD. */ week;
    /** As `countableText` returns it. */ text;
    asked;
    /** Searches without a result. */ unanswered;
    /** Tutorials opened from the results. */ opened;
}
_ts_decorate([
    PrimaryGeneratedColumn({
        type: 'int'
    }),
    _ts_metadata("design:type", Number)
], AskedSearch.prototype, "id", void 0);
_ts_decorate([
    Column({
        type: 'varchar',
        length: 10
    }),
    _ts_metadata("design:type", String)
], AskedSearch.prototype, "week", void 0);
_ts_decorate([
    Column({
        type: 'varchar',
        length: 80
    }),
    _ts_metadata("design:type", String)
], AskedSearch.prototype, "text", void 0);
_ts_decorate([
    Column({
        type: 'int'
    }),
    _ts_metadata("design:type", Number)
], AskedSearch.prototype, "asked", void 0);
_ts_decorate([
    Column({
        type: 'int'
    }),
    _ts_metadata("design:type", Number)
], AskedSearch.prototype, "unanswered", void 0);
_ts_decorate([
    Column({
        type: 'int'
    }),
    _ts_metadata("design:type", Number)
], AskedSearch.prototype, "opened", void 0);
AskedSearch = _ts_decorate([
    Entity('asked_searches'),
    Index('UQ_asked_searches_week_text', [
        'week',
        'text'
    ], {
        unique: true
    })
], AskedSearch);
//# sourceMappingURL=asked-search.entity.js.map
