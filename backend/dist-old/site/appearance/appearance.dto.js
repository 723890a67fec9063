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
import { ApiProperty, ApiPropertyOptional, IntersectionType } from '@nestjs/swagger';
import { Transform, Type } from 'class-transformer';
import { ArrayMaxSize, ArrayMinSize, ArrayUnique, IsArray, IsBoolean, isEmail, IsIn, IsInt, isURL, Matches, Max, Min, ValidateBy, ValidateIf, ValidateNested } from 'class-validator';
import { TextField } from '../../platform/common/body-fields.js';
import { trimmed } from '../../platform/common/plain-text.js';
import { isZone } from '../../platform/zone/site-zone.js';
import { homeSections } from '../../platform/settings/appearance.js';
import { ImageField, isGiven, line, lines, SettingField } from './appearance-fields.js';
import { ContributorsDto } from './expertise.dto.js';
const MAX_LINKS = 8;
const ADDRESS = "Un lien est un chemin du site, comme /faq, une adresse compl\xe8te, comme https://exemple.fr, ou une adresse e-mail, comme mailto:nous@exemple.fr.";
const LINKS = 'Donnez une liste de liens.';
const STEPS = "Donnez une liste d\u2019\xe9tapes.";
const ACCENT = /^#[0-9a-f]{6}$/;
function isAddress(value) {
    if (typeof value !== 'string' || value.length > 500) return false;
    if (value.startsWith('/')) return /^\/(?![/\\])[^\s\\]*$/.test(value);
    const mailto = /^mailto:([^\s?]+)(?:\?\S*)?$/i.exec(value);
    if (mailto) return isEmail(mailto[1]);
    return isURL(value, {
        protocols: [
            'http',
            'https'
        ],
        require_protocol: true,
        require_tld: false
    });
}
export class SiteLinkDto {
    label;
    href;
}
_ts_decorate([
    TextField({
        min: 1,
        max: 40,
        tooShort: 'Un lien a un nom.',
        example: 'Nos ateliers'
    }),
    _ts_metadata("design:type", String)
], SiteLinkDto.prototype, "label", void 0);
_ts_decorate([
    ApiProperty({
        type: String,
        maxLength: 500,
        example: '/comment-ca-marche'
    }),
    Transform(({ value })=>trimmed(value)),
    ValidateBy({
        name: 'isAddress',
        validator: {
            validate: isAddress
        }
    }, {
        message: ADDRESS
    }),
    _ts_metadata("design:type", String)
], SiteLinkDto.prototype, "href", void 0);
export class HomeStepDto {
    title;
    sentence;
}
_ts_decorate([
    TextField({
        min: 1,
        max: 40,
        tooShort: "Une \xe9tape a un titre.",
        example: "D\xe9couvrir"
    }),
    _ts_metadata("design:type", String)
], HomeStepDto.prototype, "title", void 0);
_ts_decorate([
    TextField({
        min: 1,
        max: 300,
        tooShort: "Une \xe9tape a une phrase.",
        example: 'Parcourez les domaines.'
    }),
    _ts_metadata("design:type", String)
], HomeStepDto.prototype, "sentence", void 0);
function LinksField(description, nullable = false) {
    return applyDecorators(ApiPropertyOptional({
        type: [
            SiteLinkDto
        ],
        maxItems: MAX_LINKS,
        nullable,
        description
    }), ValidateIf((_, value)=>value !== undefined && !(nullable && value === null)), // Only the first failing rule is reported.
    IsArray({
        message: LINKS
    }), ArrayMaxSize(MAX_LINKS, {
        message: `${MAX_LINKS} liens au plus.`
    }), ValidateNested({
        each: true,
        message: LINKS
    }), Type(()=>SiteLinkDto));
}
let IdentityDto = class IdentityDto {
    siteName;
    siteDescription;
};
_ts_decorate([
    SettingField('siteName'),
    _ts_metadata("design:type", String)
], IdentityDto.prototype, "siteName", void 0);
_ts_decorate([
    SettingField('siteDescription'),
    _ts_metadata("design:type", String)
], IdentityDto.prototype, "siteDescription", void 0);
let LooksDto = class LooksDto {
    logo;
    favicon;
    shareImage;
    accent;
    timeZone;
    socialLinks;
    menuLinks;
    footerLinks;
    notFoundTitle;
    notFoundText;
    mailSender;
    mailSignature;
};
_ts_decorate([
    ImageField("Remplace le pont en t\xeate et au bas des pages."),
    _ts_metadata("design:type", Object)
], LooksDto.prototype, "logo", void 0);
_ts_decorate([
    ImageField("Ic\xf4ne de l\u2019onglet."),
    _ts_metadata("design:type", Object)
], LooksDto.prototype, "favicon", void 0);
_ts_decorate([
    ImageField("Montr\xe9e quand on partage une page."),
    _ts_metadata("design:type", Object)
], LooksDto.prototype, "shareImage", void 0);
_ts_decorate([
    ApiPropertyOptional({
        type: String,
        nullable: true,
        maxLength: 7,
        pattern: ACCENT.source,
        example: '#1d4ed8',
        description: "Couleur dont les nuances du site sont tir\xe9es, lisibles dans les deux th\xe8mes."
    }),
    Transform(({ value })=>typeof value === 'string' ? value.trim().toLowerCase() || null : value),
    ValidateIf(isGiven),
    Matches(ACCENT, {
        message: "La couleur s\u2019\xe9crit comme #1d4ed8."
    }),
    _ts_metadata("design:type", Object)
], LooksDto.prototype, "accent", void 0);
_ts_decorate([
    TextField({
        max: 60,
        optional: true,
        description: "Fuseau dans lequel le site \xe9crit ses dates, selon l\u2019IANA.",
        example: 'Indian/Reunion'
    }),
    ValidateIf(isGiven),
    ValidateBy({
        name: 'isZone',
        validator: {
            validate: (value)=>typeof value === 'string' && isZone(value)
        }
    }, {
        message: "Ce fuseau horaire n\u2019existe pas."
    }),
    _ts_metadata("design:type", Object)
], LooksDto.prototype, "timeZone", void 0);
_ts_decorate([
    LinksField("R\xe9seaux du site, au bas des pages ; null montre les marques d\u2019origine, sans lien.", true),
    _ts_metadata("design:type", Object)
], LooksDto.prototype, "socialLinks", void 0);
_ts_decorate([
    LinksField("Ajout\xe9s au menu."),
    _ts_metadata("design:type", Array)
], LooksDto.prototype, "menuLinks", void 0);
_ts_decorate([
    LinksField("Ajout\xe9s au bas des pages."),
    _ts_metadata("design:type", Array)
], LooksDto.prototype, "footerLinks", void 0);
_ts_decorate([
    line(80, "Cette page n\u2019existe pas"),
    _ts_metadata("design:type", Object)
], LooksDto.prototype, "notFoundTitle", void 0);
_ts_decorate([
    line(300, "Elle a peut-\xeatre chang\xe9 d\u2019adresse."),
    _ts_metadata("design:type", Object)
], LooksDto.prototype, "notFoundText", void 0);
_ts_decorate([
    line(60, 'Ateliers du Lac'),
    _ts_metadata("design:type", Object)
], LooksDto.prototype, "mailSender", void 0);
_ts_decorate([
    lines(500, "L\u2019\xe9quipe des Ateliers du Lac"),
    _ts_metadata("design:type", Object)
], LooksDto.prototype, "mailSignature", void 0);
let HomeDto = class HomeDto {
    homeTitle;
    homeTagline;
    homePlaceholder;
    homeSteps;
    homeDomainsTitle;
    homeCommunityTitle;
    homeCommunityText;
    homeAboutTitle;
    homeAboutRole;
    homeAboutText;
    homeSections;
    realFigures;
    figuresFrom;
};
_ts_decorate([
    line(120, "On apprend mieux \xe0 plusieurs."),
    _ts_metadata("design:type", Object)
], HomeDto.prototype, "homeTitle", void 0);
_ts_decorate([
    line(300, 'Les tutoriels des ateliers.'),
    _ts_metadata("design:type", Object)
], HomeDto.prototype, "homeTagline", void 0);
_ts_decorate([
    line(80, 'Que cherchez-vous ?'),
    _ts_metadata("design:type", Object)
], HomeDto.prototype, "homePlaceholder", void 0);
_ts_decorate([
    ApiPropertyOptional({
        type: [
            HomeStepDto
        ],
        minItems: 1,
        maxItems: 5,
        nullable: true
    }),
    ValidateIf(isGiven),
    ValidateNested({
        each: true,
        message: STEPS
    }),
    Type(()=>HomeStepDto),
    ArrayMinSize(1, {
        message: "Donnez au moins une \xe9tape."
    }),
    ArrayMaxSize(5, {
        message: "Cinq \xe9tapes au plus."
    }),
    IsArray({
        message: STEPS
    }),
    _ts_metadata("design:type", Object)
], HomeDto.prototype, "homeSteps", void 0);
_ts_decorate([
    line(120, "Ce que l\u2019on y apprend"),
    _ts_metadata("design:type", Object)
], HomeDto.prototype, "homeDomainsTitle", void 0);
_ts_decorate([
    line(120, "Une communaut\xe9"),
    _ts_metadata("design:type", Object)
], HomeDto.prototype, "homeCommunityTitle", void 0);
_ts_decorate([
    line(500, "Chacun y apporte ce qu\u2019il sait."),
    _ts_metadata("design:type", Object)
], HomeDto.prototype, "homeCommunityText", void 0);
_ts_decorate([
    line(120, 'Qui nous sommes'),
    _ts_metadata("design:type", Object)
], HomeDto.prototype, "homeAboutTitle", void 0);
_ts_decorate([
    line(200, 'Une association de quartier'),
    _ts_metadata("design:type", Object)
], HomeDto.prototype, "homeAboutRole", void 0);
_ts_decorate([
    lines(3000, 'Les ateliers existent depuis 1998.'),
    _ts_metadata("design:type", Object)
], HomeDto.prototype, "homeAboutText", void 0);
_ts_decorate([
    ApiPropertyOptional({
        enum: homeSections,
        isArray: true,
        maxItems: homeSections.length,
        nullable: true,
        description: "Parties montr\xe9es, dans l\u2019ordre."
    }),
    ValidateIf(isGiven),
    IsIn(homeSections, {
        each: true,
        message: "Cette partie de l\u2019accueil n\u2019existe pas."
    }),
    ArrayMaxSize(homeSections.length, {
        message: "Chaque partie ne peut para\xeetre qu\u2019une fois."
    }),
    ArrayUnique({
        message: "Chaque partie ne peut para\xeetre qu\u2019une fois."
    }),
    IsArray({
        message: 'Donnez la liste des parties.'
    }),
    _ts_metadata("design:type", Object)
], HomeDto.prototype, "homeSections", void 0);
_ts_decorate([
    ApiPropertyOptional({
        type: Boolean,
        nullable: true,
        description: "Si l\u2019accueil compte ce qu\u2019il y a, comme sur un site qui a commenc\xe9 vide ; faux et null montrent les chiffres de la d\xe9monstration."
    }),
    ValidateIf(isGiven),
    IsBoolean({
        message: "Le champ \xab\xa0$property\xa0\xbb doit valoir vrai ou faux."
    }),
    _ts_metadata("design:type", Object)
], HomeDto.prototype, "realFigures", void 0);
_ts_decorate([
    ApiPropertyOptional({
        type: 'integer',
        minimum: 1,
        maximum: 100_000,
        description: "Nombre au-dessous duquel un chiffre r\xe9el n\u2019est pas montr\xe9."
    }),
    ValidateIf((_, value)=>value !== undefined),
    IsInt({
        message: "Donnez un nombre entier de 1 \xe0 100 000."
    }),
    Min(1, {
        message: "Donnez un nombre entier de 1 \xe0 100 000."
    }),
    Max(100_000, {
        message: "Donnez un nombre entier de 1 \xe0 100 000."
    }),
    _ts_metadata("design:type", Number)
], HomeDto.prototype, "figuresFrom", void 0);
/** Labels of the report reasons; their codes are fixed. */ let ReasonsDto = class ReasonsDto {
    reasonSpam;
    reasonInappropriate;
    reasonOffensive;
    reasonHarassment;
    reasonMisinformation;
    reasonOther;
};
_ts_decorate([
    line(60, 'Spam'),
    _ts_metadata("design:type", Object)
], ReasonsDto.prototype, "reasonSpam", void 0);
_ts_decorate([
    line(60, "Contenu inappropri\xe9"),
    _ts_metadata("design:type", Object)
], ReasonsDto.prototype, "reasonInappropriate", void 0);
_ts_decorate([
    line(60, 'Propos offensants'),
    _ts_metadata("design:type", Object)
], ReasonsDto.prototype, "reasonOffensive", void 0);
_ts_decorate([
    line(60, "Harc\xe8lement"),
    _ts_metadata("design:type", Object)
], ReasonsDto.prototype, "reasonHarassment", void 0);
_ts_decorate([
    line(60, "D\xe9sinformation"),
    _ts_metadata("design:type", Object)
], ReasonsDto.prototype, "reasonMisinformation", void 0);
_ts_decorate([
    line(60, 'Autre raison'),
    _ts_metadata("design:type", Object)
], ReasonsDto.prototype, "reasonOther", void 0);
let LegalDto = class LegalDto {
    legalPublisher;
    legalAddress;
    legalDirector;
    legalHost;
};
_ts_decorate([
    line(200, 'Association Ateliers du Lac'),
    _ts_metadata("design:type", Object)
], LegalDto.prototype, "legalPublisher", void 0);
_ts_decorate([
    lines(500, '1, quai du Lac, 74000 Annecy'),
    _ts_metadata("design:type", Object)
], LegalDto.prototype, "legalAddress", void 0);
_ts_decorate([
    line(200, 'Ada Martin'),
    _ts_metadata("design:type", Object)
], LegalDto.prototype, "legalDirector", void 0);
_ts_decorate([
    lines(500, "H\xe9bergeur SAS, 2, rue du Port, 75001 Paris"),
    _ts_metadata("design:type", Object)
], LegalDto.prototype, "legalHost", void 0);
/** Given fields change; null restores the built-in value. */ export class AppearanceChanges extends IntersectionType(IdentityDto, LooksDto, HomeDto, ContributorsDto, ReasonsDto, LegalDto) {
}
export class AppearanceDto extends AppearanceChanges {
}
//# sourceMappingURL=appearance.dto.js.map
