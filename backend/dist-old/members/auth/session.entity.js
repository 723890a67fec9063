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
export class Session {
    /** Hash of the session id, so that the table alone does not open sessions. */ id;
    /** Hash of its id before renewal. */ previousId;
    userId;
    /** Not ended when idle, only by its maximum age. */ isRemembered;
    /** JSON, as express-session stores it. */ data;
    userAgent;
    createdAt;
    lastSeenAt;
}
_ts_decorate([
    PrimaryColumn({
        type: 'varchar',
        length: 64
    }),
    _ts_metadata("design:type", String)
], Session.prototype, "id", void 0);
_ts_decorate([
    Column({
        type: 'varchar',
        length: 64,
        nullable: true
    }),
    _ts_metadata("design:type", Object)
], Session.prototype, "previousId", void 0);
_ts_decorate([
    Column({
        type: 'int',
        nullable: true
    }),
    _ts_metadata("design:type", Object)
], Session.prototype, "userId", void 0);
_ts_decorate([
    Column({
        type: 'boolean',
        default: false
    }),
    _ts_metadata("design:type", Boolean)
], Session.prototype, "isRemembered", void 0);
_ts_decorate([
    Column({
        type: 'text'
    }),
    _ts_metadata("design:type", String)
], Session.prototype, "data", void 0);
_ts_decorate([
    Column({
        type: 'varchar',
        length: 300,
        nullable: true
    }),
    _ts_metadata("design:type", Object)
], Session.prototype, "userAgent", void 0);
_ts_decorate([
    Column({
        type: 'datetime',
        precision: 3
    }),
    _ts_metadata("design:type", typeof Date === "undefined" ? Object : Date)
], Session.prototype, "createdAt", void 0);
_ts_decorate([
    Column({
        type: 'datetime',
        precision: 3
    }),
    _ts_metadata("design:type", typeof Date === "undefined" ? Object : Date)
], Session.prototype, "lastSeenAt", void 0);
Session = _ts_decorate([
    Entity('sessions')
], Session);
//# sourceMappingURL=session.entity.js.map
