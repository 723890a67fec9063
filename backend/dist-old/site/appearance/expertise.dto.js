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
import { ApiPropertyOptional } from '@nestjs/swagger';
import { Type } from 'class-transformer';
import { ArrayMaxSize, ArrayMinSize, ArrayUnique, IsArray, IsOptional, Matches, MaxLength, ValidateIf, ValidateNested } from 'class-validator';
import { SLUG, SLUG_LENGTH } from '../../content/domains/slug.js';
import { TextField } from '../../platform/common/body-fields.js';
import { isGiven } from './appearance-fields.js';
const MAX_EXPERTISE = 30;
const EXPERTISE = "Donnez une liste de domaines d\u2019expertise.";
const TWICE = "Chaque domaine d\u2019expertise ne peut para\xeetre qu\u2019une fois.";
export class ExpertiseDto {
    code;
    label;
}
_ts_decorate([
    ApiPropertyOptional({
        type: String,
        maxLength: SLUG_LENGTH,
        description: "Ce que les membres en ont ; fait du nom s\u2019il manque, et gard\xe9 quand le nom change.",
        example: 'voile'
    }),
    IsOptional(),
    Matches(SLUG, {
        message: "Le code d\u2019un domaine d\u2019expertise s\u2019\xe9crit comme faire-du-pain."
    }),
    MaxLength(SLUG_LENGTH, {
        message: "Le code d\u2019un domaine d\u2019expertise est trop long."
    }),
    _ts_metadata("design:type", String)
], ExpertiseDto.prototype, "code", void 0);
_ts_decorate([
    TextField({
        min: 1,
        max: 60,
        tooShort: "Un domaine d\u2019expertise a un nom.",
        example: 'Voile'
    }),
    _ts_metadata("design:type", String)
], ExpertiseDto.prototype, "label", void 0);
export class ContributorsDto {
    expertise;
}
_ts_decorate([
    ApiPropertyOptional({
        type: [
            ExpertiseDto
        ],
        minItems: 1,
        maxItems: MAX_EXPERTISE,
        nullable: true,
        description: "Domaines d\u2019expertise propos\xe9s aux contributeurs ; null rend les douze d\u2019origine."
    }),
    ValidateIf(isGiven),
    ValidateNested({
        each: true,
        message: EXPERTISE
    }),
    Type(()=>ExpertiseDto),
    ArrayUnique((each)=>each?.label, {
        message: TWICE
    }),
    ArrayUnique((each)=>each?.code ?? each, {
        message: TWICE
    }),
    ArrayMinSize(1, {
        message: "Donnez au moins un domaine d\u2019expertise."
    }),
    ArrayMaxSize(MAX_EXPERTISE, {
        message: `${MAX_EXPERTISE} domaines d\u{2019}expertise au plus.`
    }),
    IsArray({
        message: EXPERTISE
    }),
    _ts_metadata("design:type", Object)
], ContributorsDto.prototype, "expertise", void 0);
//# sourceMappingURL=expertise.dto.js.map
