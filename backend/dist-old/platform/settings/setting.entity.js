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
import { Column, Entity, PrimaryColumn } from 'typeorm';
export class Setting {
    name;
    /** JSON. */ value;
    updatedAt;
}
_ts_decorate([
    PrimaryColumn({
        type: 'varchar',
        length: 60
    }),
    _ts_metadata("design:type", String)
], Setting.prototype, "name", void 0);
_ts_decorate([
    Column({
        type: 'text'
    }),
    _ts_metadata("design:type", String)
], Setting.prototype, "value", void 0);
_ts_decorate([
    Column({
        type: 'datetime',
        precision: 3
    }),
    _ts_metadata("design:type", typeof Date === "undefined" ? Object : Date)
], Setting.prototype, "updatedAt", void 0);
Setting = _ts_decorate([
    Entity('settings')
], Setting);
//# sourceMappingURL=setting.entity.js.map
