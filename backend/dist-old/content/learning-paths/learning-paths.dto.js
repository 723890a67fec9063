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
import { difficulties } from '../revisions/written-text.js';
import { badgeVariants } from './learning-path.entity.js';
export class PathStepDto {
    id;
    title;
    description;
    tutorialId;
    duration;
    isCompleted;
}
_ts_decorate([
    ApiProperty({
        type: 'integer'
    }),
    _ts_metadata("design:type", Number)
], PathStepDto.prototype, "id", void 0);
_ts_decorate([
    ApiProperty({
        example: 'Attendre sans bloquer'
    }),
    _ts_metadata("design:type", String)
], PathStepDto.prototype, "title", void 0);
_ts_decorate([
    ApiProperty({
        example: "Lisez, puis faites l\u2019exercice."
    }),
    _ts_metadata("design:type", String)
], PathStepDto.prototype, "description", void 0);
_ts_decorate([
    ApiProperty({
        type: 'integer'
    }),
    _ts_metadata("design:type", Number)
], PathStepDto.prototype, "tutorialId", void 0);
_ts_decorate([
    ApiProperty({
        type: 'integer',
        description: 'Temps de lecture du tutoriel en minutes.'
    }),
    _ts_metadata("design:type", Number)
], PathStepDto.prototype, "duration", void 0);
_ts_decorate([
    ApiProperty({
        description: "Si le membre a termin\xe9 le tutoriel ; non, pour un visiteur."
    }),
    _ts_metadata("design:type", Boolean)
], PathStepDto.prototype, "isCompleted", void 0);
export class LearningPathDto {
    id;
    title;
    description;
    category;
    level;
    duration;
    progress;
    badgeText;
    badgeVariant;
    steps;
}
_ts_decorate([
    ApiProperty({
        type: 'integer'
    }),
    _ts_metadata("design:type", Number)
], LearningPathDto.prototype, "id", void 0);
_ts_decorate([
    ApiProperty({
        example: 'Premiers pas en JavaScript'
    }),
    _ts_metadata("design:type", String)
], LearningPathDto.prototype, "title", void 0);
_ts_decorate([
    ApiProperty({
        example: 'Du premier script aux promesses.'
    }),
    _ts_metadata("design:type", String)
], LearningPathDto.prototype, "description", void 0);
_ts_decorate([
    ApiProperty({
        example: 'Programmation'
    }),
    _ts_metadata("design:type", String)
], LearningPathDto.prototype, "category", void 0);
_ts_decorate([
    ApiProperty({
        enum: difficulties
    }),
    _ts_metadata("design:type", typeof Difficulty === "undefined" ? Object : Difficulty)
], LearningPathDto.prototype, "level", void 0);
_ts_decorate([
    ApiProperty({
        type: 'integer',
        description: "Temps de lecture de toutes les \xe9tapes en minutes."
    }),
    _ts_metadata("design:type", Number)
], LearningPathDto.prototype, "duration", void 0);
_ts_decorate([
    ApiProperty({
        type: 'integer',
        minimum: 0,
        maximum: 100,
        description: "Part des \xe9tapes que le membre a termin\xe9es, arrondie ; 0 pour un visiteur."
    }),
    _ts_metadata("design:type", Number)
], LearningPathDto.prototype, "progress", void 0);
_ts_decorate([
    ApiProperty({
        type: String,
        nullable: true,
        example: 'Nouveau'
    }),
    _ts_metadata("design:type", Object)
], LearningPathDto.prototype, "badgeText", void 0);
_ts_decorate([
    ApiProperty({
        enum: badgeVariants
    }),
    _ts_metadata("design:type", typeof BadgeVariant === "undefined" ? Object : BadgeVariant)
], LearningPathDto.prototype, "badgeVariant", void 0);
_ts_decorate([
    ApiProperty({
        type: [
            PathStepDto
        ],
        description: "Dans l\u2019ordre du parcours."
    }),
    _ts_metadata("design:type", Array)
], LearningPathDto.prototype, "steps", void 0);
export class LearningPathListDto {
    paths;
    total;
}
_ts_decorate([
    ApiProperty({
        type: [
            LearningPathDto
        ]
    }),
    _ts_metadata("design:type", Array)
], LearningPathListDto.prototype, "paths", void 0);
_ts_decorate([
    ApiProperty({
        type: 'integer',
        description: "Nombre de parcours, donn\xe9s ici ou non."
    }),
    _ts_metadata("design:type", Number)
], LearningPathListDto.prototype, "total", void 0);
export function toLearningPathDto({ path, steps, duration, progress }) {
    return {
        id: path.id,
        title: path.title,
        description: path.description,
        category: path.category,
        level: path.level,
        duration,
        progress,
        badgeText: path.badgeText,
        badgeVariant: path.badgeVariant,
        steps: steps.map(toStepDto)
    };
}
function toStepDto({ step, duration, isCompleted }) {
    const { id, title, description, tutorialId } = step;
    return {
        id,
        title,
        description,
        tutorialId,
        duration,
        isCompleted
    };
}
//# sourceMappingURL=learning-paths.dto.js.map
