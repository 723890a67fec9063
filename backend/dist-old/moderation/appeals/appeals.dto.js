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
import { ApiProperty } from '@nestjs/swagger';
import { IsIn } from 'class-validator';
import { TextField } from '../../platform/common/body-fields.js';
import { PageQuery } from '../../platform/common/page-query.js';
import { ChoiceParam } from '../../platform/common/query-params.js';
import { outcomes, sanctions } from '../decisions/decision.entity.js';
import { DecisionDto, toDecisionDto } from '../decisions/decisions.dto.js';
import { reportReasons } from '../subjects/report-reasons.js';
import { subjectKinds } from '../subjects/subject-kinds.js';
import { appealStatuses } from './appeal.entity.js';
import { appealDeadline } from './appeals.policy.js';
export class AppealBody {
    text;
}
_ts_decorate([
    TextField({
        lines: true,
        min: 10,
        max: 1000,
        tooShort: "Dites pourquoi, en 10 caract\xe8res au moins.",
        tooLong: "Votre demande ne peut pas d\xe9passer 1000 caract\xe8res.",
        example: "Ce lien m\xe8ne \xe0 une documentation, pas \xe0 une boutique."
    }),
    _ts_metadata("design:type", String)
], AppealBody.prototype, "text", void 0);
export class AppealAnswerBody {
    status;
    answer;
}
_ts_decorate([
    ApiProperty({
        enum: [
            'upheld',
            'reversed'
        ],
        description: "Si la d\xe9cision est maintenue ou annul\xe9e."
    }),
    IsIn([
        'upheld',
        'reversed'
    ], {
        message: 'Le statut doit valoir upheld ou reversed.'
    }),
    _ts_metadata("design:type", String)
], AppealAnswerBody.prototype, "status", void 0);
_ts_decorate([
    TextField({
        lines: true,
        max: 1000,
        optional: true,
        description: "Dite \xe0 qui fait le recours.",
        example: "Apr\xe8s un second examen, la d\xe9cision est maintenue."
    }),
    _ts_metadata("design:type", Object)
], AppealAnswerBody.prototype, "answer", void 0);
export class AppealsQuery extends PageQuery {
    status;
}
_ts_decorate([
    ChoiceParam(appealStatuses, 'Seulement les recours de ce statut.'),
    _ts_metadata("design:type", typeof AppealStatus === "undefined" ? Object : AppealStatus)
], AppealsQuery.prototype, "status", void 0);
let OwnAppealDto = class OwnAppealDto {
    text;
    status;
    answer;
    createdAt;
    handledAt;
};
_ts_decorate([
    ApiProperty({
        example: "Ce lien m\xe8ne \xe0 une documentation."
    }),
    _ts_metadata("design:type", String)
], OwnAppealDto.prototype, "text", void 0);
_ts_decorate([
    ApiProperty({
        enum: appealStatuses
    }),
    _ts_metadata("design:type", typeof AppealStatus === "undefined" ? Object : AppealStatus)
], OwnAppealDto.prototype, "status", void 0);
_ts_decorate([
    ApiProperty({
        type: String,
        nullable: true,
        example: "Apr\xe8s un second examen, la d\xe9cision est maintenue."
    }),
    _ts_metadata("design:type", Object)
], OwnAppealDto.prototype, "answer", void 0);
_ts_decorate([
    ApiProperty({
        format: 'date-time'
    }),
    _ts_metadata("design:type", String)
], OwnAppealDto.prototype, "createdAt", void 0);
_ts_decorate([
    ApiProperty({
        type: String,
        format: 'date-time',
        nullable: true
    }),
    _ts_metadata("design:type", Object)
], OwnAppealDto.prototype, "handledAt", void 0);
/** What the owner sees: never the reporter, nor the moderator. */ export class ToldDecisionDto {
    kind;
    title;
    said;
    outcome;
    sanction;
    suspendedUntil;
    rule;
    reason;
    decidedAt;
    isReversed;
    appealableUntil;
    appeal;
}
_ts_decorate([
    ApiProperty({
        enum: subjectKinds
    }),
    _ts_metadata("design:type", typeof SubjectKind === "undefined" ? Object : SubjectKind)
], ToldDecisionDto.prototype, "kind", void 0);
_ts_decorate([
    ApiProperty({
        type: String,
        nullable: true,
        example: 'Le pain au levain'
    }),
    _ts_metadata("design:type", Object)
], ToldDecisionDto.prototype, "title", void 0);
_ts_decorate([
    ApiProperty({
        description: "Ce que disait la chose ; vide un an apr\xe8s.",
        example: 'Achetez ici !'
    }),
    _ts_metadata("design:type", String)
], ToldDecisionDto.prototype, "said", void 0);
_ts_decorate([
    ApiProperty({
        enum: outcomes
    }),
    _ts_metadata("design:type", typeof Outcome === "undefined" ? Object : Outcome)
], ToldDecisionDto.prototype, "outcome", void 0);
_ts_decorate([
    ApiProperty({
        enum: sanctions
    }),
    _ts_metadata("design:type", typeof Sanction === "undefined" ? Object : Sanction)
], ToldDecisionDto.prototype, "sanction", void 0);
_ts_decorate([
    ApiProperty({
        type: String,
        format: 'date-time',
        nullable: true,
        description: 'Fin de la suspension.'
    }),
    _ts_metadata("design:type", Object)
], ToldDecisionDto.prototype, "suspendedUntil", void 0);
_ts_decorate([
    ApiProperty({
        enum: reportReasons,
        description: "La r\xe8gle enfreinte."
    }),
    _ts_metadata("design:type", typeof ReportReason === "undefined" ? Object : ReportReason)
], ToldDecisionDto.prototype, "rule", void 0);
_ts_decorate([
    ApiProperty({
        description: "Pourquoi ; vide un an apr\xe8s.",
        example: "Cela fait la publicit\xe9 d\u2019un produit."
    }),
    _ts_metadata("design:type", String)
], ToldDecisionDto.prototype, "reason", void 0);
_ts_decorate([
    ApiProperty({
        format: 'date-time'
    }),
    _ts_metadata("design:type", String)
], ToldDecisionDto.prototype, "decidedAt", void 0);
_ts_decorate([
    ApiProperty({
        description: "Si elle a \xe9t\xe9 annul\xe9e depuis."
    }),
    _ts_metadata("design:type", Boolean)
], ToldDecisionDto.prototype, "isReversed", void 0);
_ts_decorate([
    ApiProperty({
        type: String,
        format: 'date-time',
        nullable: true,
        description: "Jusqu\u2019\xe0 quand un recours est possible ; null s\u2019il ne l\u2019est pas, ou plus."
    }),
    _ts_metadata("design:type", Object)
], ToldDecisionDto.prototype, "appealableUntil", void 0);
_ts_decorate([
    ApiProperty({
        type: OwnAppealDto,
        nullable: true
    }),
    _ts_metadata("design:type", Object)
], ToldDecisionDto.prototype, "appeal", void 0);
export class AppealDto extends OwnAppealDto {
    id;
    decision;
    handledBy;
}
_ts_decorate([
    ApiProperty({
        type: 'integer'
    }),
    _ts_metadata("design:type", Number)
], AppealDto.prototype, "id", void 0);
_ts_decorate([
    ApiProperty({
        type: DecisionDto
    }),
    _ts_metadata("design:type", typeof DecisionDto === "undefined" ? Object : DecisionDto)
], AppealDto.prototype, "decision", void 0);
_ts_decorate([
    ApiProperty({
        type: 'integer',
        nullable: true
    }),
    _ts_metadata("design:type", Object)
], AppealDto.prototype, "handledBy", void 0);
export class AppealListDto {
    appeals;
    total;
}
_ts_decorate([
    ApiProperty({
        type: [
            AppealDto
        ]
    }),
    _ts_metadata("design:type", Array)
], AppealListDto.prototype, "appeals", void 0);
_ts_decorate([
    ApiProperty({
        type: 'integer'
    }),
    _ts_metadata("design:type", Number)
], AppealListDto.prototype, "total", void 0);
export function toToldDecisionDto(decision, appeal) {
    const until = appeal ? null : appealDeadline(decision);
    return {
        kind: decision.kind,
        title: decision.subjectTitle,
        said: decision.said,
        outcome: decision.outcome,
        sanction: decision.sanction,
        suspendedUntil: toDecisionDto(decision).suspendedUntil,
        rule: decision.rule,
        reason: decision.reason,
        decidedAt: decision.decidedAt.toISOString(),
        isReversed: decision.undoneAt !== null || decision.reversedAt !== null,
        appealableUntil: until && until > new Date() ? until.toISOString() : null,
        appeal: appeal && toOwnAppealDto(appeal)
    };
}
export function toAppealDto(appeal) {
    const { id, handledBy } = appeal;
    return {
        id,
        ...toOwnAppealDto(appeal),
        decision: toDecisionDto(appeal.decision),
        handledBy
    };
}
function toOwnAppealDto({ text, status, answer, createdAt, handledAt }) {
    return {
        text,
        status,
        answer,
        createdAt: createdAt.toISOString(),
        handledAt: handledAt?.toISOString() ?? null
    };
}
//# sourceMappingURL=appeals.dto.js.map
