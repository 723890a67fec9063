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
import { Column, Entity, JoinColumn, ManyToOne } from 'typeorm';
import { User } from '../../members/users/user.entity.js';
import { Comment } from './comment.entity.js';
export class DeletedComment extends Comment {
    /** The comment that a reply was deleted with; null for one deleted directly. */ rootId;
    /** Null for replies. */ deletedAt;
    /** Null once the account is deleted. */ deletedById;
    /** Loaded only when the query joins the moderator. */ deletedBy;
}
_ts_decorate([
    Column({
        type: 'int',
        nullable: true
    }),
    _ts_metadata("design:type", Object)
], DeletedComment.prototype, "rootId", void 0);
_ts_decorate([
    Column({
        type: 'datetime',
        precision: 3,
        nullable: true
    }),
    _ts_metadata("design:type", Object)
], DeletedComment.prototype, "deletedAt", void 0);
_ts_decorate([
    Column({
        type: 'int',
        nullable: true
    }),
    _ts_metadata("design:type", Object)
], DeletedComment.prototype, "deletedById", void 0);
_ts_decorate([
    ManyToOne(()=>User),
    JoinColumn({
        name: 'deletedById'
    }),
    _ts_metadata("design:type", Object)
], DeletedComment.prototype, "deletedBy", void 0);
DeletedComment = _ts_decorate([
    Entity('deleted_comments')
], DeletedComment);
//# sourceMappingURL=deleted-comment.entity.js.map
