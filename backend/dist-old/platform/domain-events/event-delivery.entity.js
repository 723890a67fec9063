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
export class EventDelivery {
    id;
    eventId;
    subscriber;
    state;
    /** Attempts at the current step. */ attempts;
    /** Earliest time of the next attempt. */ dueAt;
    /** Progress of a handler that works in several steps. */ checkpoint;
    /** Error of the last attempt. */ error;
}
_ts_decorate([
    PrimaryGeneratedColumn({
        type: 'int'
    }),
    _ts_metadata("design:type", Number)
], EventDelivery.prototype, "id", void 0);
_ts_decorate([
    Column({
        type: 'int'
    }),
    _ts_metadata("design:type", Number)
], EventDelivery.prototype, "eventId", void 0);
_ts_decorate([
    Column({
        type: 'varchar',
        length: 40
    }),
    _ts_metadata("design:type", String)
], EventDelivery.prototype, "subscriber", void 0);
_ts_decorate([
    Column({
        type: 'varchar',
        length: 10
    }),
    _ts_metadata("design:type", typeof DeliveryState === "undefined" ? Object : DeliveryState)
], EventDelivery.prototype, "state", void 0);
_ts_decorate([
    Column({
        type: 'int'
    }),
    _ts_metadata("design:type", Number)
], EventDelivery.prototype, "attempts", void 0);
_ts_decorate([
    Column({
        type: 'datetime',
        precision: 3
    }),
    _ts_metadata("design:type", typeof Date === "undefined" ? Object : Date)
], EventDelivery.prototype, "dueAt", void 0);
_ts_decorate([
    Column({
        type: 'varchar',
        length: 100,
        nullable: true
    }),
    _ts_metadata("design:type", Object)
], EventDelivery.prototype, "checkpoint", void 0);
_ts_decorate([
    Column({
        type: 'varchar',
        length: 500,
        nullable: true
    }),
    _ts_metadata("design:type", Object)
], EventDelivery.prototype, "error", void 0);
EventDelivery = _ts_decorate([
    Entity('event_deliveries')
], EventDelivery);
//# sourceMappingURL=event-delivery.entity.js.map
