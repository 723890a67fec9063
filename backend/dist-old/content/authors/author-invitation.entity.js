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
import { Tutorial } from '../tutorials/tutorial.entity.js';
export class AuthorInvitation {
    id;
    tutorialId;
    tutorial;
    /** User name, or email address as typed, in lower case. The only thing shown to those who invite. */ invitee;
    /** Null for an address without an account, which those who invite must not learn. */ userId;
    /** Null once the account is deleted. */ invitedById;
    invitedBy;
    createdAt;
}
_ts_decorate([
    PrimaryGeneratedColumn({
        type: 'int'
    }),
    _ts_metadata("design:type", Number)
], AuthorInvitation.prototype, "id", void 0);
_ts_decorate([
    Column({
        type: 'int'
    }),
    _ts_metadata("design:type", Number)
], AuthorInvitation.prototype, "tutorialId", void 0);
_ts_decorate([
    ManyToOne(()=>Tutorial, {
        onDelete: 'CASCADE'
    }),
    JoinColumn({
        name: 'tutorialId'
    }),
    _ts_metadata("design:type", typeof Tutorial === "undefined" ? Object : Tutorial)
], AuthorInvitation.prototype, "tutorial", void 0);
_ts_decorate([
    Column({
        type: 'varchar',
        length: 254
    }),
    _ts_metadata("design:type", String)
], AuthorInvitation.prototype, "invitee", void 0);
_ts_decorate([
    Column({
        type: 'int',
        nullable: true
    }),
    _ts_metadata("design:type", Object)
], AuthorInvitation.prototype, "userId", void 0);
_ts_decorate([
    Column({
        type: 'int',
        nullable: true
    }),
    _ts_metadata("design:type", Object)
], AuthorInvitation.prototype, "invitedById", void 0);
_ts_decorate([
    ManyToOne(()=>User, {
        nullable: true,
        onDelete: 'SET NULL'
    }),
    JoinColumn({
        name: 'invitedById'
    }),
    _ts_metadata("design:type", Object)
], AuthorInvitation.prototype, "invitedBy", void 0);
_ts_decorate([
    Column({
        type: 'datetime',
        precision: 3
    }),
    _ts_metadata("design:type", typeof Date === "undefined" ? Object : Date)
], AuthorInvitation.prototype, "createdAt", void 0);
AuthorInvitation = _ts_decorate([
    Entity('author_invitations')
], AuthorInvitation);
//# sourceMappingURL=author-invitation.entity.js.map
