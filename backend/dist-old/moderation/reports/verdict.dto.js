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
import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { IsIn, IsISO8601, IsOptional, ValidateIf } from 'class-validator';
import { TextField } from '../../platform/common/body-fields.js';
import { outcomes, sanctions, verdicts } from '../decisions/decision.entity.js';
import { reportReasons } from '../subjects/report-reasons.js';
export class VerdictBody {
    verdict;
    outcome;
    sanction;
    until;
    rule;
    reason;
    note;
}
_ts_decorate([
    ApiProperty({
        enum: verdicts,
        description: "Si les signalements sont retenus ou rejet\xe9s."
    }),
    IsIn(verdicts, {
        message: "La d\xe9cision doit valoir upheld ou rejected."
    }),
    _ts_metadata("design:type", typeof Verdict === "undefined" ? Object : Verdict)
], VerdictBody.prototype, "verdict", void 0);
_ts_decorate([
    ApiPropertyOptional({
        enum: outcomes,
        description: "Ce que devient la chose ; \xe0 dire quand c\u2019est retenu."
    }),
    ValidateIf(({ verdict }, value)=>verdict !== 'rejected' || value !== undefined),
    IsIn(outcomes, {
        message: 'Dites ce que devient la chose : keep, hide ou delete.'
    }),
    _ts_metadata("design:type", typeof Outcome === "undefined" ? Object : Outcome)
], VerdictBody.prototype, "outcome", void 0);
_ts_decorate([
    ApiPropertyOptional({
        enum: sanctions,
        description: "Ce qui arrive \xe0 son auteur ; sans cela, rien."
    }),
    IsOptional(),
    IsIn(sanctions, {
        message: 'La sanction doit valoir none, warn ou suspend.'
    }),
    _ts_metadata("design:type", typeof Sanction === "undefined" ? Object : Sanction)
], VerdictBody.prototype, "sanction", void 0);
_ts_decorate([
    ApiPropertyOptional({
        type: String,
        format: 'date-time',
        nullable: true,
        description: 'Fin de la suspension ; null : sans fin.'
    }),
    IsOptional(),
    IsISO8601({
        strict: true
    }, {
        message: "Donnez la fin de la suspension (ISO 8601), ou null si elle n\u2019en a pas."
    }),
    _ts_metadata("design:type", Object)
], VerdictBody.prototype, "until", void 0);
_ts_decorate([
    ApiPropertyOptional({
        enum: reportReasons,
        description: "La r\xe8gle en cause ; sans elle, le motif le plus donn\xe9."
    }),
    IsOptional(),
    IsIn(reportReasons, {
        message: 'Motif de signalement invalide'
    }),
    _ts_metadata("design:type", typeof ReportReason === "undefined" ? Object : ReportReason)
], VerdictBody.prototype, "rule", void 0);
_ts_decorate([
    TextField({
        lines: true,
        max: 1000,
        optional: true,
        description: "Le motif, dit \xe0 l\u2019auteur ; n\xe9cessaire quand quelque chose lui arrive.",
        example: "Ce contenu fait la publicit\xe9 d\u2019un produit."
    }),
    _ts_metadata("design:type", Object)
], VerdictBody.prototype, "reason", void 0);
_ts_decorate([
    TextField({
        lines: true,
        max: 1000,
        optional: true,
        description: "Gard\xe9e avec les signalements et dans le journal.",
        example: "Troisi\xe8me fois."
    }),
    _ts_metadata("design:type", Object)
], VerdictBody.prototype, "note", void 0);
export class NoteBody {
    text;
}
_ts_decorate([
    TextField({
        lines: true,
        min: 2,
        max: 1000,
        tooShort: "\xc9crivez la note.",
        example: "D\xe9j\xe0 vu en mai."
    }),
    _ts_metadata("design:type", String)
], NoteBody.prototype, "text", void 0);
//# sourceMappingURL=verdict.dto.js.map
