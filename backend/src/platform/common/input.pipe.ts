import {
  type ArgumentMetadata,
  BadRequestException,
  ValidationPipe,
  type ValidationError,
} from '@nestjs/common';
import { getMetadataStorage } from 'class-validator';

/** Deeper than any body that a route takes, and shallow enough for whatever goes through one by calling itself. */
const MAX_DEPTH = 10;
/** More than any body has; class-transformer's work grows with the square of their number. */
const MAX_FIELDS = 1000;

type Constructor = NonNullable<ArgumentMetadata['metatype']>;
const knownFields = new WeakMap<Constructor, ReadonlySet<string>>();

/** Checks bodies and query strings against their DTO; a refusal names each field in French. */
export class InputPipe extends ValidationPipe {
  constructor() {
    super({
      transform: true,
      whitelist: true,
      stopAtFirstError: true,
      exceptionFactory: (failures) => {
        const errors = Object.fromEntries(
          failures.map((failure) => [failure.property, firstMessage(failure)]),
        );
        return new BadRequestException({ message: asSentences(Object.values(errors)), errors });
      },
    });
  }

  override async transform(value: unknown, metadata: ArgumentMetadata): Promise<unknown> {
    // A route reads its parameters itself; here `1e3` would become the number 1000 first.
    if (metadata.type === 'param') return value;
    const known = pickKnown(value, metadata.metatype);
    if (metadata.type === 'body') refuseOddBody(known);
    return super.transform(known, metadata) as Promise<unknown>;
  }
}

/** Leaves out what the DTO has no field for, before any more work is done with it. */
function pickKnown(value: unknown, dto: Constructor | undefined): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value) || !dto) return value;
  const fields = fieldsOf(dto);
  if (fields.size === 0) return value;
  return Object.fromEntries(Object.entries(value).filter(([name]) => fields.has(name)));
}

/** The fields of a DTO are those it has rules for; of a plain object none are known. */
export function fieldsOf(dto: Constructor): ReadonlySet<string> {
  let fields = knownFields.get(dto);
  if (!fields) {
    const rules = getMetadataStorage().getTargetValidationMetadatas(dto, '', false, false);
    fields = new Set(rules.map(({ propertyName }) => propertyName));
    knownFields.set(dto, fields);
  }
  return fields;
}

function refuseOddBody(body: unknown): void {
  if (Array.isArray(body)) throw new BadRequestException('Le contenu envoyé doit être un objet JSON.');
  if (isDeeper(body, MAX_DEPTH)) throw new BadRequestException('Le contenu envoyé est trop imbriqué.');
  if (countFields(body) > MAX_FIELDS) throw new BadRequestException('Le contenu envoyé a trop de champs.');
}

/** How many fields all the objects in it have together. */
function countFields(value: unknown): number {
  if (typeof value !== 'object' || value === null) return 0;
  const values: unknown[] = Object.values(value);
  return values.reduce<number>(
    (sum, item) => sum + countFields(item),
    Array.isArray(value) ? 0 : values.length,
  );
}

function isDeeper(value: unknown, depth: number): boolean {
  if (typeof value !== 'object' || value === null) return false;
  return depth === 0 || Object.values(value).some((item) => isDeeper(item, depth - 1));
}

/** One is kept to the letter; of several each ends before the next begins. */
function asSentences(messages: readonly string[]): string {
  const [message = '', ...others] = new Set(messages);
  if (others.length === 0) return message;
  return [message, ...others].map((each) => (/[.!?…]$/.test(each) ? each : `${each}.`)).join(' ');
}

function firstMessage(failure: ValidationError): string {
  const [message] = Object.values(failure.constraints ?? {});
  if (message) return message;
  const [child] = failure.children ?? [];
  return child ? firstMessage(child) : `La valeur de « ${failure.property} » n’est pas valable.`;
}
