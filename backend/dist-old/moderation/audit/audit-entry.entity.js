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
import { Column, Entity, JoinColumn, ManyToOne, PrimaryGeneratedColumn } from 'typeorm';
import { User } from '../../members/users/user.entity.js';
export class AuditEntry {
    id;
    /** Null once the account is deleted. */ actorId;
    /** Type of target and verb, such as `report.resolve`. */ action;
    targetType;
    targetId;
    /** Owner of the target, if `before` names one; their account's deletion deletes the texts. */ ownerId;
    before;
    after;
    note;
    /** True until its texts are deleted, even if it had none; selects the entries for retention. */ mayHaveTexts;
    createdAt;
    /** Loaded only when the query joins the actor. */ actor;
}
_ts_decorate([
    PrimaryGeneratedColumn({
        type: 'int'
    }),
    _ts_metadata("design:type", Number)
], AuditEntry.prototype, "id", void 0);
_ts_decorate([
    Column({
        type: 'int',
        nullable: true
    }),
    _ts_metadata("design:type", Object)
], AuditEntry.prototype, "actorId", void 0);
_ts_decorate([
    Column({
        type: 'varchar',
        length: 60
    }),
    _ts_metadata("design:type", String)
], AuditEntry.prototype, "action", void 0);
_ts_decorate([
    Column({
        type: 'varchar',
        length: 30
    }),
    _ts_metadata("design:type", String)
], AuditEntry.prototype, "targetType", void 0);
_ts_decorate([
    Column({
        type: 'int',
        nullable: true
    }),
    _ts_metadata("design:type", Object)
], AuditEntry.prototype, "targetId", void 0);
_ts_decorate([
    Column({
        type: 'int',
        nullable: true,
        select: false
    }),
    _ts_metadata("design:type", Object)
], AuditEntry.prototype, "ownerId", void 0);
_ts_decorate([
    Column({
        type: 'simple-json',
        nullable: true
    }),
    _ts_metadata("design:type", Object)
], AuditEntry.prototype, "before", void 0);
_ts_decorate([
    Column({
        type: 'simple-json',
        nullable: true
    }),
    _ts_metadata("design:type", Object)
], AuditEntry.prototype, "after", void 0);
_ts_decorate([
    Column({
        type: 'varchar',
        length: 1000,
        nullable: true
    }),
    _ts_metadata("design:type", Object)
], AuditEntry.prototype, "note", void 0);
_ts_decorate([
    Column({
        type: 'boolean',
        default: true,
        select: false
    }),
    _ts_metadata("design:type", Boolean)
], AuditEntry.prototype, "mayHaveTexts", void 0);
_ts_decorate([
    Column({
        type: 'datetime',
        precision: 3
    }),
    _ts_metadata("design:type", typeof Date === "undefined" ? Object : Date)
], AuditEntry.prototype, "createdAt", void 0);
_ts_decorate([
    ManyToOne(()=>User),
    JoinColumn({
        name: 'actorId'
    }),
    _ts_metadata("design:type", Object)
], AuditEntry.prototype, "actor", void 0);
AuditEntry = _ts_decorate([
    Entity('audit_log')
], AuditEntry);
//# sourceMappingURL=audit-entry.entity.js.map
