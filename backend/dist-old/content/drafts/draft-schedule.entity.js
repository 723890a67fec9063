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
export class DraftSchedule {
    draftId;
    /** Who publishes it; null once the account is deleted. */ userId;
    publishAt;
    /** Number of attempts so far. */ attempts;
    /** Time of the last attempt. If the row still exists some time later, that process has died. */ triedAt;
}
_ts_decorate([
    PrimaryColumn({
        type: 'int'
    }),
    _ts_metadata("design:type", Number)
], DraftSchedule.prototype, "draftId", void 0);
_ts_decorate([
    Column({
        type: 'int',
        nullable: true
    }),
    _ts_metadata("design:type", Object)
], DraftSchedule.prototype, "userId", void 0);
_ts_decorate([
    Column({
        type: 'datetime',
        precision: 3
    }),
    _ts_metadata("design:type", typeof Date === "undefined" ? Object : Date)
], DraftSchedule.prototype, "publishAt", void 0);
_ts_decorate([
    Column({
        type: 'int'
    }),
    _ts_metadata("design:type", Number)
], DraftSchedule.prototype, "attempts", void 0);
_ts_decorate([
    Column({
        type: 'datetime',
        precision: 3,
        nullable: true
    }),
    _ts_metadata("design:type", Object)
], DraftSchedule.prototype, "triedAt", void 0);
DraftSchedule = _ts_decorate([
    Entity('draft_schedules')
], DraftSchedule);
//# sourceMappingURL=draft-schedule.entity.js.map
