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
export class StoredEvent {
    id;
    type;
    payload;
    happenedAt;
}
_ts_decorate([
    PrimaryGeneratedColumn({
        type: 'int'
    }),
    _ts_metadata("design:type", Number)
], StoredEvent.prototype, "id", void 0);
_ts_decorate([
    Column({
        type: 'varchar',
        length: 60
    }),
    _ts_metadata("design:type", typeof DomainEventType === "undefined" ? Object : DomainEventType)
], StoredEvent.prototype, "type", void 0);
_ts_decorate([
    Column({
        type: 'simple-json'
    }),
    _ts_metadata("design:type", Object)
], StoredEvent.prototype, "payload", void 0);
_ts_decorate([
    Column({
        type: 'datetime',
        precision: 3
    }),
    _ts_metadata("design:type", typeof Date === "undefined" ? Object : Date)
], StoredEvent.prototype, "happenedAt", void 0);
StoredEvent = _ts_decorate([
    Entity('domain_events')
], StoredEvent);
export function toDomainEvent({ id, type, payload, happenedAt }) {
    return {
        id,
        type,
        payload,
        happenedAt
    };
}
//# sourceMappingURL=stored-event.entity.js.map
