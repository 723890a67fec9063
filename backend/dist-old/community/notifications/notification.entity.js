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
export const notificationVariants = [
    'default',
    'destructive'
];
export class Notification {
    id;
    userId;
    /** Sequence number among the member's notifications. */ seq;
    kind;
    variant;
    title;
    message;
    /** Path of the related page. */ href;
    /** Member who caused it; it is deleted with their account. */ actorId;
    /** The domain event it reports; null for older notifications. */ eventId;
    /** Unread notifications with the same group key collapse into the newest. */ groupKey;
    createdAt;
}
_ts_decorate([
    PrimaryGeneratedColumn({
        type: 'int'
    }),
    _ts_metadata("design:type", Number)
], Notification.prototype, "id", void 0);
_ts_decorate([
    Column({
        type: 'int'
    }),
    _ts_metadata("design:type", Number)
], Notification.prototype, "userId", void 0);
_ts_decorate([
    Column({
        type: 'int'
    }),
    _ts_metadata("design:type", Number)
], Notification.prototype, "seq", void 0);
_ts_decorate([
    Column({
        type: 'varchar',
        length: 20
    }),
    _ts_metadata("design:type", typeof NotificationKind === "undefined" ? Object : NotificationKind)
], Notification.prototype, "kind", void 0);
_ts_decorate([
    Column({
        type: 'varchar',
        length: 20
    }),
    _ts_metadata("design:type", typeof NotificationVariant === "undefined" ? Object : NotificationVariant)
], Notification.prototype, "variant", void 0);
_ts_decorate([
    Column({
        type: 'varchar',
        length: 120
    }),
    _ts_metadata("design:type", String)
], Notification.prototype, "title", void 0);
_ts_decorate([
    Column({
        type: 'varchar',
        length: 600
    }),
    _ts_metadata("design:type", String)
], Notification.prototype, "message", void 0);
_ts_decorate([
    Column({
        type: 'varchar',
        length: 200,
        nullable: true
    }),
    _ts_metadata("design:type", Object)
], Notification.prototype, "href", void 0);
_ts_decorate([
    Column({
        type: 'int',
        nullable: true
    }),
    _ts_metadata("design:type", Object)
], Notification.prototype, "actorId", void 0);
_ts_decorate([
    Column({
        type: 'int',
        nullable: true
    }),
    _ts_metadata("design:type", Object)
], Notification.prototype, "eventId", void 0);
_ts_decorate([
    Column({
        type: 'varchar',
        length: 40,
        nullable: true
    }),
    _ts_metadata("design:type", Object)
], Notification.prototype, "groupKey", void 0);
_ts_decorate([
    Column({
        type: 'datetime',
        precision: 3
    }),
    _ts_metadata("design:type", typeof Date === "undefined" ? Object : Date)
], Notification.prototype, "createdAt", void 0);
Notification = _ts_decorate([
    Entity('notifications')
], Notification);
//# sourceMappingURL=notification.entity.js.map
