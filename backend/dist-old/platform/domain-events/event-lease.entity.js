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
export class EventLease {
    subscriber;
    owner;
    expiresAt;
}
_ts_decorate([
    PrimaryColumn({
        type: 'varchar',
        length: 40
    }),
    _ts_metadata("design:type", String)
], EventLease.prototype, "subscriber", void 0);
_ts_decorate([
    Column({
        type: 'varchar',
        length: 36,
        nullable: true
    }),
    _ts_metadata("design:type", Object)
], EventLease.prototype, "owner", void 0);
_ts_decorate([
    Column({
        type: 'datetime',
        precision: 3
    }),
    _ts_metadata("design:type", typeof Date === "undefined" ? Object : Date)
], EventLease.prototype, "expiresAt", void 0);
EventLease = _ts_decorate([
    Entity('event_leases')
], EventLease);
//# sourceMappingURL=event-lease.entity.js.map
