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
export class TutorialAuthor {
    /** Ascending ids are the order in which authors joined and are named. */ id;
    tutorialId;
    userId;
    user;
    joinedAt;
}
_ts_decorate([
    PrimaryGeneratedColumn({
        type: 'int'
    }),
    _ts_metadata("design:type", Number)
], TutorialAuthor.prototype, "id", void 0);
_ts_decorate([
    Column({
        type: 'int'
    }),
    _ts_metadata("design:type", Number)
], TutorialAuthor.prototype, "tutorialId", void 0);
_ts_decorate([
    Column({
        type: 'int'
    }),
    _ts_metadata("design:type", Number)
], TutorialAuthor.prototype, "userId", void 0);
_ts_decorate([
    ManyToOne(()=>User, {
        onDelete: 'CASCADE'
    }),
    JoinColumn({
        name: 'userId'
    }),
    _ts_metadata("design:type", typeof User === "undefined" ? Object : User)
], TutorialAuthor.prototype, "user", void 0);
_ts_decorate([
    Column({
        type: 'datetime',
        precision: 3
    }),
    _ts_metadata("design:type", typeof Date === "undefined" ? Object : Date)
], TutorialAuthor.prototype, "joinedAt", void 0);
TutorialAuthor = _ts_decorate([
    Entity('tutorial_authors')
], TutorialAuthor);
//# sourceMappingURL=tutorial-author.entity.js.map
