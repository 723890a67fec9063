import { applyDecorators } from '@nestjs/common';
import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import {
  ArrayMaxSize,
  ArrayMinSize,
  ArrayUnique,
  IsArray,
  IsBoolean,
  IsInt,
  IsOptional,
  IsString,
  Matches,
  Max,
  Min,
  ValidateBy,
  ValidateIf,
} from 'class-validator';
import {
  isEmailAddress,
  isWebAddress,
  LINE,
  MaxCharacters,
  MinCharacters,
  TEXT,
  TEXT_AS_WRITTEN,
  trimmed,
} from './plain-text.js';
import { MAX_ID } from './id.pipe.js';
import { foldAddress } from './mailboxes.js';

/* Field decorators of request bodies: validation, French message and OpenAPI schema in one. */

const MAX_URL = 500;
/** URLs of images uploaded to the site. */
export const MEDIA_PATH = /^\/media\/[0-9a-f]{2}\/[0-9a-f]{24}\.(?:avif|gif|jpg|png|webp)$/;

interface TextRules {
  min?: number;
  max: number;
  /** Message for a missing text or one shorter than `min`. */
  tooShort?: string;
  tooLong?: string;
  optional?: boolean;
  /** Whether line breaks are allowed; names and titles have none. */
  lines?: boolean;
  /** Whether leading and trailing whitespace is kept. */
  asWritten?: boolean;
  description?: string;
  /** Pattern that the text must match. */
  pattern?: { of: RegExp; message: string };
  /** Shown in the OpenAPI document. */
  example: string;
}

/**
 * A text with at least one visible character, trimmed unless `asWritten`. An optional one may be null or empty; both
 * become null.
 */
export function TextField({
  min = 0,
  max,
  tooShort,
  tooLong,
  optional,
  lines,
  asWritten,
  description,
  pattern,
  example,
}: TextRules): PropertyDecorator {
  const short = tooShort ?? `Le champ « $property » doit contenir au moins ${min} caractères.`;
  const long = tooLong ?? `Le champ « $property » ne peut pas dépasser ${max} caractères.`;
  const wrong = lines
    ? 'Le champ « $property » doit être un texte sans caractères de contrôle.'
    : 'Le champ « $property » doit tenir sur une ligne, sans caractères de contrôle.';
  const document = { type: String, maxLength: max, pattern: pattern?.of.source, description, example };
  return applyDecorators(
    optional
      ? ApiPropertyOptional({ ...document, nullable: true })
      : ApiProperty({ ...document, minLength: min || undefined }),
    Transform(({ value }) => {
      const text = trimmed(value);
      if (optional) return present(text);
      return asWritten && text !== '' ? (value as unknown) : text;
    }),
    ...(optional ? [IsOptional()] : []),
    IsString({ message: min > 0 ? short : wrong }),
    MinCharacters(min, { message: short }),
    MaxCharacters(max, { message: long }),
    ...(pattern ? [Matches(pattern.of, { message: pattern.message })] : []),
    Matches(asWritten ? TEXT_AS_WRITTEN : lines ? TEXT : LINE, { message: wrong }),
  );
}

/** A text that is kept unchanged, such as a password. */
export function SecretField(max: number, message: string, min = 1): PropertyDecorator {
  return applyDecorators(
    ApiProperty({ type: String, minLength: min || undefined, maxLength: max, example: 'Passage-Secret-9' }),
    MinCharacters(min, { message }),
    MaxCharacters(max, { message }),
    IsString({ message }),
  );
}

/**
 * @param needsDot when false, hosts of the local network are accepted, such as `admin@localhost`
 * @param optional it may be missing, null or empty; an empty one becomes null
 */
export function EmailField(
  message: string,
  { needsDot = true, optional = false, description }: EmailRules = {},
): PropertyDecorator {
  const document = { type: String, format: 'email', maxLength: 254, description };
  const validate = (value: unknown) => isEmailAddress(value, needsDot);
  const folded = (value: unknown) => (typeof value === 'string' ? foldAddress(value) : value);
  return applyDecorators(
    optional ? ApiPropertyOptional({ ...document, nullable: true }) : ApiProperty(document),
    Transform(({ value }) => (optional ? present(folded(value)) : folded(value))),
    ...(optional ? [IsOptional()] : []),
    MaxCharacters(254, { message }),
    ValidateBy({ name: 'isEmailAddress', validator: { validate } }, { message }),
  );
}

interface EmailRules {
  needsDot?: boolean;
  optional?: boolean;
  description?: string;
}

/** An optional URL; it may be missing, null or empty. */
export function UrlField(message: string): PropertyDecorator {
  return applyDecorators(
    ApiPropertyOptional({ type: String, format: 'uri', maxLength: MAX_URL, nullable: true }),
    Transform(({ value }) => present(trimmed(value))),
    IsOptional(),
    MaxCharacters(MAX_URL, { message }),
    ValidateBy({ name: 'isWebAddress', validator: { validate: isWebAddress } }, { message }),
  );
}

/** An optional image URL, on the web or uploaded here; it may be missing, null or empty. */
export function PictureField(message: string): PropertyDecorator {
  const validate = (value: unknown) =>
    (typeof value === 'string' && MEDIA_PATH.test(value)) || isWebAddress(value);
  return applyDecorators(
    ApiPropertyOptional({
      type: String,
      format: 'uri-reference',
      maxLength: MAX_URL,
      nullable: true,
      description: 'Adresse d’une image, en ligne ou envoyée au site.',
      example: 'https://exemple.fr/ada.png',
    }),
    Transform(({ value }) => present(trimmed(value))),
    IsOptional(),
    MaxCharacters(MAX_URL, { message }),
    ValidateBy({ name: 'isPicture', validator: { validate } }, { message }),
  );
}

export function UrlListField(maxItems: number, message: string): PropertyDecorator {
  return applyDecorators(
    ApiPropertyOptional({
      type: 'array',
      items: { type: 'string', format: 'uri', maxLength: MAX_URL },
      maxItems,
    }),
    IsOptional(),
    MaxCharacters(MAX_URL, { each: true, message }),
    ValidateBy({ name: 'isWebAddress', validator: { validate: isWebAddress } }, { each: true, message }),
    ArrayMaxSize(maxItems, { message }),
    IsArray({ message }),
  );
}

interface IdRules {
  message: string;
  /** May be missing. */
  optional?: boolean;
  /** May be null; a missing field does not become null. */
  nullable?: boolean;
  description?: string;
}

/** A numeric id. */
export function IdField({ message, optional, nullable, description }: IdRules): PropertyDecorator {
  const document = { type: 'integer', minimum: 1, maximum: MAX_ID, nullable, description } as const;
  return applyDecorators(
    optional ? ApiPropertyOptional(document) : ApiProperty(document),
    ValidateIf((_, value) => !(optional && value === undefined) && !(nullable && value === null)),
    IsInt({ message }),
    Min(1, { message }),
    Max(MAX_ID, { message }),
  );
}

interface IntRules {
  min: number;
  max: number;
  tooSmall: string;
  tooBig: string;
  /** Message for anything but an integer. */
  notWhole: string;
  description?: string;
}

export function IntField({ min, max, tooSmall, tooBig, notWhole, description }: IntRules): PropertyDecorator {
  return applyDecorators(
    ApiProperty({ type: 'integer', minimum: min, maximum: max, description }),
    IsInt({ message: notWhole }),
    Min(min, { message: tooSmall }),
    Max(max, { message: tooBig }),
  );
}

interface IdListRules {
  min: number;
  max: number;
  /** Message for a list shorter than `min`. */
  tooShort: string;
  /** Message for any other invalid list. */
  message: string;
}

/** A list of distinct ids. */
export function IdListField({ min, max, tooShort, message }: IdListRules): PropertyDecorator {
  return applyDecorators(
    ApiProperty({
      type: 'array',
      minItems: min,
      maxItems: max,
      uniqueItems: true,
      items: { type: 'integer' },
    }),
    IsArray({ message: tooShort }),
    ArrayMinSize(min, { message: tooShort }),
    ArrayMaxSize(max, { message }),
    IsInt({ each: true, message }),
    Min(1, { each: true, message }),
    Max(MAX_ID, { each: true, message }),
    ArrayUnique({ message }),
  );
}

export function FlagField(description: string): PropertyDecorator {
  return applyDecorators(
    ApiPropertyOptional({ type: Boolean, description }),
    IsOptional(),
    IsBoolean({ message: 'Le champ « $property » doit valoir vrai ou faux.' }),
  );
}

function present(value: unknown): unknown {
  return value === '' ? null : value;
}
