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
import { conditionNames, conditionStates } from './condition.js';
import { diskParts } from './disk.service.js';
let ConditionDto = class ConditionDto {
    name;
    state;
    says;
    advice;
};
_ts_decorate([
    ApiProperty({
        enum: conditionNames
    }),
    _ts_metadata("design:type", typeof ConditionName === "undefined" ? Object : ConditionName)
], ConditionDto.prototype, "name", void 0);
_ts_decorate([
    ApiProperty({
        enum: conditionStates,
        description: "Bien, \xe0 surveiller, ou \xe0 r\xe9parer."
    }),
    _ts_metadata("design:type", typeof ConditionState === "undefined" ? Object : ConditionState)
], ConditionDto.prototype, "state", void 0);
_ts_decorate([
    ApiProperty({
        example: "SQLite 3.51.0 r\xe9pond en 1 ms ; la base p\xe8se 12 Mo."
    }),
    _ts_metadata("design:type", String)
], ConditionDto.prototype, "says", void 0);
_ts_decorate([
    ApiProperty({
        type: String,
        nullable: true,
        description: "Ce qu\u2019il y a \xe0 faire ; null s\u2019il n\u2019y a rien \xe0 faire.",
        example: "La page \xab Courrier \xbb dit pourquoi."
    }),
    _ts_metadata("design:type", Object)
], ConditionDto.prototype, "advice", void 0);
let TakenDto = class TakenDto {
    part;
    bytes;
    isWhole;
    canBeFreed;
};
_ts_decorate([
    ApiProperty({
        enum: diskParts
    }),
    _ts_metadata("design:type", typeof DiskPart === "undefined" ? Object : DiskPart)
], TakenDto.prototype, "part", void 0);
_ts_decorate([
    ApiProperty({
        type: 'integer',
        description: 'En octets.'
    }),
    _ts_metadata("design:type", Number)
], TakenDto.prototype, "bytes", void 0);
_ts_decorate([
    ApiProperty({
        description: "Faux si le temps a manqu\xe9 pour tout regarder : il y en a au moins autant."
    }),
    _ts_metadata("design:type", Boolean)
], TakenDto.prototype, "isWhole", void 0);
_ts_decorate([
    ApiProperty({
        description: "Si cette place peut \xeatre lib\xe9r\xe9e sans rien perdre."
    }),
    _ts_metadata("design:type", Boolean)
], TakenDto.prototype, "canBeFreed", void 0);
export class SiteConditionDto {
    checks;
    taken;
}
_ts_decorate([
    ApiProperty({
        type: [
            ConditionDto
        ]
    }),
    _ts_metadata("design:type", Array)
], SiteConditionDto.prototype, "checks", void 0);
_ts_decorate([
    ApiProperty({
        type: [
            TakenDto
        ],
        description: "Ce qui prend de la place, le plus gros d\u2019abord. Les pages gard\xe9es sont en m\xe9moire, et une base MySQL ou MariaDB est sur son serveur."
    }),
    _ts_metadata("design:type", Array)
], SiteConditionDto.prototype, "taken", void 0);
export class DiskStateDto {
    state;
    says;
}
_ts_decorate([
    ApiProperty({
        enum: conditionStates
    }),
    _ts_metadata("design:type", typeof ConditionState === "undefined" ? Object : ConditionState)
], DiskStateDto.prototype, "state", void 0);
_ts_decorate([
    ApiProperty({
        example: 'Il reste 12 Go sur 40 Go (30 %).'
    }),
    _ts_metadata("design:type", String)
], DiskStateDto.prototype, "says", void 0);
export class FreedDto {
    freed;
}
_ts_decorate([
    ApiProperty({
        type: 'integer',
        description: "Octets lib\xe9r\xe9s."
    }),
    _ts_metadata("design:type", Number)
], FreedDto.prototype, "freed", void 0);
export class ServerErrorDto {
    status;
    route;
    message;
    times;
    firstAt;
    lastAt;
}
_ts_decorate([
    ApiProperty({
        type: 'integer',
        example: 500
    }),
    _ts_metadata("design:type", Number)
], ServerErrorDto.prototype, "status", void 0);
_ts_decorate([
    ApiProperty({
        example: 'GET /api/tutorials/:id'
    }),
    _ts_metadata("design:type", String)
], ServerErrorDto.prototype, "route", void 0);
_ts_decorate([
    ApiProperty({
        description: "Sans ce que des gens ont \xe9crit.",
        example: 'Error: socket hang up'
    }),
    _ts_metadata("design:type", String)
], ServerErrorDto.prototype, "message", void 0);
_ts_decorate([
    ApiProperty({
        type: 'integer'
    }),
    _ts_metadata("design:type", Number)
], ServerErrorDto.prototype, "times", void 0);
_ts_decorate([
    ApiProperty({
        format: 'date-time'
    }),
    _ts_metadata("design:type", String)
], ServerErrorDto.prototype, "firstAt", void 0);
_ts_decorate([
    ApiProperty({
        format: 'date-time'
    }),
    _ts_metadata("design:type", String)
], ServerErrorDto.prototype, "lastAt", void 0);
export class ServerErrorsDto {
    errors;
}
_ts_decorate([
    ApiProperty({
        type: [
            ServerErrorDto
        ]
    }),
    _ts_metadata("design:type", Array)
], ServerErrorsDto.prototype, "errors", void 0);
export function toServerErrorDto({ firstAt, lastAt, ...rest }) {
    return {
        ...rest,
        firstAt: firstAt.toISOString(),
        lastAt: lastAt.toISOString()
    };
}
//# sourceMappingURL=site-condition.dto.js.map
