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
import { applyDecorators } from '@nestjs/common';
import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import { IsBoolean, IsString, Length, Matches, ValidateIf } from 'class-validator';
import { IdField, IdListField } from '../../platform/common/body-fields.js';
import { LINE, trimmed } from '../../platform/common/plain-text.js';
import { SLUG, SLUG_LENGTH } from './slug.js';
/** Limit of domains per site, and of ids in one reorder call. */ export const MAX_DOMAINS = 200;
const texts = {
    name: {
        min: 2,
        max: 80,
        pattern: LINE,
        message: "Le nom du domaine doit contenir 2 \xe0 80 caract\xe8res.",
        example: 'Programmation'
    },
    slug: {
        min: 1,
        max: SLUG_LENGTH,
        pattern: SLUG,
        message: `L\u{2019}adresse s\u{2019}\xe9crit en minuscules sans accents, chiffres et tirets, avec une lettre au moins, en ${SLUG_LENGTH} caract\xe8res au plus.`,
        example: 'programmation'
    },
    description: {
        min: 1,
        max: 1000,
        pattern: LINE,
        message: "La description doit contenir 1 \xe0 1000 caract\xe8res, sur une ligne.",
        example: "Du premier script \xe0 l\u2019architecture."
    },
    icon: {
        min: 1,
        max: 60,
        pattern: /^[\w-]+$/,
        message: "Le nom de l\u2019ic\xf4ne ne peut contenir que des lettres, chiffres et tirets.",
        example: 'code'
    }
};
function Text({ min, max, pattern, message }) {
    return applyDecorators(Transform(({ value })=>trimmed(value)), Matches(pattern, {
        message
    }), Length(min, max, {
        message
    }), IsString({
        message
    }));
}
function describe({ min, max, pattern, example }) {
    return {
        type: String,
        minLength: min,
        maxLength: max,
        pattern: pattern.source,
        example
    };
}
function NewText(rules) {
    return applyDecorators(ApiProperty(describe(rules)), Text(rules));
}
/** A text that may be omitted but not null, since the columns of a domain are not nullable. */ function ChangedText(rules) {
    return applyDecorators(ApiPropertyOptional(describe(rules)), ValidateIf((_, value)=>value !== undefined), Text(rules));
}
function HiddenField() {
    return applyDecorators(ApiPropertyOptional({
        type: Boolean,
        description: 'Absent des listes que voient les visiteurs.'
    }), ValidateIf((_, value)=>value !== undefined), IsBoolean({
        message: "Dites si le domaine est masqu\xe9, par true ou false."
    }));
}
const colour = (example)=>({
        min: 4,
        max: 7,
        pattern: /^#(?:[0-9a-f]{3}|[0-9a-f]{6})$/i,
        message: "Les couleurs s\u2019\xe9crivent comme #0c6a64.",
        example
    });
export class DomainOrderBody {
    ids;
}
_ts_decorate([
    IdListField({
        min: 1,
        max: MAX_DOMAINS,
        tooShort: 'Donnez tous les domaines, chacun une fois.',
        message: 'Donnez tous les domaines, chacun une fois.'
    }),
    _ts_metadata("design:type", Array)
], DomainOrderBody.prototype, "ids", void 0);
export class DomainBody {
    name;
    /** Derived from the name when omitted. */ slug;
    description;
    icon;
    iconBg;
    iconColor;
    isHidden;
}
_ts_decorate([
    NewText(texts.name),
    _ts_metadata("design:type", String)
], DomainBody.prototype, "name", void 0);
_ts_decorate([
    ChangedText(texts.slug),
    _ts_metadata("design:type", String)
], DomainBody.prototype, "slug", void 0);
_ts_decorate([
    NewText(texts.description),
    _ts_metadata("design:type", String)
], DomainBody.prototype, "description", void 0);
_ts_decorate([
    NewText(texts.icon),
    _ts_metadata("design:type", String)
], DomainBody.prototype, "icon", void 0);
_ts_decorate([
    NewText(colour('#e3f4f3')),
    _ts_metadata("design:type", String)
], DomainBody.prototype, "iconBg", void 0);
_ts_decorate([
    NewText(colour('#0c6a64')),
    _ts_metadata("design:type", String)
], DomainBody.prototype, "iconColor", void 0);
_ts_decorate([
    HiddenField(),
    _ts_metadata("design:type", Boolean)
], DomainBody.prototype, "isHidden", void 0);
export class DomainChangesBody {
    name;
    slug;
    description;
    icon;
    iconBg;
    iconColor;
    isHidden;
}
_ts_decorate([
    ChangedText(texts.name),
    _ts_metadata("design:type", String)
], DomainChangesBody.prototype, "name", void 0);
_ts_decorate([
    ChangedText(texts.slug),
    _ts_metadata("design:type", String)
], DomainChangesBody.prototype, "slug", void 0);
_ts_decorate([
    ChangedText(texts.description),
    _ts_metadata("design:type", String)
], DomainChangesBody.prototype, "description", void 0);
_ts_decorate([
    ChangedText(texts.icon),
    _ts_metadata("design:type", String)
], DomainChangesBody.prototype, "icon", void 0);
_ts_decorate([
    ChangedText(colour('#e3f4f3')),
    _ts_metadata("design:type", String)
], DomainChangesBody.prototype, "iconBg", void 0);
_ts_decorate([
    ChangedText(colour('#0c6a64')),
    _ts_metadata("design:type", String)
], DomainChangesBody.prototype, "iconColor", void 0);
_ts_decorate([
    HiddenField(),
    _ts_metadata("design:type", Boolean)
], DomainChangesBody.prototype, "isHidden", void 0);
export class DomainMoveBody {
    into;
}
_ts_decorate([
    IdField({
        message: "Choisissez le domaine qui re\xe7oit les tutoriels."
    }),
    _ts_metadata("design:type", Number)
], DomainMoveBody.prototype, "into", void 0);
//# sourceMappingURL=domain-changes.dto.js.map
