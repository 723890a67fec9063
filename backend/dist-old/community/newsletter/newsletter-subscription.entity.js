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
export class NewsletterSubscription {
    id;
    /** Lower case. */ email;
    createdAt;
    /** When the owner of the address confirmed; null while pending. */ confirmedAt;
    /** Derived from `confirmedAt`, for the indexes of lists. */ isConfirmed;
    /** When the confirmation link was last mailed. */ mailedAt;
    /** Hash of the token in that link. */ confirmationHash;
    /** Token of the unsubscribe link. Stored in plain text, because every email contains it. */ unsubscribeToken;
}
_ts_decorate([
    PrimaryGeneratedColumn({
        type: 'int'
    }),
    _ts_metadata("design:type", Number)
], NewsletterSubscription.prototype, "id", void 0);
_ts_decorate([
    Column({
        type: 'varchar',
        length: 254,
        unique: true
    }),
    _ts_metadata("design:type", String)
], NewsletterSubscription.prototype, "email", void 0);
_ts_decorate([
    Column({
        type: 'datetime',
        precision: 3
    }),
    _ts_metadata("design:type", typeof Date === "undefined" ? Object : Date)
], NewsletterSubscription.prototype, "createdAt", void 0);
_ts_decorate([
    Column({
        type: 'datetime',
        precision: 3,
        nullable: true
    }),
    _ts_metadata("design:type", Object)
], NewsletterSubscription.prototype, "confirmedAt", void 0);
_ts_decorate([
    Column({
        type: 'boolean',
        default: false
    }),
    _ts_metadata("design:type", Boolean)
], NewsletterSubscription.prototype, "isConfirmed", void 0);
_ts_decorate([
    Column({
        type: 'datetime',
        precision: 3,
        nullable: true
    }),
    _ts_metadata("design:type", Object)
], NewsletterSubscription.prototype, "mailedAt", void 0);
_ts_decorate([
    Column({
        type: 'varchar',
        length: 64,
        nullable: true
    }),
    _ts_metadata("design:type", Object)
], NewsletterSubscription.prototype, "confirmationHash", void 0);
_ts_decorate([
    Column({
        type: 'varchar',
        length: 43
    }),
    _ts_metadata("design:type", String)
], NewsletterSubscription.prototype, "unsubscribeToken", void 0);
NewsletterSubscription = _ts_decorate([
    Entity('newsletter_subscriptions')
], NewsletterSubscription);
//# sourceMappingURL=newsletter-subscription.entity.js.map
