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
import { sanctions, outcomes } from '../decisions/decision.entity.js';
import { reportReasons } from '../subjects/report-reasons.js';
import { subjectKinds } from '../subjects/subject-kinds.js';
let ReceivedDto = class ReceivedDto {
    kind;
    reason;
    count;
};
_ts_decorate([
    ApiProperty({
        enum: subjectKinds
    }),
    _ts_metadata("design:type", typeof SubjectKind === "undefined" ? Object : SubjectKind)
], ReceivedDto.prototype, "kind", void 0);
_ts_decorate([
    ApiProperty({
        enum: reportReasons
    }),
    _ts_metadata("design:type", typeof ReportReason === "undefined" ? Object : ReportReason)
], ReceivedDto.prototype, "reason", void 0);
_ts_decorate([
    ApiProperty({
        type: 'integer'
    }),
    _ts_metadata("design:type", Number)
], ReceivedDto.prototype, "count", void 0);
let DecidedDto = class DecidedDto {
    kind;
    isUpheld;
    outcome;
    sanction;
    count;
};
_ts_decorate([
    ApiProperty({
        enum: subjectKinds
    }),
    _ts_metadata("design:type", typeof SubjectKind === "undefined" ? Object : SubjectKind)
], DecidedDto.prototype, "kind", void 0);
_ts_decorate([
    ApiProperty({
        description: "Si les signalements ont \xe9t\xe9 retenus."
    }),
    _ts_metadata("design:type", Boolean)
], DecidedDto.prototype, "isUpheld", void 0);
_ts_decorate([
    ApiProperty({
        enum: outcomes
    }),
    _ts_metadata("design:type", typeof Outcome === "undefined" ? Object : Outcome)
], DecidedDto.prototype, "outcome", void 0);
_ts_decorate([
    ApiProperty({
        enum: sanctions
    }),
    _ts_metadata("design:type", typeof Sanction === "undefined" ? Object : Sanction)
], DecidedDto.prototype, "sanction", void 0);
_ts_decorate([
    ApiProperty({
        type: 'integer'
    }),
    _ts_metadata("design:type", Number)
], DecidedDto.prototype, "count", void 0);
let AppealedDto = class AppealedDto {
    pending;
    upheld;
    reversed;
};
_ts_decorate([
    ApiProperty({
        type: 'integer',
        description: "Recours encore \xe0 examiner."
    }),
    _ts_metadata("design:type", Number)
], AppealedDto.prototype, "pending", void 0);
_ts_decorate([
    ApiProperty({
        type: 'integer',
        description: "D\xe9cisions maintenues."
    }),
    _ts_metadata("design:type", Number)
], AppealedDto.prototype, "upheld", void 0);
_ts_decorate([
    ApiProperty({
        type: 'integer',
        description: "D\xe9cisions annul\xe9es."
    }),
    _ts_metadata("design:type", Number)
], AppealedDto.prototype, "reversed", void 0);
export class QuarterDto {
    year;
    quarter;
    received;
    decided;
    appeals;
    medianSeconds;
}
_ts_decorate([
    ApiProperty({
        type: 'integer',
        example: 2026
    }),
    _ts_metadata("design:type", Number)
], QuarterDto.prototype, "year", void 0);
_ts_decorate([
    ApiProperty({
        type: 'integer',
        minimum: 1,
        maximum: 4,
        example: 2
    }),
    _ts_metadata("design:type", Number)
], QuarterDto.prototype, "quarter", void 0);
_ts_decorate([
    ApiProperty({
        type: [
            ReceivedDto
        ]
    }),
    _ts_metadata("design:type", Array)
], QuarterDto.prototype, "received", void 0);
_ts_decorate([
    ApiProperty({
        type: [
            DecidedDto
        ],
        description: 'Sans celles que leur auteur a reprises.'
    }),
    _ts_metadata("design:type", Array)
], QuarterDto.prototype, "decided", void 0);
_ts_decorate([
    ApiProperty({
        type: AppealedDto
    }),
    _ts_metadata("design:type", typeof AppealedDto === "undefined" ? Object : AppealedDto)
], QuarterDto.prototype, "appeals", void 0);
_ts_decorate([
    ApiProperty({
        type: 'integer',
        nullable: true,
        description: "Temps m\xe9dian du premier signalement \xe0 la d\xe9cision, en secondes ; null sans d\xe9cision.",
        example: 7200
    }),
    _ts_metadata("design:type", Object)
], QuarterDto.prototype, "medianSeconds", void 0);
export class TransparencyDto {
    quarters;
}
_ts_decorate([
    ApiProperty({
        type: [
            QuarterDto
        ],
        description: "Le trimestre en cours d\u2019abord."
    }),
    _ts_metadata("design:type", Array)
], TransparencyDto.prototype, "quarters", void 0);
//# sourceMappingURL=transparency.dto.js.map
