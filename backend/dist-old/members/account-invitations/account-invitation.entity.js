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
export class AccountInvitation {
    id;
    /** Hash of the token in the link. */ hash;
    /** Recipient; null for a link that an administrator passes on. */ email;
    /** Purpose, visible to administrators only. */ note;
    /** Whether the new member becomes a contributor. */ isContributor;
    usesLeft;
    timesUsed;
    invitedBy;
    expiresAt;
    createdAt;
}
_ts_decorate([
    PrimaryGeneratedColumn({
        type: 'int'
    }),
    _ts_metadata("design:type", Number)
], AccountInvitation.prototype, "id", void 0);
_ts_decorate([
    Column({
        type: 'varchar',
        length: 64,
        select: false
    }),
    _ts_metadata("design:type", String)
], AccountInvitation.prototype, "hash", void 0);
_ts_decorate([
    Column({
        type: 'varchar',
        length: 254,
        nullable: true
    }),
    _ts_metadata("design:type", Object)
], AccountInvitation.prototype, "email", void 0);
_ts_decorate([
    Column({
        type: 'varchar',
        length: 200,
        nullable: true
    }),
    _ts_metadata("design:type", Object)
], AccountInvitation.prototype, "note", void 0);
_ts_decorate([
    Column({
        type: 'boolean'
    }),
    _ts_metadata("design:type", Boolean)
], AccountInvitation.prototype, "isContributor", void 0);
_ts_decorate([
    Column({
        type: 'int'
    }),
    _ts_metadata("design:type", Number)
], AccountInvitation.prototype, "usesLeft", void 0);
_ts_decorate([
    Column({
        type: 'int'
    }),
    _ts_metadata("design:type", Number)
], AccountInvitation.prototype, "timesUsed", void 0);
_ts_decorate([
    Column({
        type: 'int',
        nullable: true
    }),
    _ts_metadata("design:type", Object)
], AccountInvitation.prototype, "invitedBy", void 0);
_ts_decorate([
    Column({
        type: 'datetime',
        precision: 3
    }),
    _ts_metadata("design:type", typeof Date === "undefined" ? Object : Date)
], AccountInvitation.prototype, "expiresAt", void 0);
_ts_decorate([
    Column({
        type: 'datetime',
        precision: 3
    }),
    _ts_metadata("design:type", typeof Date === "undefined" ? Object : Date)
], AccountInvitation.prototype, "createdAt", void 0);
AccountInvitation = _ts_decorate([
    Entity('account_invitations')
], AccountInvitation);
//# sourceMappingURL=account-invitation.entity.js.map
