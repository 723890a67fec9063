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
import { suspensionEnd } from '../../members/users/suspension.js';
import { reportReasons } from '../subjects/report-reasons.js';
import { subjectKinds } from '../subjects/subject-kinds.js';
import { outcomes, sanctions, verdicts } from './decision.entity.js';
/** A decision for moderators. */ export class DecisionDto {
    id;
    kind;
    subjectId;
    title;
    said;
    verdict;
    outcome;
    sanction;
    suspendedUntil;
    rule;
    reason;
    reports;
    decidedBy;
    decidedAt;
    isReversed;
}
_ts_decorate([
    ApiProperty({
        type: 'integer'
    }),
    _ts_metadata("design:type", Number)
], DecisionDto.prototype, "id", void 0);
_ts_decorate([
    ApiProperty({
        enum: subjectKinds
    }),
    _ts_metadata("design:type", typeof SubjectKind === "undefined" ? Object : SubjectKind)
], DecisionDto.prototype, "kind", void 0);
_ts_decorate([
    ApiProperty({
        type: 'integer'
    }),
    _ts_metadata("design:type", Number)
], DecisionDto.prototype, "subjectId", void 0);
_ts_decorate([
    ApiProperty({
        type: String,
        nullable: true,
        example: 'Le pain au levain'
    }),
    _ts_metadata("design:type", Object)
], DecisionDto.prototype, "title", void 0);
_ts_decorate([
    ApiProperty({
        description: "Ce que disait la chose ; vide un an apr\xe8s.",
        example: 'Achetez ici !'
    }),
    _ts_metadata("design:type", String)
], DecisionDto.prototype, "said", void 0);
_ts_decorate([
    ApiProperty({
        enum: verdicts,
        description: "Si les signalements ont \xe9t\xe9 retenus."
    }),
    _ts_metadata("design:type", typeof Verdict === "undefined" ? Object : Verdict)
], DecisionDto.prototype, "verdict", void 0);
_ts_decorate([
    ApiProperty({
        enum: outcomes,
        description: "Ce qu\u2019est devenue la chose."
    }),
    _ts_metadata("design:type", typeof Outcome === "undefined" ? Object : Outcome)
], DecisionDto.prototype, "outcome", void 0);
_ts_decorate([
    ApiProperty({
        enum: sanctions,
        description: "Ce qui est arriv\xe9 \xe0 son auteur."
    }),
    _ts_metadata("design:type", typeof Sanction === "undefined" ? Object : Sanction)
], DecisionDto.prototype, "sanction", void 0);
_ts_decorate([
    ApiProperty({
        type: String,
        format: 'date-time',
        nullable: true,
        description: 'Fin de la suspension ; null sans suspension, ou sans fin.'
    }),
    _ts_metadata("design:type", Object)
], DecisionDto.prototype, "suspendedUntil", void 0);
_ts_decorate([
    ApiProperty({
        enum: reportReasons
    }),
    _ts_metadata("design:type", typeof ReportReason === "undefined" ? Object : ReportReason)
], DecisionDto.prototype, "rule", void 0);
_ts_decorate([
    ApiProperty({
        description: "Dit \xe0 l\u2019auteur.",
        example: "Cela fait la publicit\xe9 d\u2019un produit."
    }),
    _ts_metadata("design:type", String)
], DecisionDto.prototype, "reason", void 0);
_ts_decorate([
    ApiProperty({
        type: 'integer',
        description: "Combien de signalements elle r\xe8gle."
    }),
    _ts_metadata("design:type", Number)
], DecisionDto.prototype, "reports", void 0);
_ts_decorate([
    ApiProperty({
        type: 'integer',
        nullable: true
    }),
    _ts_metadata("design:type", Object)
], DecisionDto.prototype, "decidedBy", void 0);
_ts_decorate([
    ApiProperty({
        format: 'date-time'
    }),
    _ts_metadata("design:type", String)
], DecisionDto.prototype, "decidedAt", void 0);
_ts_decorate([
    ApiProperty({
        description: "Si elle a \xe9t\xe9 annul\xe9e depuis."
    }),
    _ts_metadata("design:type", Boolean)
], DecisionDto.prototype, "isReversed", void 0);
export function toDecisionDto(decision) {
    const { id, kind, subjectId, subjectTitle, said, verdict, outcome, sanction, rule, reason } = decision;
    return {
        ...{
            id,
            kind,
            subjectId,
            title: subjectTitle,
            said,
            verdict,
            outcome,
            sanction,
            rule,
            reason
        },
        suspendedUntil: suspensionEnd(decision)?.toISOString() ?? null,
        reports: decision.reports,
        decidedBy: decision.decidedBy,
        decidedAt: decision.decidedAt.toISOString(),
        isReversed: decision.undoneAt !== null || decision.reversedAt !== null
    };
}
//# sourceMappingURL=decisions.dto.js.map
