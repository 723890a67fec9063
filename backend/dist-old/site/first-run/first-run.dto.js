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
import { IsBoolean, IsIn } from 'class-validator';
import { firstRunSteps } from '../../platform/settings/site-state.js';
import { checks } from './checklist.service.js';
const states = [
    'todo',
    'done',
    'later'
];
const decisions = [
    'done',
    'later'
];
let FirstRunStepDto = class FirstRunStepDto {
    name;
    state;
};
_ts_decorate([
    ApiProperty({
        enum: firstRunSteps
    }),
    _ts_metadata("design:type", typeof FirstRunStep === "undefined" ? Object : FirstRunStep)
], FirstRunStepDto.prototype, "name", void 0);
_ts_decorate([
    ApiProperty({
        enum: states,
        description: "later : remis \xe0 plus tard."
    }),
    _ts_metadata("design:type", typeof StepState === "undefined" ? Object : StepState)
], FirstRunStepDto.prototype, "state", void 0);
export class FirstRunDto {
    isDue;
    steps;
    publicUrl;
}
_ts_decorate([
    ApiProperty({
        description: "Si la console y conduit : il reste une \xe9tape ni faite ni remise \xe0 plus tard."
    }),
    _ts_metadata("design:type", Boolean)
], FirstRunDto.prototype, "isDue", void 0);
_ts_decorate([
    ApiProperty({
        type: [
            FirstRunStepDto
        ]
    }),
    _ts_metadata("design:type", Array)
], FirstRunDto.prototype, "steps", void 0);
_ts_decorate([
    ApiProperty({
        description: "L\u2019adresse que le site croit avoir.",
        example: 'https://exemple.fr'
    }),
    _ts_metadata("design:type", String)
], FirstRunDto.prototype, "publicUrl", void 0);
export class StepBody {
    state;
}
_ts_decorate([
    ApiProperty({
        enum: decisions
    }),
    IsIn(decisions, {
        message: "Une \xe9tape est faite (done) ou remise \xe0 plus tard (later)."
    }),
    _ts_metadata("design:type", Object)
], StepBody.prototype, "state", void 0);
let CheckedItemDto = class CheckedItemDto {
    name;
    isDone;
    isAttestable;
};
_ts_decorate([
    ApiProperty({
        enum: checks
    }),
    _ts_metadata("design:type", typeof Check === "undefined" ? Object : Check)
], CheckedItemDto.prototype, "name", void 0);
_ts_decorate([
    ApiProperty(),
    _ts_metadata("design:type", Boolean)
], CheckedItemDto.prototype, "isDone", void 0);
_ts_decorate([
    ApiProperty({
        description: "Si quelqu\u2019un doit le dire, faute qu\u2019un programme puisse le savoir."
    }),
    _ts_metadata("design:type", Boolean)
], CheckedItemDto.prototype, "isAttestable", void 0);
export class ChecklistDto {
    items;
}
_ts_decorate([
    ApiProperty({
        type: [
            CheckedItemDto
        ]
    }),
    _ts_metadata("design:type", Array)
], ChecklistDto.prototype, "items", void 0);
export class AttestBody {
    isTrue;
}
_ts_decorate([
    ApiProperty(),
    IsBoolean({
        message: "Le champ \xab $property \xbb doit valoir vrai ou faux."
    }),
    _ts_metadata("design:type", Boolean)
], AttestBody.prototype, "isTrue", void 0);
export class DemoContentDto {
    isThere;
    tutorials;
    members;
    comments;
    paths;
    kept;
}
_ts_decorate([
    ApiProperty({
        description: 'Si le site a encore le contenu avec lequel il est venu.'
    }),
    _ts_metadata("design:type", Boolean)
], DemoContentDto.prototype, "isThere", void 0);
_ts_decorate([
    ApiProperty({
        type: 'integer',
        description: 'Tutoriels qui partent.'
    }),
    _ts_metadata("design:type", Number)
], DemoContentDto.prototype, "tutorials", void 0);
_ts_decorate([
    ApiProperty({
        type: 'integer',
        description: 'Membres qui partent.'
    }),
    _ts_metadata("design:type", Number)
], DemoContentDto.prototype, "members", void 0);
_ts_decorate([
    ApiProperty({
        type: 'integer',
        description: 'Commentaires qui partent avec eux.'
    }),
    _ts_metadata("design:type", Number)
], DemoContentDto.prototype, "comments", void 0);
_ts_decorate([
    ApiProperty({
        type: 'integer',
        description: 'Parcours qui partent.'
    }),
    _ts_metadata("design:type", Number)
], DemoContentDto.prototype, "paths", void 0);
_ts_decorate([
    ApiProperty({
        type: [
            String
        ],
        description: "Titres de ce qui reste, parce que quelqu\u2019un y a \xe9crit depuis.",
        example: [
            "\xc9crire des contrastes lisibles"
        ]
    }),
    _ts_metadata("design:type", Array)
], DemoContentDto.prototype, "kept", void 0);
//# sourceMappingURL=first-run.dto.js.map
