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
export class EventBacklogDto {
    pending;
    deadLetters;
    lagMs;
    medianLagMs;
}
_ts_decorate([
    ApiProperty({
        type: 'integer',
        description: "Traitements qui restent \xe0 faire, nouveaux essais compris."
    }),
    _ts_metadata("design:type", Number)
], EventBacklogDto.prototype, "pending", void 0);
_ts_decorate([
    ApiProperty({
        type: 'integer',
        description: "Traitements abandonn\xe9s apr\xe8s trop d\u2019\xe9checs."
    }),
    _ts_metadata("design:type", Number)
], EventBacklogDto.prototype, "deadLetters", void 0);
_ts_decorate([
    ApiProperty({
        type: 'integer',
        description: "\xc2ge du plus ancien \xe9v\xe9nement qui reste \xe0 traiter, en millisecondes ; 0 sans retard."
    }),
    _ts_metadata("design:type", Number)
], EventBacklogDto.prototype, "lagMs", void 0);
_ts_decorate([
    ApiProperty({
        type: 'integer',
        nullable: true,
        description: "D\xe9lai m\xe9dian des derniers traitements de ce processus, en millisecondes ; null s\u2019il n\u2019en a fait aucun."
    }),
    _ts_metadata("design:type", Object)
], EventBacklogDto.prototype, "medianLagMs", void 0);
export class DeadLetterDto {
    id;
    subscriber;
    type;
    attempts;
    error;
    happenedAt;
}
_ts_decorate([
    ApiProperty({
        type: 'integer'
    }),
    _ts_metadata("design:type", Number)
], DeadLetterDto.prototype, "id", void 0);
_ts_decorate([
    ApiProperty({
        description: "Ce qui devait traiter l\u2019\xe9v\xe9nement.",
        example: 'emails'
    }),
    _ts_metadata("design:type", String)
], DeadLetterDto.prototype, "subscriber", void 0);
_ts_decorate([
    ApiProperty({
        description: "Ce qui s\u2019est pass\xe9.",
        example: 'email.queued'
    }),
    _ts_metadata("design:type", String)
], DeadLetterDto.prototype, "type", void 0);
_ts_decorate([
    ApiProperty({
        type: 'integer',
        description: "Nombre d\u2019essais."
    }),
    _ts_metadata("design:type", Number)
], DeadLetterDto.prototype, "attempts", void 0);
_ts_decorate([
    ApiProperty({
        type: String,
        nullable: true,
        description: "Pourquoi le dernier essai a \xe9chou\xe9.",
        example: "Le serveur de courrier ne r\xe9pond pas."
    }),
    _ts_metadata("design:type", Object)
], DeadLetterDto.prototype, "error", void 0);
_ts_decorate([
    ApiProperty({
        format: 'date-time',
        description: "Quand l\u2019\xe9v\xe9nement a eu lieu."
    }),
    _ts_metadata("design:type", String)
], DeadLetterDto.prototype, "happenedAt", void 0);
export class DeadLetterListDto {
    deadLetters;
    total;
}
_ts_decorate([
    ApiProperty({
        type: [
            DeadLetterDto
        ]
    }),
    _ts_metadata("design:type", Array)
], DeadLetterListDto.prototype, "deadLetters", void 0);
_ts_decorate([
    ApiProperty({
        type: 'integer'
    }),
    _ts_metadata("design:type", Number)
], DeadLetterListDto.prototype, "total", void 0);
export function toDeadLetterDto({ id, subscriber, attempts, error, event }) {
    const { type, happenedAt } = event;
    return {
        id,
        subscriber,
        type,
        attempts,
        error,
        happenedAt: happenedAt.toISOString()
    };
}
//# sourceMappingURL=dead-letters.dto.js.map
