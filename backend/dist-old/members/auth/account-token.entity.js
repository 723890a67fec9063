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
export class AccountToken {
    /** Hash of the token in the link. */ hash;
    userId;
    purpose;
    /** New address that the link sets; null for other purposes. */ email;
    expiresAt;
}
_ts_decorate([
    PrimaryColumn({
        type: 'varchar',
        length: 64
    }),
    _ts_metadata("design:type", String)
], AccountToken.prototype, "hash", void 0);
_ts_decorate([
    Column({
        type: 'int'
    }),
    _ts_metadata("design:type", Number)
], AccountToken.prototype, "userId", void 0);
_ts_decorate([
    Column({
        type: 'varchar',
        length: 20
    }),
    _ts_metadata("design:type", typeof TokenPurpose === "undefined" ? Object : TokenPurpose)
], AccountToken.prototype, "purpose", void 0);
_ts_decorate([
    Column({
        type: 'varchar',
        length: 254,
        nullable: true
    }),
    _ts_metadata("design:type", Object)
], AccountToken.prototype, "email", void 0);
_ts_decorate([
    Column({
        type: 'datetime',
        precision: 3
    }),
    _ts_metadata("design:type", typeof Date === "undefined" ? Object : Date)
], AccountToken.prototype, "expiresAt", void 0);
AccountToken = _ts_decorate([
    Entity('account_tokens')
], AccountToken);
//# sourceMappingURL=account-token.entity.js.map
