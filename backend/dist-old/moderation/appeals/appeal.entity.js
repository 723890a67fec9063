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
import { Decision } from '../decisions/decision.entity.js';
export const appealStatuses = [
    'pending',
    'upheld',
    'reversed'
];
export class Appeal {
    id;
    decisionId;
    /** Null once the account is deleted. */ userId;
    /** Emptied after a year. */ text;
    /** `upheld` refers to the decision, not the appeal. */ status;
    /** Shown to the appellant. */ answer;
    createdAt;
    /** Null once the account is deleted. */ handledBy;
    handledAt;
    /** Loaded only when the query joins the decision. */ decision;
}
_ts_decorate([
    PrimaryGeneratedColumn({
        type: 'int'
    }),
    _ts_metadata("design:type", Number)
], Appeal.prototype, "id", void 0);
_ts_decorate([
    Column({
        type: 'int',
        unique: true
    }),
    _ts_metadata("design:type", Number)
], Appeal.prototype, "decisionId", void 0);
_ts_decorate([
    Column({
        type: 'int',
        nullable: true
    }),
    _ts_metadata("design:type", Object)
], Appeal.prototype, "userId", void 0);
_ts_decorate([
    Column({
        type: 'varchar',
        length: 1000
    }),
    _ts_metadata("design:type", String)
], Appeal.prototype, "text", void 0);
_ts_decorate([
    Column({
        type: 'varchar',
        length: 10
    }),
    _ts_metadata("design:type", typeof AppealStatus === "undefined" ? Object : AppealStatus)
], Appeal.prototype, "status", void 0);
_ts_decorate([
    Column({
        type: 'varchar',
        length: 1000,
        nullable: true
    }),
    _ts_metadata("design:type", Object)
], Appeal.prototype, "answer", void 0);
_ts_decorate([
    Column({
        type: 'datetime',
        precision: 3
    }),
    _ts_metadata("design:type", typeof Date === "undefined" ? Object : Date)
], Appeal.prototype, "createdAt", void 0);
_ts_decorate([
    Column({
        type: 'int',
        nullable: true
    }),
    _ts_metadata("design:type", Object)
], Appeal.prototype, "handledBy", void 0);
_ts_decorate([
    Column({
        type: 'datetime',
        precision: 3,
        nullable: true
    }),
    _ts_metadata("design:type", Object)
], Appeal.prototype, "handledAt", void 0);
_ts_decorate([
    ManyToOne(()=>Decision, {
        createForeignKeyConstraints: false
    }),
    JoinColumn({
        name: 'decisionId'
    }),
    _ts_metadata("design:type", typeof Decision === "undefined" ? Object : Decision)
], Appeal.prototype, "decision", void 0);
Appeal = _ts_decorate([
    Entity('appeals')
], Appeal);
//# sourceMappingURL=appeal.entity.js.map
