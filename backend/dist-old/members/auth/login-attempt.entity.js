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
export class LoginAttempt {
    /** Hash of the name and the origin. */ account;
    failures;
    lastAt;
}
_ts_decorate([
    PrimaryColumn({
        type: 'varchar',
        length: 64
    }),
    _ts_metadata("design:type", String)
], LoginAttempt.prototype, "account", void 0);
_ts_decorate([
    Column({
        type: 'int'
    }),
    _ts_metadata("design:type", Number)
], LoginAttempt.prototype, "failures", void 0);
_ts_decorate([
    Column({
        type: 'datetime',
        precision: 3
    }),
    _ts_metadata("design:type", typeof Date === "undefined" ? Object : Date)
], LoginAttempt.prototype, "lastAt", void 0);
LoginAttempt = _ts_decorate([
    Entity('login_attempts')
], LoginAttempt);
//# sourceMappingURL=login-attempt.entity.js.map
