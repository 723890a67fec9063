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
export class QueueEntry {
    kind;
    subjectId;
    reason;
    /** Number of pending reports, at least one. */ pending;
    /** The first pending report of the content, whatever its reason: the order of the queue. */ firstId;
}
_ts_decorate([
    PrimaryColumn({
        type: 'varchar',
        length: 12
    }),
    _ts_metadata("design:type", typeof SubjectKind === "undefined" ? Object : SubjectKind)
], QueueEntry.prototype, "kind", void 0);
_ts_decorate([
    PrimaryColumn({
        type: 'int'
    }),
    _ts_metadata("design:type", Number)
], QueueEntry.prototype, "subjectId", void 0);
_ts_decorate([
    PrimaryColumn({
        type: 'varchar',
        length: 20
    }),
    _ts_metadata("design:type", Object)
], QueueEntry.prototype, "reason", void 0);
_ts_decorate([
    Column({
        type: 'int'
    }),
    _ts_metadata("design:type", Number)
], QueueEntry.prototype, "pending", void 0);
_ts_decorate([
    Column({
        type: 'int'
    }),
    _ts_metadata("design:type", Number)
], QueueEntry.prototype, "firstId", void 0);
QueueEntry = _ts_decorate([
    Entity('moderation_queue')
], QueueEntry);
//# sourceMappingURL=queue-entry.entity.js.map
