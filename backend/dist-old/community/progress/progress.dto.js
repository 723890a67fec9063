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
import { ArrayMaxSize, ArrayMinSize, IsArray, IsBoolean, IsInt, IsNumber, IsOptional, Max, Min } from 'class-validator';
import { TextField } from '../../platform/common/body-fields.js';
import { PageQuery } from '../../platform/common/page-query.js';
import { ChoiceParam } from '../../platform/common/query-params.js';
import { TutorialItemDto, toTutorialItemDto } from '../../content/tutorials/tutorials.dto.js';
import { STEP_COUNT } from './steps.js';
const wrongSteps = `Les \xe9tapes doivent \xeatre une liste de ${STEP_COUNT} valeurs, vrai ou faux.`;
const wrongPosition = "La position doit \xeatre un nombre entre 0 et 1.";
/** More paragraphs than any text has. */ const MAX_BLOCK = 100_000;
const wrongBlock = `Le paragraphe doit \xeatre un nombre entier entre 0 et ${MAX_BLOCK}.`;
export class SaveProgressBody {
    steps;
    position;
    heading;
    block;
}
_ts_decorate([
    ApiPropertyOptional({
        type: [
            Boolean
        ],
        minItems: STEP_COUNT,
        maxItems: STEP_COUNT,
        description: "Si chacune des \xe9tapes est faite."
    }),
    IsOptional(),
    IsArray({
        message: wrongSteps
    }),
    ArrayMinSize(STEP_COUNT, {
        message: wrongSteps
    }),
    ArrayMaxSize(STEP_COUNT, {
        message: wrongSteps
    }),
    IsBoolean({
        each: true,
        message: wrongSteps
    }),
    _ts_metadata("design:type", Array)
], SaveProgressBody.prototype, "steps", void 0);
_ts_decorate([
    ApiPropertyOptional({
        type: Number,
        minimum: 0,
        maximum: 1,
        description: "Part du texte d\xe9j\xe0 parcourue."
    }),
    IsOptional(),
    IsNumber({}, {
        message: wrongPosition
    }),
    Min(0, {
        message: wrongPosition
    }),
    Max(1, {
        message: wrongPosition
    }),
    _ts_metadata("design:type", Number)
], SaveProgressBody.prototype, "position", void 0);
_ts_decorate([
    TextField({
        lines: true,
        max: 200,
        optional: true,
        description: "Identifiant de l\u2019intertitre atteint.",
        example: 'pourquoi'
    }),
    _ts_metadata("design:type", Object)
], SaveProgressBody.prototype, "heading", void 0);
_ts_decorate([
    ApiPropertyOptional({
        type: 'integer',
        minimum: 0,
        maximum: MAX_BLOCK,
        description: "Nombre de paragraphes, listes, etc. pass\xe9s sous cet intertitre."
    }),
    IsOptional(),
    IsInt({
        message: wrongBlock
    }),
    Min(0, {
        message: wrongBlock
    }),
    Max(MAX_BLOCK, {
        message: wrongBlock
    }),
    _ts_metadata("design:type", Number)
], SaveProgressBody.prototype, "block", void 0);
export class ProgressQuery extends PageQuery {
    reading;
}
_ts_decorate([
    ChoiceParam([
        'underway'
    ], "\xab underway \xbb : seulement les textes commenc\xe9s et pas encore lus jusqu\u2019au bout."),
    _ts_metadata("design:type", String)
], ProgressQuery.prototype, "reading", void 0);
export class ProgressDto {
    tutorialId;
    steps;
    percent;
    position;
    heading;
    block;
    finishedAt;
    updatedAt;
}
_ts_decorate([
    ApiProperty({
        type: 'integer'
    }),
    _ts_metadata("design:type", Number)
], ProgressDto.prototype, "tutorialId", void 0);
_ts_decorate([
    ApiProperty({
        type: [
            Boolean
        ],
        minItems: STEP_COUNT,
        maxItems: STEP_COUNT
    }),
    _ts_metadata("design:type", Array)
], ProgressDto.prototype, "steps", void 0);
_ts_decorate([
    ApiProperty({
        type: 'integer',
        minimum: 0,
        maximum: 100,
        description: "Part des \xe9tapes faites, arrondie."
    }),
    _ts_metadata("design:type", Number)
], ProgressDto.prototype, "percent", void 0);
_ts_decorate([
    ApiProperty({
        minimum: 0,
        maximum: 1,
        description: "Part du texte d\xe9j\xe0 parcourue."
    }),
    _ts_metadata("design:type", Number)
], ProgressDto.prototype, "position", void 0);
_ts_decorate([
    ApiProperty({
        type: String,
        nullable: true,
        description: "Identifiant de l\u2019intertitre atteint.",
        example: 'pourquoi'
    }),
    _ts_metadata("design:type", Object)
], ProgressDto.prototype, "heading", void 0);
_ts_decorate([
    ApiProperty({
        type: 'integer',
        minimum: 0,
        description: "Nombre de paragraphes, listes, etc. pass\xe9s sous cet intertitre, ou depuis le d\xe9but."
    }),
    _ts_metadata("design:type", Number)
], ProgressDto.prototype, "block", void 0);
_ts_decorate([
    ApiProperty({
        type: String,
        format: 'date-time',
        nullable: true,
        description: "Fin de la derni\xe8re \xe9tape."
    }),
    _ts_metadata("design:type", Object)
], ProgressDto.prototype, "finishedAt", void 0);
_ts_decorate([
    ApiProperty({
        type: String,
        format: 'date-time',
        nullable: true,
        description: "null avant la premi\xe8re lecture."
    }),
    _ts_metadata("design:type", Object)
], ProgressDto.prototype, "updatedAt", void 0);
export class ProgressItemDto extends ProgressDto {
    tutorial;
}
_ts_decorate([
    ApiProperty({
        type: TutorialItemDto
    }),
    _ts_metadata("design:type", typeof TutorialItemDto === "undefined" ? Object : TutorialItemDto)
], ProgressItemDto.prototype, "tutorial", void 0);
export class ProgressListDto {
    progress;
    total;
}
_ts_decorate([
    ApiProperty({
        type: [
            ProgressItemDto
        ]
    }),
    _ts_metadata("design:type", Array)
], ProgressListDto.prototype, "progress", void 0);
_ts_decorate([
    ApiProperty({
        type: 'integer',
        description: "Nombre de tutoriels commenc\xe9s, donn\xe9s ici ou non."
    }),
    _ts_metadata("design:type", Number)
], ProgressListDto.prototype, "total", void 0);
export function toProgressDto(progress) {
    return {
        tutorialId: progress.tutorialId,
        steps: progress.steps,
        percent: progress.percent,
        position: progress.position,
        heading: progress.heading,
        block: progress.block,
        finishedAt: progress.finishedAt?.toISOString() ?? null,
        updatedAt: progress.updatedAt?.toISOString() ?? null
    };
}
export function toProgressItemDto(progress, tutorial) {
    return {
        ...toProgressDto(progress),
        tutorial: toTutorialItemDto(tutorial)
    };
}
//# sourceMappingURL=progress.dto.js.map
