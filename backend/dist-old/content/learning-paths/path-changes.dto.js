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
import { ApiProperty, ApiPropertyOptional, OmitType, PartialType } from '@nestjs/swagger';
import { Type } from 'class-transformer';
import { ArrayMaxSize, ArrayMinSize, ArrayUnique, IsArray, IsIn, IsOptional, ValidateNested } from 'class-validator';
import { FlagField, IdField, TextField } from '../../platform/common/body-fields.js';
import { ConsolePageQuery } from '../../platform/common/page-query.js';
import { ChoiceParam } from '../../platform/common/query-params.js';
import { difficulties } from '../revisions/written-text.js';
import { badgeVariants } from './learning-path.entity.js';
import { LearningPathDto, PathStepDto, toLearningPathDto } from './learning-paths.dto.js';
import { pathSorts } from './learning-paths.repository.js';
const MAX_STEPS = 50;
const STEPS = `Donnez la liste des \xe9tapes, de 1 \xe0 ${MAX_STEPS}.`;
const TWICE = "Un parcours ne passe qu\u2019une fois par chaque tutoriel.";
export class AdminPathsQuery extends ConsolePageQuery {
    sort;
}
_ts_decorate([
    ChoiceParam(pathSorts, "Ce qui donne l\u2019ordre.", 'position'),
    _ts_metadata("design:type", typeof PathSort === "undefined" ? Object : PathSort)
], AdminPathsQuery.prototype, "sort", void 0);
export class NewPathBody {
    title;
    description;
    category;
    level;
    badgeText;
    badgeVariant;
}
_ts_decorate([
    TextField({
        min: 3,
        max: 200,
        tooShort: "Le titre doit contenir au moins 3 caract\xe8res.",
        example: 'Premiers pas en JavaScript'
    }),
    _ts_metadata("design:type", String)
], NewPathBody.prototype, "title", void 0);
_ts_decorate([
    TextField({
        lines: true,
        min: 10,
        max: 1000,
        tooShort: "La description doit contenir au moins 10 caract\xe8res.",
        example: 'Du premier script aux promesses.'
    }),
    _ts_metadata("design:type", String)
], NewPathBody.prototype, "description", void 0);
_ts_decorate([
    TextField({
        min: 2,
        max: 100,
        tooShort: "La cat\xe9gorie doit contenir au moins 2 caract\xe8res.",
        example: 'Programmation'
    }),
    _ts_metadata("design:type", String)
], NewPathBody.prototype, "category", void 0);
_ts_decorate([
    ApiProperty({
        enum: difficulties
    }),
    IsIn(difficulties, {
        message: `Le niveau doit valoir ${difficulties.join(', ')}.`
    }),
    _ts_metadata("design:type", typeof Difficulty === "undefined" ? Object : Difficulty)
], NewPathBody.prototype, "level", void 0);
_ts_decorate([
    TextField({
        max: 40,
        optional: true,
        example: 'Nouveau'
    }),
    _ts_metadata("design:type", Object)
], NewPathBody.prototype, "badgeText", void 0);
_ts_decorate([
    ApiPropertyOptional({
        enum: badgeVariants,
        default: 'default'
    }),
    IsOptional(),
    IsIn(badgeVariants, {
        message: `La variante du badge doit valoir ${badgeVariants.join(', ')}.`
    }),
    _ts_metadata("design:type", typeof BadgeVariant === "undefined" ? Object : BadgeVariant)
], NewPathBody.prototype, "badgeVariant", void 0);
/** Omitted fields stay as they are. */ export class PathChangesBody extends PartialType(NewPathBody) {
    isPublished;
}
_ts_decorate([
    FlagField('Si les visiteurs voient le parcours.'),
    _ts_metadata("design:type", Boolean)
], PathChangesBody.prototype, "isPublished", void 0);
export class StepBody {
    tutorialId;
    title;
    description;
}
_ts_decorate([
    IdField({
        message: 'ID de tutoriel invalide'
    }),
    _ts_metadata("design:type", Number)
], StepBody.prototype, "tutorialId", void 0);
_ts_decorate([
    TextField({
        min: 3,
        max: 200,
        tooShort: "Le titre d\u2019une \xe9tape doit contenir au moins 3 caract\xe8res.",
        example: 'Attendre sans bloquer'
    }),
    _ts_metadata("design:type", String)
], StepBody.prototype, "title", void 0);
_ts_decorate([
    TextField({
        lines: true,
        max: 1000,
        description: "Pourquoi lire ce tutoriel \xe0 ce moment ; peut \xeatre vide.",
        example: "Lisez, puis faites l\u2019exercice."
    }),
    _ts_metadata("design:type", String)
], StepBody.prototype, "description", void 0);
export class StepsBody {
    steps;
}
_ts_decorate([
    ApiProperty({
        type: [
            StepBody
        ],
        minItems: 1,
        maxItems: MAX_STEPS,
        description: "Dans l\u2019ordre voulu."
    }),
    Type(()=>StepBody),
    ValidateNested({
        each: true,
        message: STEPS
    }),
    ArrayUnique((step)=>step?.tutorialId, {
        message: TWICE
    }),
    ArrayMaxSize(MAX_STEPS, {
        message: STEPS
    }),
    ArrayMinSize(1, {
        message: STEPS
    }),
    IsArray({
        message: STEPS
    }),
    _ts_metadata("design:type", Array)
], StepsBody.prototype, "steps", void 0);
export class AdminPathStepDto extends OmitType(PathStepDto, [
    'isCompleted'
]) {
}
/** A path for administrators, published or not. */ export class AdminPathDto extends OmitType(LearningPathDto, [
    'progress',
    'steps'
]) {
    isPublished;
    steps;
}
_ts_decorate([
    ApiProperty({
        description: 'Si les visiteurs voient le parcours.'
    }),
    _ts_metadata("design:type", Boolean)
], AdminPathDto.prototype, "isPublished", void 0);
_ts_decorate([
    ApiProperty({
        type: [
            AdminPathStepDto
        ],
        description: "Dans l\u2019ordre du parcours."
    }),
    _ts_metadata("design:type", Array)
], AdminPathDto.prototype, "steps", void 0);
export class AdminPathListDto {
    paths;
    total;
}
_ts_decorate([
    ApiProperty({
        type: [
            AdminPathDto
        ]
    }),
    _ts_metadata("design:type", Array)
], AdminPathListDto.prototype, "paths", void 0);
_ts_decorate([
    ApiProperty({
        type: 'integer',
        description: "Nombre de parcours, donn\xe9s ici ou non."
    }),
    _ts_metadata("design:type", Number)
], AdminPathListDto.prototype, "total", void 0);
export function toAdminPathDto(advance) {
    const { progress, steps, ...path } = toLearningPathDto(advance);
    return {
        ...path,
        isPublished: advance.path.isPublished,
        steps: steps.map(({ isCompleted, ...step })=>step)
    };
}
//# sourceMappingURL=path-changes.dto.js.map
