import { applyDecorators } from '@nestjs/common';
import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import { ArrayMaxSize, ArrayMinSize, ArrayUnique, IsArray, IsBoolean, IsEmail, IsInt, IsOptional, IsString, isURL, IsUrl, Matches, Max, MaxLength, Min, MinLength, ValidateBy, ValidateIf } from 'class-validator';
import { MAX_ID } from './id.pipe.js';
import { LINE, TEXT, trimmed } from './plain-text.js';
/* Field decorators of request bodies: validation, French message and OpenAPI schema in one. */ const URL_RULES = {
    protocols: [
        'http',
        'https'
    ],
    require_protocol: true,
    require_tld: false
};
const MAX_URL = 500;
/** URLs of images uploaded to the site. */ export const MEDIA_PATH = /^\/media\/[0-9a-f]{2}\/[0-9a-f]{24}\.(?:avif|gif|jpg|png|webp)$/;
/**
 * A text with at least one visible character, trimmed unless `asWritten`. An optional one may be null or empty; both
 * become null.
 */ export function TextField({ min = 0, max, tooShort, tooLong, optional, lines, asWritten, description, pattern, example }) {
    const short = tooShort ?? `Le champ \xab $property \xbb doit contenir au moins ${min} caract\xe8res.`;
    const long = tooLong ?? `Le champ \xab $property \xbb ne peut pas d\xe9passer ${max} caract\xe8res.`;
    const wrong = lines ? "Le champ \xab $property \xbb doit \xeatre un texte sans caract\xe8res de contr\xf4le." : "Le champ \xab $property \xbb doit tenir sur une ligne, sans caract\xe8res de contr\xf4le.";
    const document = {
        type: String,
        maxLength: max,
        pattern: pattern?.of.source,
        description,
        example
    };
    return applyDecorators(optional ? ApiPropertyOptional({
        ...document,
        nullable: true
    }) : ApiProperty({
        ...document,
        minLength: min || undefined
    }), Transform(({ value })=>{
        const text = trimmed(value);
        if (optional) return present(text);
        return asWritten && text !== '' ? value : text;
    }), ...optional ? [
        IsOptional()
    ] : [], IsString({
        message: min > 0 ? short : wrong
    }), MinLength(min, {
        message: short
    }), MaxLength(max, {
        message: long
    }), ...pattern ? [
        Matches(pattern.of, {
            message: pattern.message
        })
    ] : [], Matches(lines ? TEXT : LINE, {
        message: wrong
    }));
}
/** A text that is kept unchanged, such as a password. */ export function SecretField(max, message, min = 1) {
    return applyDecorators(ApiProperty({
        type: String,
        minLength: min || undefined,
        maxLength: max,
        example: 'Passage-Secret-9'
    }), MinLength(min, {
        message
    }), MaxLength(max, {
        message
    }), IsString({
        message
    }));
}
/** @param needsDot when false, hosts of the local network are accepted, such as `admin@localhost` */ export function EmailField(message, { needsDot = true } = {}) {
    return applyDecorators(ApiProperty({
        type: String,
        format: 'email',
        maxLength: 254
    }), Transform(({ value })=>typeof value === 'string' ? value.trim().toLowerCase() : value), // Checked first, because the email check throws on half a surrogate pair.
    Matches(LINE, {
        message
    }), MaxLength(254, {
        message
    }), IsEmail({
        require_tld: needsDot
    }, {
        message
    }));
}
/** An optional URL; it may be missing, null or empty. */ export function UrlField(message) {
    return applyDecorators(ApiPropertyOptional({
        type: String,
        format: 'uri',
        maxLength: MAX_URL,
        nullable: true
    }), Transform(({ value })=>present(trimmed(value))), IsOptional(), MaxLength(MAX_URL, {
        message
    }), IsUrl(URL_RULES, {
        message
    }));
}
/** An optional image URL, on the web or uploaded here; it may be missing, null or empty. */ export function PictureField(message) {
    const validate = (value)=>typeof value === 'string' && (MEDIA_PATH.test(value) || isURL(value, URL_RULES));
    return applyDecorators(ApiPropertyOptional({
        type: String,
        format: 'uri-reference',
        maxLength: MAX_URL,
        nullable: true,
        description: "Adresse d\u2019une image, en ligne ou envoy\xe9e au site.",
        example: 'https://exemple.fr/ada.png'
    }), Transform(({ value })=>present(trimmed(value))), IsOptional(), MaxLength(MAX_URL, {
        message
    }), ValidateBy({
        name: 'isPicture',
        validator: {
            validate
        }
    }, {
        message
    }));
}
export function UrlListField(maxItems, message) {
    return applyDecorators(ApiPropertyOptional({
        type: 'array',
        items: {
            type: 'string',
            format: 'uri',
            maxLength: MAX_URL
        },
        maxItems
    }), IsOptional(), MaxLength(MAX_URL, {
        each: true,
        message
    }), IsUrl(URL_RULES, {
        each: true,
        message
    }), ArrayMaxSize(maxItems, {
        message
    }), IsArray({
        message
    }));
}
/** A numeric id. */ export function IdField({ message, optional, nullable, description }) {
    const document = {
        type: 'integer',
        minimum: 1,
        maximum: MAX_ID,
        nullable,
        description
    };
    return applyDecorators(optional ? ApiPropertyOptional(document) : ApiProperty(document), ValidateIf((_, value)=>!(optional && value === undefined) && !(nullable && value === null)), IsInt({
        message
    }), Min(1, {
        message
    }), Max(MAX_ID, {
        message
    }));
}
export function IntField({ min, max, tooSmall, tooBig, notWhole, description }) {
    return applyDecorators(ApiProperty({
        type: 'integer',
        minimum: min,
        maximum: max,
        description
    }), IsInt({
        message: notWhole
    }), Min(min, {
        message: tooSmall
    }), Max(max, {
        message: tooBig
    }));
}
/** A list of distinct ids. */ export function IdListField({ min, max, tooShort, message }) {
    return applyDecorators(ApiProperty({
        type: 'array',
        minItems: min,
        maxItems: max,
        uniqueItems: true,
        items: {
            type: 'integer'
        }
    }), IsArray({
        message: tooShort
    }), ArrayMinSize(min, {
        message: tooShort
    }), ArrayMaxSize(max, {
        message
    }), IsInt({
        each: true,
        message
    }), Min(1, {
        each: true,
        message
    }), Max(MAX_ID, {
        each: true,
        message
    }), ArrayUnique({
        message
    }));
}
export function FlagField(description) {
    return applyDecorators(ApiPropertyOptional({
        type: Boolean,
        description
    }), IsOptional(), IsBoolean({
        message: "Le champ \xab $property \xbb doit valoir vrai ou faux."
    }));
}
function present(value) {
    return value === '' ? null : value;
}
//# sourceMappingURL=body-fields.js.map
