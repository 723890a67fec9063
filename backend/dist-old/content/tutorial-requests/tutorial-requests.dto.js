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
import { TextField } from '../../platform/common/body-fields.js';
import { ConsolePageQuery } from '../../platform/common/page-query.js';
import { ChoiceParam, TextParam } from '../../platform/common/query-params.js';
import { requestSorts } from './tutorial-requests.service.js';
export class TutorialRequestBody {
    text;
}
_ts_decorate([
    TextField({
        min: 3,
        max: 200,
        tooShort: "Dites en quelques mots ce que vous cherchez : 3 caract\xe8res au moins.",
        tooLong: "Dites en quelques mots ce que vous cherchez : 200 caract\xe8res au plus.",
        example: "R\xe9gler un collimateur"
    }),
    _ts_metadata("design:type", String)
], TutorialRequestBody.prototype, "text", void 0);
export class TutorialRequestsQuery extends ConsolePageQuery {
    sort;
    q;
}
_ts_decorate([
    ChoiceParam(requestSorts, "Ce qui donne l\u2019ordre.", 'times'),
    _ts_metadata("design:type", typeof RequestSort === "undefined" ? Object : RequestSort)
], TutorialRequestsQuery.prototype, "sort", void 0);
_ts_decorate([
    TextParam(200, "Texte \xe0 trouver dans les demandes, sans \xe9gard \xe0 la casse ni aux accents.", 'collimateur'),
    _ts_metadata("design:type", String)
], TutorialRequestsQuery.prototype, "q", void 0);
export class TutorialRequestDto {
    id;
    text;
    times;
    createdAt;
    lastAskedAt;
}
_ts_decorate([
    ApiProperty({
        type: 'integer'
    }),
    _ts_metadata("design:type", Number)
], TutorialRequestDto.prototype, "id", void 0);
_ts_decorate([
    ApiProperty({
        example: "R\xe9gler un collimateur",
        description: "Tel qu\u2019il a \xe9t\xe9 \xe9crit la premi\xe8re fois."
    }),
    _ts_metadata("design:type", String)
], TutorialRequestDto.prototype, "text", void 0);
_ts_decorate([
    ApiProperty({
        type: 'integer',
        description: "Combien de fois il a \xe9t\xe9 demand\xe9."
    }),
    _ts_metadata("design:type", Number)
], TutorialRequestDto.prototype, "times", void 0);
_ts_decorate([
    ApiProperty({
        format: 'date-time'
    }),
    _ts_metadata("design:type", String)
], TutorialRequestDto.prototype, "createdAt", void 0);
_ts_decorate([
    ApiProperty({
        format: 'date-time'
    }),
    _ts_metadata("design:type", String)
], TutorialRequestDto.prototype, "lastAskedAt", void 0);
export class TutorialRequestListDto {
    requests;
    total;
}
_ts_decorate([
    ApiProperty({
        type: [
            TutorialRequestDto
        ]
    }),
    _ts_metadata("design:type", Array)
], TutorialRequestListDto.prototype, "requests", void 0);
_ts_decorate([
    ApiProperty({
        type: 'integer'
    }),
    _ts_metadata("design:type", Number)
], TutorialRequestListDto.prototype, "total", void 0);
export function toTutorialRequestDto(request) {
    const { id, text, times, createdAt, lastAskedAt } = request;
    return {
        id,
        text,
        times,
        createdAt: createdAt.toISOString(),
        lastAskedAt: lastAskedAt.toISOString()
    };
}
//# sourceMappingURL=tutorial-requests.dto.js.map
