import { applyDecorators } from '@nestjs/common';
import { ApiPropertyOptional } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import {
  ArrayMaxSize,
  IsArray,
  IsIn,
  IsInt,
  IsISO8601,
  IsObject,
  IsOptional,
  IsString,
  Max,
  Min,
} from 'class-validator';
import { MaxCharacters } from './plain-text.js';
import { readCursor } from './cursor.js';
import { isId, MAX_ID } from './id.pipe.js';

/*
 * Decorators of query parameters: validation, French message and OpenAPI parameter in one. All are optional; an empty
 * value, as a plain HTML form sends it, counts as absent.
 */

interface IntRange {
  min: number;
  max: number;
  description: string;
  /** Default value; documentation only. */
  fallback?: number;
}

export function IntParam({ min, max, description, fallback }: IntRange): PropertyDecorator {
  const message = `Le paramètre « $property » doit être un nombre entier entre ${min} et ${max}.`;
  return applyDecorators(
    ApiPropertyOptional({ type: 'integer', minimum: min, maximum: max, default: fallback, description }),
    Transform(({ value }: { value: unknown }) =>
      typeof value === 'string' ? present(toNumber(value)) : present(value),
    ),
    IsOptional(),
    IsInt({ message }),
    Min(min, { message }),
    Max(max, { message }),
  );
}

export function IdParam(description: string): PropertyDecorator {
  const message = `Le paramètre « $property » doit être un nombre entier entre 1 et ${MAX_ID}.`;
  return applyDecorators(
    ApiPropertyOptional({ type: 'integer', minimum: 1, maximum: MAX_ID, description }),
    Transform(({ value }: { value: unknown }) =>
      typeof value === 'string' ? present(toId(value)) : present(value),
    ),
    IsOptional(),
    IsInt({ message }),
    Max(MAX_ID, { message }),
  );
}

const MAX_IDS = 100;

/** Comma-separated ids. */
export function IdsParam(description: string): PropertyDecorator {
  const message = `Le paramètre « $property » doit être une liste de ${MAX_IDS} identifiants au plus, séparés par des virgules.`;
  return applyDecorators(
    ApiPropertyOptional({ type: String, pattern: '^[1-9]\\d*(,[1-9]\\d*)*$', description, example: '1,2' }),
    Transform(({ value }: { value: unknown }) =>
      typeof value === 'string' ? present(value.split(',').filter(Boolean).map(toId)) : present(value),
    ),
    IsOptional(),
    IsArray({ message }),
    ArrayMaxSize(MAX_IDS, { message }),
    IsInt({ each: true, message }),
    Max(MAX_ID, { each: true, message }),
  );
}

/** Start of a block of a text filter, taken from the `Link` header. */
export function BeforeParam(): PropertyDecorator {
  return IdParam(
    'Avec un texte ou une période : cherche parmi ceux d’avant cet identifiant, à reprendre de l’en-tête `Link` (`prev-archive`).',
  );
}

/** Start of a page, taken from the `Link` header of another page. */
export function CursorParam(): PropertyDecorator {
  const message =
    'Le paramètre « $property » doit être repris tel quel de l’en-tête « Link » d’une autre page de la liste.';
  return applyDecorators(
    ApiPropertyOptional({
      type: String,
      maxLength: 40,
      description: 'À reprendre de l’en-tête `Link`, au lieu de `offset`.',
      example: 'YWZ0ZXIuMzE5LjIw',
    }),
    Transform(({ value }: { value: unknown }) => present(readCursor(value) ?? value)),
    IsOptional(),
    IsObject({ message }),
  );
}

export function ChoiceParam(
  choices: readonly string[],
  description: string,
  fallback?: string,
): PropertyDecorator {
  const message = `Le paramètre « $property » doit valoir ${choices.join(', ')}.`;
  return applyDecorators(
    ApiPropertyOptional({ enum: choices, default: fallback, description }),
    Transform(({ value }: { value: unknown }) => present(value)),
    IsOptional(),
    IsIn([...choices], { message }),
  );
}

/** @param example shown in the OpenAPI document */
export function TextParam(maxLength: number, description: string, example: string): PropertyDecorator {
  const message = `Le paramètre « $property » doit être un texte de ${maxLength} caractères au plus.`;
  return applyDecorators(
    ApiPropertyOptional({ type: String, maxLength, description, example }),
    Transform(({ value }: { value: unknown }) => present(typeof value === 'string' ? value.trim() : value)),
    IsOptional(),
    IsString({ message }),
    MaxCharacters(maxLength, { message }),
  );
}

export function MomentParam(description: string): PropertyDecorator {
  const message = 'Le paramètre « $property » doit être une date et une heure (ISO 8601).';
  return applyDecorators(
    ApiPropertyOptional({ type: String, format: 'date-time', description }),
    Transform(({ value }: { value: unknown }) => present(value)),
    IsOptional(),
    IsISO8601({ strict: true }, { message }),
  );
}

/** Comma-separated texts. */
export function TextListParam(maxItems: number, description: string, example: string): PropertyDecorator {
  const message = `Le paramètre « $property » doit être une liste de ${maxItems} textes au plus, séparés par des virgules.`;
  return applyDecorators(
    ApiPropertyOptional({ type: String, description, example }),
    Transform(({ value }: { value: unknown }) =>
      typeof value === 'string' ? present(splitList(value)) : present(value),
    ),
    IsOptional(),
    IsArray({ message }),
    ArrayMaxSize(maxItems, { message }),
    IsString({ each: true, message }),
    MaxCharacters(100, { each: true, message }),
  );
}

function toNumber(text: string): number | string {
  return /^-?\d+$/.test(text) ? Number(text) : text;
}

/** Returns anything but an id unchanged, for the validators to refuse. */
function toId(text: string): number | string {
  return isId(text) ? Number(text) : text;
}

function splitList(text: string): string[] {
  return text
    .split(',')
    .map((item) => item.trim())
    .filter(Boolean);
}

function present<T>(value: T): T | undefined {
  const empty = value === '' || (Array.isArray(value) && value.length === 0);
  return empty ? undefined : value;
}
