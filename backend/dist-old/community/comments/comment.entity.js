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
export class Comment {
    id;
    tutorialId;
    userId;
    /** The comment it replies to, which is never a reply itself. */ parentId;
    content;
    /** Number of rows in `comment_likes`; updated in the same transaction. */ likes;
    createdAt;
    updatedAt;
    /** Loaded only when the query joins the author. */ user;
}
_ts_decorate([
    PrimaryGeneratedColumn({
        type: 'int'
    }),
    _ts_metadata("design:type", Number)
], Comment.prototype, "id", void 0);
_ts_decorate([
    Column({
        type: 'int'
    }),
    _ts_metadata("design:type", Number)
], Comment.prototype, "tutorialId", void 0);
_ts_decorate([
    Column({
        type: 'int'
    }),
    _ts_metadata("design:type", Number)
], Comment.prototype, "userId", void 0);
_ts_decorate([
    Column({
        type: 'int',
        nullable: true
    }),
    _ts_metadata("design:type", Object)
], Comment.prototype, "parentId", void 0);
_ts_decorate([
    Column({
        type: 'varchar',
        length: 1000
    }),
    _ts_metadata("design:type", String)
], Comment.prototype, "content", void 0);
_ts_decorate([
    Column({
        type: 'int',
        default: 0
    }),
    _ts_metadata("design:type", Number)
], Comment.prototype, "likes", void 0);
_ts_decorate([
    Column({
        type: 'datetime',
        precision: 3
    }),
    _ts_metadata("design:type", typeof Date === "undefined" ? Object : Date)
], Comment.prototype, "createdAt", void 0);
_ts_decorate([
    Column({
        type: 'datetime',
        precision: 3
    }),
    _ts_metadata("design:type", typeof Date === "undefined" ? Object : Date)
], Comment.prototype, "updatedAt", void 0);
_ts_decorate([
    ManyToOne(()=>User),
    JoinColumn({
        name: 'userId'
    }),
    _ts_metadata("design:type", typeof User === "undefined" ? Object : User)
], Comment.prototype, "user", void 0);
Comment = _ts_decorate([
    Entity('comments')
], Comment);
//# sourceMappingURL=comment.entity.js.map
