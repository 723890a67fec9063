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
import { Column, Entity, JoinColumn, ManyToOne, PrimaryColumn } from 'typeorm';
import { User } from '../../members/users/user.entity.js';
export class Assignment {
    kind;
    subjectId;
    moderatorId;
    assignedAt;
    /** Loaded only when the query joins the moderator. */ moderator;
}
_ts_decorate([
    PrimaryColumn({
        type: 'varchar',
        length: 12
    }),
    _ts_metadata("design:type", typeof SubjectKind === "undefined" ? Object : SubjectKind)
], Assignment.prototype, "kind", void 0);
_ts_decorate([
    PrimaryColumn({
        type: 'int'
    }),
    _ts_metadata("design:type", Number)
], Assignment.prototype, "subjectId", void 0);
_ts_decorate([
    Column({
        type: 'int'
    }),
    _ts_metadata("design:type", Number)
], Assignment.prototype, "moderatorId", void 0);
_ts_decorate([
    Column({
        type: 'datetime',
        precision: 3
    }),
    _ts_metadata("design:type", typeof Date === "undefined" ? Object : Date)
], Assignment.prototype, "assignedAt", void 0);
_ts_decorate([
    ManyToOne(()=>User, {
        createForeignKeyConstraints: false
    }),
    JoinColumn({
        name: 'moderatorId'
    }),
    _ts_metadata("design:type", typeof User === "undefined" ? Object : User)
], Assignment.prototype, "moderator", void 0);
Assignment = _ts_decorate([
    Entity('moderation_assignments')
], Assignment);
//# sourceMappingURL=assignment.entity.js.map
