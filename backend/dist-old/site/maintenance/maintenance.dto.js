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
import { logLevels } from '../../platform/common/app-log.js';
import { ChoiceParam, IntParam, TextParam } from '../../platform/common/query-params.js';
export class RebuiltDto {
    rebuilt;
}
_ts_decorate([
    ApiProperty({
        type: 'integer',
        description: "Nombre de tutoriels index\xe9s."
    }),
    _ts_metadata("design:type", Number)
], RebuiltDto.prototype, "rebuilt", void 0);
export class SearchIndexDto {
    isRebuilding;
    done;
    total;
}
_ts_decorate([
    ApiProperty({
        description: "Si l\u2019index est en reconstruction."
    }),
    _ts_metadata("design:type", Boolean)
], SearchIndexDto.prototype, "isRebuilding", void 0);
_ts_decorate([
    ApiProperty({
        type: 'integer',
        description: "Nombre de tutoriels d\xe9j\xe0 index\xe9s ; 0 quand l\u2019index est \xe0 jour."
    }),
    _ts_metadata("design:type", Number)
], SearchIndexDto.prototype, "done", void 0);
_ts_decorate([
    ApiProperty({
        type: 'integer',
        description: "Nombre de tutoriels \xe0 indexer ; 0 quand l\u2019index est \xe0 jour."
    }),
    _ts_metadata("design:type", Number)
], SearchIndexDto.prototype, "total", void 0);
export class OptimizedDto {
    message;
    bytesBefore;
    bytesAfter;
    durationMs;
}
_ts_decorate([
    ApiProperty({
        description: "Ce qui a \xe9t\xe9 fait, en une phrase.",
        example: "La base a \xe9t\xe9 rang\xe9e."
    }),
    _ts_metadata("design:type", String)
], OptimizedDto.prototype, "message", void 0);
_ts_decorate([
    ApiProperty({
        type: 'integer',
        description: 'Taille avant, en octets.'
    }),
    _ts_metadata("design:type", Number)
], OptimizedDto.prototype, "bytesBefore", void 0);
_ts_decorate([
    ApiProperty({
        type: 'integer',
        description: "Taille apr\xe8s, en octets."
    }),
    _ts_metadata("design:type", Number)
], OptimizedDto.prototype, "bytesAfter", void 0);
_ts_decorate([
    ApiProperty({
        type: 'integer',
        description: "Dur\xe9e en millisecondes."
    }),
    _ts_metadata("design:type", Number)
], OptimizedDto.prototype, "durationMs", void 0);
export class OptimizationDto {
    isOptimizing;
    done;
    total;
    result;
    problem;
}
_ts_decorate([
    ApiProperty({
        description: "Si la base de donn\xe9es est en cours d\u2019optimisation."
    }),
    _ts_metadata("design:type", Boolean)
], OptimizationDto.prototype, "isOptimizing", void 0);
_ts_decorate([
    ApiProperty({
        type: 'integer',
        description: "Nombre d\u2019\xe9tapes faites ; 0 hors d\u2019une optimisation."
    }),
    _ts_metadata("design:type", Number)
], OptimizationDto.prototype, "done", void 0);
_ts_decorate([
    ApiProperty({
        type: 'integer',
        description: "Nombre d\u2019\xe9tapes ; 0 hors d\u2019une optimisation, ou tant qu\u2019il n\u2019est pas connu."
    }),
    _ts_metadata("design:type", Number)
], OptimizationDto.prototype, "total", void 0);
_ts_decorate([
    ApiProperty({
        type: OptimizedDto,
        nullable: true,
        description: "Ce qu\u2019a donn\xe9 la derni\xe8re ; null sinon."
    }),
    _ts_metadata("design:type", Object)
], OptimizationDto.prototype, "result", void 0);
_ts_decorate([
    ApiProperty({
        type: String,
        nullable: true,
        description: "Pourquoi la derni\xe8re a \xe9chou\xe9 ; null sinon.",
        example: "Une erreur est survenue lors de l\u2019optimisation de la base de donn\xe9es."
    }),
    _ts_metadata("design:type", Object)
], OptimizationDto.prototype, "problem", void 0);
export class LogsQuery {
    level;
    q;
    limit;
}
_ts_decorate([
    ChoiceParam(logLevels, 'Seulement ce qui est au moins aussi grave.'),
    _ts_metadata("design:type", typeof LogLevel === "undefined" ? Object : LogLevel)
], LogsQuery.prototype, "level", void 0);
_ts_decorate([
    TextParam(200, "Texte \xe0 trouver, sans \xe9gard \xe0 la casse.", 'erreur'),
    _ts_metadata("design:type", String)
], LogsQuery.prototype, "q", void 0);
_ts_decorate([
    IntParam({
        min: 1,
        max: 500,
        fallback: 100,
        description: 'Nombre de lignes.'
    }),
    _ts_metadata("design:type", Number)
], LogsQuery.prototype, "limit", void 0);
export class LogEntryDto {
    at;
    level;
    context;
    message;
    detail;
}
_ts_decorate([
    ApiProperty({
        format: 'date-time'
    }),
    _ts_metadata("design:type", String)
], LogEntryDto.prototype, "at", void 0);
_ts_decorate([
    ApiProperty({
        enum: logLevels
    }),
    _ts_metadata("design:type", typeof LogLevel === "undefined" ? Object : LogLevel)
], LogEntryDto.prototype, "level", void 0);
_ts_decorate([
    ApiProperty({
        type: String,
        nullable: true,
        description: "La partie de l\u2019application qui parle.",
        example: 'Api'
    }),
    _ts_metadata("design:type", Object)
], LogEntryDto.prototype, "context", void 0);
_ts_decorate([
    ApiProperty({
        example: 'GET /api/tutorials'
    }),
    _ts_metadata("design:type", String)
], LogEntryDto.prototype, "message", void 0);
_ts_decorate([
    ApiProperty({
        type: String,
        nullable: true,
        description: "D\u2019o\xf9 vient une erreur, ou ce qui s\u2019y ajoute.",
        example: "Error: la base ne r\xe9pond pas"
    }),
    _ts_metadata("design:type", Object)
], LogEntryDto.prototype, "detail", void 0);
export class LogsDto {
    lines;
}
_ts_decorate([
    ApiProperty({
        type: [
            LogEntryDto
        ]
    }),
    _ts_metadata("design:type", Array)
], LogsDto.prototype, "lines", void 0);
//# sourceMappingURL=maintenance.dto.js.map
