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
export class ContactMessage {
    id;
    name;
    email;
    subject;
    message;
    /** Null for a visitor. */ userId;
    /** Suspected spam: listed, but not mailed. */ isSuspect;
    /** Null until handled. */ handledAt;
    createdAt;
}
_ts_decorate([
    PrimaryGeneratedColumn({
        type: 'int'
    }),
    _ts_metadata("design:type", Number)
], ContactMessage.prototype, "id", void 0);
_ts_decorate([
    Column({
        type: 'varchar',
        length: 80
    }),
    _ts_metadata("design:type", String)
], ContactMessage.prototype, "name", void 0);
_ts_decorate([
    Column({
        type: 'varchar',
        length: 254
    }),
    _ts_metadata("design:type", String)
], ContactMessage.prototype, "email", void 0);
_ts_decorate([
    Column({
        type: 'varchar',
        length: 120
    }),
    _ts_metadata("design:type", String)
], ContactMessage.prototype, "subject", void 0);
_ts_decorate([
    Column({
        type: 'text'
    }),
    _ts_metadata("design:type", String)
], ContactMessage.prototype, "message", void 0);
_ts_decorate([
    Column({
        type: 'int',
        nullable: true
    }),
    _ts_metadata("design:type", Object)
], ContactMessage.prototype, "userId", void 0);
_ts_decorate([
    Column({
        type: 'boolean'
    }),
    _ts_metadata("design:type", Boolean)
], ContactMessage.prototype, "isSuspect", void 0);
_ts_decorate([
    Column({
        type: 'datetime',
        precision: 3,
        nullable: true
    }),
    _ts_metadata("design:type", Object)
], ContactMessage.prototype, "handledAt", void 0);
_ts_decorate([
    Column({
        type: 'datetime',
        precision: 3
    }),
    _ts_metadata("design:type", typeof Date === "undefined" ? Object : Date)
], ContactMessage.prototype, "createdAt", void 0);
ContactMessage = _ts_decorate([
    Entity('contact_messages')
], ContactMessage);
//# sourceMappingURL=contact-message.entity.js.map
