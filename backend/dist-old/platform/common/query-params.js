import { applyDecorators } from '@nestjs/common';
import { ApiPropertyOptional } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import { ArrayMaxSize, IsArray, IsIn, IsInt, IsISO8601, IsObject, IsOptional, IsString, Max, MaxLength, Min } from 'class-validator';
import { readCursor } from './cursor.js';
import { MAX_ID } from './id.pipe.js';
export function IntParam({ min, max, description, fallback }) {
    const message = `Le param\xe8tre \xab $property \xbb doit \xeatre un nombre entier entre ${min} et ${max}.`;
    return applyDecorators(ApiPropertyOptional({
        type: 'integer',
        minimum: min,
        maximum: max,
        default: fallback,
        description
    }), Transform(({ value })=>typeof value === 'string' ? present(toNumber(value)) : present(value)), IsOptional(), IsInt({
        message
    }), Min(min, {
        message
    }), Max(max, {
        message
    }));
}
export function IdParam(description) {
    return IntParam({
        min: 1,
        max: MAX_ID,
        description
    });
}
const MAX_IDS = 100;
/** Comma-separated ids. */ export function IdsParam(description) {
    const message = `Le param\xe8tre \xab $property \xbb doit \xeatre une liste de ${MAX_IDS} identifiants au plus, s\xe9par\xe9s par des virgules.`;
    return applyDecorators(ApiPropertyOptional({
        type: String,
        pattern: '^[1-9]\\d*(,[1-9]\\d*)*$',
        description,
        example: '1,2'
    }), Transform(({ value })=>typeof value === 'string' ? present(splitList(value).map(toNumber)) : present(value)), IsOptional(), IsArray({
        message
    }), ArrayMaxSize(MAX_IDS, {
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
    }));
}
/** Start of a block of a text filter, taken from the `Link` header. */ export function BeforeParam() {
    return IdParam("Avec un texte ou une p\xe9riode : cherche parmi ceux d\u2019avant cet identifiant, \xe0 reprendre de l\u2019en-t\xeate `Link` (`prev-archive`).");
}
/** Start of a page, taken from the `Link` header of another page. */ export function CursorParam() {
    const message = "Le param\xe8tre \xab $property \xbb doit \xeatre repris tel quel de l\u2019en-t\xeate \xab Link \xbb d\u2019une autre page de la liste.";
    return applyDecorators(ApiPropertyOptional({
        type: String,
        maxLength: 40,
        description: "\xc0 reprendre de l\u2019en-t\xeate `Link`, au lieu de `offset`.",
        example: 'YWZ0ZXIuMzE5LjIw'
    }), Transform(({ value })=>present(readCursor(value) ?? value)), IsOptional(), IsObject({
        message
    }));
}
export function ChoiceParam(choices, description, fallback) {
    const message = `Le param\xe8tre \xab $property \xbb doit valoir ${choices.join(', ')}.`;
    return applyDecorators(ApiPropertyOptional({
        enum: choices,
        default: fallback,
        description
    }), Transform(({ value })=>present(value)), IsOptional(), IsIn([
        ...choices
    ], {
        message
    }));
}
/** @param example shown in the OpenAPI document */ export function TextParam(maxLength, description, example) {
    const message = `Le param\xe8tre \xab $property \xbb doit \xeatre un texte de ${maxLength} caract\xe8res au plus.`;
    return applyDecorators(ApiPropertyOptional({
        type: String,
        maxLength,
        description,
        example
    }), Transform(({ value })=>present(typeof value === 'string' ? value.trim() : value)), IsOptional(), IsString({
        message
    }), MaxLength(maxLength, {
        message
    }));
}
export function MomentParam(description) {
    const message = "Le param\xe8tre \xab $property \xbb doit \xeatre une date et une heure (ISO 8601).";
    return applyDecorators(ApiPropertyOptional({
        type: String,
        format: 'date-time',
        description
    }), Transform(({ value })=>present(value)), IsOptional(), IsISO8601({
        strict: true
    }, {
        message
    }));
}
/** Comma-separated texts. */ export function TextListParam(maxItems, description, example) {
    const message = `Le param\xe8tre \xab $property \xbb doit \xeatre une liste de ${maxItems} textes au plus, s\xe9par\xe9s par des virgules.`;
    return applyDecorators(ApiPropertyOptional({
        type: String,
        description,
        example
    }), Transform(({ value })=>typeof value === 'string' ? present(splitList(value)) : present(value)), IsOptional(), IsArray({
        message
    }), ArrayMaxSize(maxItems, {
        message
    }), IsString({
        each: true,
        message
    }), MaxLength(100, {
        each: true,
        message
    }));
}
function toNumber(text) {
    return /^-?\d+$/.test(text) ? Number(text) : text;
}
function splitList(text) {
    return text.split(',').map((item)=>item.trim()).filter(Boolean);
}
function present(value) {
    const empty = value === '' || Array.isArray(value) && value.length === 0;
    return empty ? undefined : value;
}
//# sourceMappingURL=query-params.js.map
