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
export class Inbox {
    userId;
    /** Number of the newest notification. */ lastSeq;
    /** Notifications up to this number are read. */ readSeq;
    /** Notifications up to this number are deleted. */ clearedSeq;
    /** Kinds the member has muted. */ muted;
    changedAt;
}
_ts_decorate([
    PrimaryColumn({
        type: 'int'
    }),
    _ts_metadata("design:type", Number)
], Inbox.prototype, "userId", void 0);
_ts_decorate([
    Column({
        type: 'int',
        default: 0
    }),
    _ts_metadata("design:type", Number)
], Inbox.prototype, "lastSeq", void 0);
_ts_decorate([
    Column({
        type: 'int',
        default: 0
    }),
    _ts_metadata("design:type", Number)
], Inbox.prototype, "readSeq", void 0);
_ts_decorate([
    Column({
        type: 'int',
        default: 0
    }),
    _ts_metadata("design:type", Number)
], Inbox.prototype, "clearedSeq", void 0);
_ts_decorate([
    Column({
        type: 'simple-json'
    }),
    _ts_metadata("design:type", Array)
], Inbox.prototype, "muted", void 0);
_ts_decorate([
    Column({
        type: 'datetime',
        precision: 3
    }),
    _ts_metadata("design:type", typeof Date === "undefined" ? Object : Date)
], Inbox.prototype, "changedAt", void 0);
Inbox = _ts_decorate([
    Entity('notification_inboxes')
], Inbox);
//# sourceMappingURL=inbox.entity.js.map
