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
export class IdempotentAnswer {
    /** Hash of member, method, path and key. */ id;
    userId;
    /** Hash of the request body. */ fingerprint;
    answer;
    createdAt;
}
_ts_decorate([
    PrimaryColumn({
        type: 'varchar',
        length: 64
    }),
    _ts_metadata("design:type", String)
], IdempotentAnswer.prototype, "id", void 0);
_ts_decorate([
    Column({
        type: 'int'
    }),
    _ts_metadata("design:type", Number)
], IdempotentAnswer.prototype, "userId", void 0);
_ts_decorate([
    Column({
        type: 'varchar',
        length: 64,
        select: false
    }),
    _ts_metadata("design:type", String)
], IdempotentAnswer.prototype, "fingerprint", void 0);
_ts_decorate([
    Column({
        type: 'simple-json',
        select: false
    }),
    _ts_metadata("design:type", Object)
], IdempotentAnswer.prototype, "answer", void 0);
_ts_decorate([
    Column({
        type: 'datetime',
        precision: 3
    }),
    _ts_metadata("design:type", typeof Date === "undefined" ? Object : Date)
], IdempotentAnswer.prototype, "createdAt", void 0);
IdempotentAnswer = _ts_decorate([
    Entity('idempotent_answers')
], IdempotentAnswer);
//# sourceMappingURL=idempotent-answer.entity.js.map
