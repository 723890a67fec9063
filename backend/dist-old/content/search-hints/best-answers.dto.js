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
import { IdField, TextField } from '../../platform/common/body-fields.js';
import { ConsolePageQuery } from '../../platform/common/page-query.js';
import { ChoiceParam, TextParam } from '../../platform/common/query-params.js';
import { bestAnswerSorts } from './best-answers.service.js';
export class BestAnswerBody {
    text;
    tutorialId;
}
_ts_decorate([
    TextField({
        min: 2,
        max: 100,
        tooShort: "Donnez le texte cherch\xe9 : 2 caract\xe8res au moins.",
        tooLong: "Donnez le texte cherch\xe9 : 100 caract\xe8res au plus.",
        description: "Le texte cherch\xe9, sans \xe9gard \xe0 la casse ni aux accents.",
        example: 'faire une visio'
    }),
    _ts_metadata("design:type", String)
], BestAnswerBody.prototype, "text", void 0);
_ts_decorate([
    IdField({
        message: 'Choisissez le tutoriel qui vient en premier.'
    }),
    _ts_metadata("design:type", Number)
], BestAnswerBody.prototype, "tutorialId", void 0);
export class BestAnswersQuery extends ConsolePageQuery {
    sort;
    q;
}
_ts_decorate([
    ChoiceParam(bestAnswerSorts, "Ce qui donne l\u2019ordre.", 'id'),
    _ts_metadata("design:type", typeof BestAnswerSort === "undefined" ? Object : BestAnswerSort)
], BestAnswersQuery.prototype, "sort", void 0);
_ts_decorate([
    TextParam(100, "Texte \xe0 trouver dans ceux qui sont cherch\xe9s, sans \xe9gard \xe0 la casse ni aux accents.", 'visio'),
    _ts_metadata("design:type", String)
], BestAnswersQuery.prototype, "q", void 0);
export class BestAnswerDto {
    id;
    text;
    tutorialId;
    tutorialTitle;
    isPublished;
    createdAt;
}
_ts_decorate([
    ApiProperty({
        type: 'integer'
    }),
    _ts_metadata("design:type", Number)
], BestAnswerDto.prototype, "id", void 0);
_ts_decorate([
    ApiProperty({
        example: 'faire une visio'
    }),
    _ts_metadata("design:type", String)
], BestAnswerDto.prototype, "text", void 0);
_ts_decorate([
    ApiProperty({
        type: 'integer'
    }),
    _ts_metadata("design:type", Number)
], BestAnswerDto.prototype, "tutorialId", void 0);
_ts_decorate([
    ApiProperty({
        example: "R\xe9ussir une visioconf\xe9rence"
    }),
    _ts_metadata("design:type", String)
], BestAnswerDto.prototype, "tutorialTitle", void 0);
_ts_decorate([
    ApiProperty({
        description: "Un tutoriel retir\xe9 ne vient en premier pour personne."
    }),
    _ts_metadata("design:type", Boolean)
], BestAnswerDto.prototype, "isPublished", void 0);
_ts_decorate([
    ApiProperty({
        format: 'date-time'
    }),
    _ts_metadata("design:type", String)
], BestAnswerDto.prototype, "createdAt", void 0);
export class BestAnswerListDto {
    answers;
    total;
}
_ts_decorate([
    ApiProperty({
        type: [
            BestAnswerDto
        ]
    }),
    _ts_metadata("design:type", Array)
], BestAnswerListDto.prototype, "answers", void 0);
_ts_decorate([
    ApiProperty({
        type: 'integer'
    }),
    _ts_metadata("design:type", Number)
], BestAnswerListDto.prototype, "total", void 0);
export function toBestAnswerDto({ answer, title, isPublished }) {
    const { id, text, tutorialId, createdAt } = answer;
    return {
        id,
        text,
        tutorialId,
        tutorialTitle: title,
        isPublished,
        createdAt: createdAt.toISOString()
    };
}
//# sourceMappingURL=best-answers.dto.js.map
