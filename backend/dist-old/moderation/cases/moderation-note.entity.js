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
export class ModerationNote {
    id;
    kind;
    subjectId;
    /** Null once the account is deleted. */ moderatorId;
    text;
    createdAt;
    /** Loaded only when the query joins the moderator. */ moderator;
}
_ts_decorate([
    PrimaryGeneratedColumn({
        type: 'int'
    }),
    _ts_metadata("design:type", Number)
], ModerationNote.prototype, "id", void 0);
_ts_decorate([
    Column({
        type: 'varchar',
        length: 12
    }),
    _ts_metadata("design:type", typeof SubjectKind === "undefined" ? Object : SubjectKind)
], ModerationNote.prototype, "kind", void 0);
_ts_decorate([
    Column({
        type: 'int'
    }),
    _ts_metadata("design:type", Number)
], ModerationNote.prototype, "subjectId", void 0);
_ts_decorate([
    Column({
        type: 'int',
        nullable: true
    }),
    _ts_metadata("design:type", Object)
], ModerationNote.prototype, "moderatorId", void 0);
_ts_decorate([
    Column({
        type: 'varchar',
        length: 1000
    }),
    _ts_metadata("design:type", String)
], ModerationNote.prototype, "text", void 0);
_ts_decorate([
    Column({
        type: 'datetime',
        precision: 3
    }),
    _ts_metadata("design:type", typeof Date === "undefined" ? Object : Date)
], ModerationNote.prototype, "createdAt", void 0);
_ts_decorate([
    ManyToOne(()=>User, {
        createForeignKeyConstraints: false
    }),
    JoinColumn({
        name: 'moderatorId'
    }),
    _ts_metadata("design:type", Object)
], ModerationNote.prototype, "moderator", void 0);
ModerationNote = _ts_decorate([
    Entity('moderation_notes')
], ModerationNote);
//# sourceMappingURL=moderation-note.entity.js.map
