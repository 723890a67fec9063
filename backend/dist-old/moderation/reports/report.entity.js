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
import { Comment } from '../../community/comments/comment.entity.js';
import { User } from '../../members/users/user.entity.js';
import { Decision } from '../decisions/decision.entity.js';
export const reportStatuses = [
    'pending',
    'resolved',
    'rejected'
];
export class Report {
    id;
    kind;
    /** Kept after the content is deleted. */ subjectId;
    /** Title at the time of the report; null for comments, and a year after the decision. */ subjectTitle;
    /** Text at the time of the report; emptied a year after the decision. */ said;
    /** Owner of the content; null once the account is deleted. */ subjectAuthorId;
    /** Reporter; null once the account is deleted. */ userId;
    reason;
    details;
    status;
    /** Member and content while pending, otherwise null: unique, so that a member has one open report per content. */ openKey;
    /** The moderator who last changed the status. */ handledBy;
    handledAt;
    note;
    /** The decision that settled it; null while pending, and for reports older than decisions. */ decisionId;
    createdAt;
    updatedAt;
    /** Loaded only when the query joins it; null when deleted, or for other kinds of content. */ comment;
    /** Loaded only when the query joins the decision. */ decision;
    /** Reporter; loaded only when the query joins it. */ user;
    /** Owner of the content; loaded only when the query joins it. */ subjectAuthor;
}
_ts_decorate([
    PrimaryGeneratedColumn({
        type: 'int'
    }),
    _ts_metadata("design:type", Number)
], Report.prototype, "id", void 0);
_ts_decorate([
    Column({
        type: 'varchar',
        length: 12
    }),
    _ts_metadata("design:type", typeof SubjectKind === "undefined" ? Object : SubjectKind)
], Report.prototype, "kind", void 0);
_ts_decorate([
    Column({
        type: 'int'
    }),
    _ts_metadata("design:type", Number)
], Report.prototype, "subjectId", void 0);
_ts_decorate([
    Column({
        type: 'varchar',
        length: 200,
        nullable: true
    }),
    _ts_metadata("design:type", Object)
], Report.prototype, "subjectTitle", void 0);
_ts_decorate([
    Column({
        type: 'varchar',
        length: 1000
    }),
    _ts_metadata("design:type", String)
], Report.prototype, "said", void 0);
_ts_decorate([
    Column({
        type: 'int',
        nullable: true
    }),
    _ts_metadata("design:type", Object)
], Report.prototype, "subjectAuthorId", void 0);
_ts_decorate([
    Column({
        type: 'int',
        nullable: true
    }),
    _ts_metadata("design:type", Object)
], Report.prototype, "userId", void 0);
_ts_decorate([
    Column({
        type: 'varchar',
        length: 20
    }),
    _ts_metadata("design:type", typeof ReportReason === "undefined" ? Object : ReportReason)
], Report.prototype, "reason", void 0);
_ts_decorate([
    Column({
        type: 'varchar',
        length: 1000,
        nullable: true
    }),
    _ts_metadata("design:type", Object)
], Report.prototype, "details", void 0);
_ts_decorate([
    Column({
        type: 'varchar',
        length: 10,
        default: 'pending'
    }),
    _ts_metadata("design:type", typeof ReportStatus === "undefined" ? Object : ReportStatus)
], Report.prototype, "status", void 0);
_ts_decorate([
    Column({
        type: 'varchar',
        length: 40,
        nullable: true,
        unique: true,
        select: false
    }),
    _ts_metadata("design:type", Object)
], Report.prototype, "openKey", void 0);
_ts_decorate([
    Column({
        type: 'int',
        nullable: true
    }),
    _ts_metadata("design:type", Object)
], Report.prototype, "handledBy", void 0);
_ts_decorate([
    Column({
        type: 'datetime',
        precision: 3,
        nullable: true
    }),
    _ts_metadata("design:type", Object)
], Report.prototype, "handledAt", void 0);
_ts_decorate([
    Column({
        type: 'varchar',
        length: 1000,
        nullable: true
    }),
    _ts_metadata("design:type", Object)
], Report.prototype, "note", void 0);
_ts_decorate([
    Column({
        type: 'int',
        nullable: true
    }),
    _ts_metadata("design:type", Object)
], Report.prototype, "decisionId", void 0);
_ts_decorate([
    Column({
        type: 'datetime',
        precision: 3
    }),
    _ts_metadata("design:type", typeof Date === "undefined" ? Object : Date)
], Report.prototype, "createdAt", void 0);
_ts_decorate([
    Column({
        type: 'datetime',
        precision: 3
    }),
    _ts_metadata("design:type", typeof Date === "undefined" ? Object : Date)
], Report.prototype, "updatedAt", void 0);
_ts_decorate([
    ManyToOne(()=>Comment, {
        createForeignKeyConstraints: false
    }),
    JoinColumn({
        name: 'subjectId'
    }),
    _ts_metadata("design:type", Object)
], Report.prototype, "comment", void 0);
_ts_decorate([
    ManyToOne(()=>Decision, {
        createForeignKeyConstraints: false
    }),
    JoinColumn({
        name: 'decisionId'
    }),
    _ts_metadata("design:type", Object)
], Report.prototype, "decision", void 0);
_ts_decorate([
    ManyToOne(()=>User),
    JoinColumn({
        name: 'userId'
    }),
    _ts_metadata("design:type", Object)
], Report.prototype, "user", void 0);
_ts_decorate([
    ManyToOne(()=>User, {
        createForeignKeyConstraints: false
    }),
    JoinColumn({
        name: 'subjectAuthorId'
    }),
    _ts_metadata("design:type", Object)
], Report.prototype, "subjectAuthor", void 0);
Report = _ts_decorate([
    Entity('reports')
], Report);
//# sourceMappingURL=report.entity.js.map
