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
import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';
/** MySQL's driver returns large numbers as text. */ const asNumber = {
    to: (value)=>value,
    from: Number
};
export class StoredCount {
    id;
    subject;
    part;
    value;
}
_ts_decorate([
    PrimaryGeneratedColumn({
        type: 'int'
    }),
    _ts_metadata("design:type", Number)
], StoredCount.prototype, "id", void 0);
_ts_decorate([
    Column({
        type: 'varchar',
        length: 30
    }),
    _ts_metadata("design:type", typeof Subject === "undefined" ? Object : Subject)
], StoredCount.prototype, "subject", void 0);
_ts_decorate([
    Column({
        type: 'varchar',
        length: 60
    }),
    _ts_metadata("design:type", String)
], StoredCount.prototype, "part", void 0);
_ts_decorate([
    Column({
        type: 'bigint',
        transformer: asNumber
    }),
    _ts_metadata("design:type", Number)
], StoredCount.prototype, "value", void 0);
StoredCount = _ts_decorate([
    Entity('kept_counts')
], StoredCount);
//# sourceMappingURL=stored-count.entity.js.map
