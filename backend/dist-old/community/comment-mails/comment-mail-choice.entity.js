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
export const mailModes = [
    'none',
    'each',
    'daily'
];
export class CommentMailChoice {
    userId;
    mode;
    /** Secret of the unsubscribe link in each email. */ token;
    /** Day of the last digest, in the site's time zone. */ digestedOn;
}
_ts_decorate([
    PrimaryColumn({
        type: 'int'
    }),
    _ts_metadata("design:type", Number)
], CommentMailChoice.prototype, "userId", void 0);
_ts_decorate([
    Column({
        type: 'varchar',
        length: 10
    }),
    _ts_metadata("design:type", typeof MailMode === "undefined" ? Object : MailMode)
], CommentMailChoice.prototype, "mode", void 0);
_ts_decorate([
    Column({
        type: 'varchar',
        length: 64,
        select: false
    }),
    _ts_metadata("design:type", String)
], CommentMailChoice.prototype, "token", void 0);
_ts_decorate([
    Column({
        type: 'varchar',
        length: 10,
        nullable: true
    }),
    _ts_metadata("design:type", Object)
], CommentMailChoice.prototype, "digestedOn", void 0);
CommentMailChoice = _ts_decorate([
    Entity('comment_mail_choices')
], CommentMailChoice);
//# sourceMappingURL=comment-mail-choice.entity.js.map
