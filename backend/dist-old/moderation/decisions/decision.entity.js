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
export const verdicts = [
    'upheld',
    'rejected'
];
/** What happens to the content. */ export const outcomes = [
    'keep',
    'hide',
    'delete'
];
/** What happens to its owner. */ export const sanctions = [
    'none',
    'warn',
    'suspend'
];
export class Decision {
    id;
    /** Token of the link to the decision and its appeal, for suspended members, who cannot sign in. */ token;
    kind;
    subjectId;
    subjectTitle;
    said;
    subjectAuthorId;
    verdict;
    outcome;
    sanction;
    /** Null without a suspension. */ suspendedUntil;
    /** The rule that was broken, or reported as such. */ rule;
    /** Shown to the owner; emptied after a year, and empty when the owner is not notified. */ reason;
    /** Number of reports it settled. */ reports;
    /** Time since the first of these reports. */ waitedSeconds;
    /** Whether it changed the content, which may have been in that state before. */ hasChanged;
    /** Null once the account is deleted. */ decidedBy;
    decidedAt;
    /** Undone by the moderator; no longer in force. */ undoneAt;
    /** Reversed after an appeal. */ reversedAt;
}
_ts_decorate([
    PrimaryGeneratedColumn({
        type: 'int'
    }),
    _ts_metadata("design:type", Number)
], Decision.prototype, "id", void 0);
_ts_decorate([
    Column({
        type: 'varchar',
        length: 32,
        unique: true,
        select: false
    }),
    _ts_metadata("design:type", String)
], Decision.prototype, "token", void 0);
_ts_decorate([
    Column({
        type: 'varchar',
        length: 12
    }),
    _ts_metadata("design:type", typeof SubjectKind === "undefined" ? Object : SubjectKind)
], Decision.prototype, "kind", void 0);
_ts_decorate([
    Column({
        type: 'int'
    }),
    _ts_metadata("design:type", Number)
], Decision.prototype, "subjectId", void 0);
_ts_decorate([
    Column({
        type: 'varchar',
        length: 200,
        nullable: true
    }),
    _ts_metadata("design:type", Object)
], Decision.prototype, "subjectTitle", void 0);
_ts_decorate([
    Column({
        type: 'varchar',
        length: 1000
    }),
    _ts_metadata("design:type", String)
], Decision.prototype, "said", void 0);
_ts_decorate([
    Column({
        type: 'int',
        nullable: true
    }),
    _ts_metadata("design:type", Object)
], Decision.prototype, "subjectAuthorId", void 0);
_ts_decorate([
    Column({
        type: 'varchar',
        length: 10
    }),
    _ts_metadata("design:type", typeof Verdict === "undefined" ? Object : Verdict)
], Decision.prototype, "verdict", void 0);
_ts_decorate([
    Column({
        type: 'varchar',
        length: 10
    }),
    _ts_metadata("design:type", typeof Outcome === "undefined" ? Object : Outcome)
], Decision.prototype, "outcome", void 0);
_ts_decorate([
    Column({
        type: 'varchar',
        length: 10
    }),
    _ts_metadata("design:type", typeof Sanction === "undefined" ? Object : Sanction)
], Decision.prototype, "sanction", void 0);
_ts_decorate([
    Column({
        type: 'datetime',
        precision: 3,
        nullable: true
    }),
    _ts_metadata("design:type", Object)
], Decision.prototype, "suspendedUntil", void 0);
_ts_decorate([
    Column({
        type: 'varchar',
        length: 20
    }),
    _ts_metadata("design:type", typeof ReportReason === "undefined" ? Object : ReportReason)
], Decision.prototype, "rule", void 0);
_ts_decorate([
    Column({
        type: 'varchar',
        length: 1000
    }),
    _ts_metadata("design:type", String)
], Decision.prototype, "reason", void 0);
_ts_decorate([
    Column({
        type: 'int'
    }),
    _ts_metadata("design:type", Number)
], Decision.prototype, "reports", void 0);
_ts_decorate([
    Column({
        type: 'int'
    }),
    _ts_metadata("design:type", Number)
], Decision.prototype, "waitedSeconds", void 0);
_ts_decorate([
    Column({
        type: 'boolean'
    }),
    _ts_metadata("design:type", Boolean)
], Decision.prototype, "hasChanged", void 0);
_ts_decorate([
    Column({
        type: 'int',
        nullable: true
    }),
    _ts_metadata("design:type", Object)
], Decision.prototype, "decidedBy", void 0);
_ts_decorate([
    Column({
        type: 'datetime',
        precision: 3
    }),
    _ts_metadata("design:type", typeof Date === "undefined" ? Object : Date)
], Decision.prototype, "decidedAt", void 0);
_ts_decorate([
    Column({
        type: 'datetime',
        precision: 3,
        nullable: true
    }),
    _ts_metadata("design:type", Object)
], Decision.prototype, "undoneAt", void 0);
_ts_decorate([
    Column({
        type: 'datetime',
        precision: 3,
        nullable: true
    }),
    _ts_metadata("design:type", Object)
], Decision.prototype, "reversedAt", void 0);
Decision = _ts_decorate([
    Entity('moderation_decisions')
], Decision);
//# sourceMappingURL=decision.entity.js.map
