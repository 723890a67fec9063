import { resolve, typesOf, type ApiDocument, type Schema } from './document.js';

const formats: Record<string, RegExp> = {
  'date-time': /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/,
  date: /^\d{4}-\d\d-\d\d$/,
  email: /^\S+@\S+$/,
  uri: /^https?:\/\//,
};

/**
 * Place and reason of a violation of the schema; undefined if the value conforms. Undocumented fields are violations,
 * too.
 */
export function misfit(
  value: unknown,
  given: Schema,
  document: ApiDocument,
  place = 'body',
): string | undefined {
  const schema = resolve(given, document);
  const choices = schema.oneOf ?? schema.anyOf;
  if (choices) {
    const fits = choices.some((choice) => misfit(value, choice, document) === undefined);
    return fits ? undefined : `${place} is none of what it may be`;
  }
  if (schema.enum && !schema.enum.includes(value)) return `${place} is ${JSON.stringify(value)}`;
  const types = typesOf(schema);
  if (types.length > 0 && !types.some((type) => isOf(type, value))) {
    return `${place} is ${JSON.stringify(value)}, not ${types.join(' or ')}`;
  }
  if (typeof value === 'number') return numberMisfit(value, schema, place);
  if (typeof value === 'string') return textMisfit(value, schema, place);
  if (Array.isArray(value)) return listMisfit(value, schema, document, place);
  if (value !== null && typeof value === 'object') {
    return objectMisfit(value as Record<string, unknown>, schema, document, place);
  }
  return undefined;
}

function isOf(type: string, value: unknown): boolean {
  if (type === 'null') return value === null;
  if (type === 'array') return Array.isArray(value);
  if (type === 'integer') return Number.isInteger(value);
  if (type === 'object') return typeof value === 'object' && value !== null && !Array.isArray(value);
  return typeof value === type;
}

function numberMisfit(value: number, { minimum, maximum }: Schema, place: string): string | undefined {
  const fits = value >= (minimum ?? -Infinity) && value <= (maximum ?? Infinity);
  return fits ? undefined : `${place} is ${value}, out of its bounds`;
}

function textMisfit(value: string, { format, maxLength }: Schema, place: string): string | undefined {
  if (maxLength !== undefined && value.length > maxLength) return `${place} is too long`;
  const fits = format === undefined || formats[format] === undefined || formats[format].test(value);
  return fits ? undefined : `${place} is ${value}, no ${format}`;
}

function listMisfit(
  value: unknown[],
  { items, minItems = 0, maxItems = Infinity }: Schema,
  document: ApiDocument,
  place: string,
): string | undefined {
  if (value.length < minItems || value.length > maxItems) return `${place} has ${value.length} items`;
  return first(value.entries(), ([index, item]) => misfit(item, items ?? {}, document, `${place}[${index}]`));
}

function objectMisfit(
  value: Record<string, unknown>,
  { properties, required = [], additionalProperties = !properties }: Schema,
  document: ApiDocument,
  place: string,
): string | undefined {
  const absent = required.find((name) => value[name] === undefined);
  if (absent) return `${place}.${absent} is absent`;
  return first(Object.entries(value), ([name, item]) => {
    const schema = properties && Object.hasOwn(properties, name) ? properties[name] : additionalProperties;
    if (schema === false) return `${place}.${name} is not described`;
    return misfit(item, schema === true ? {} : schema!, document, `${place}.${name}`);
  });
}

function first<T>(items: Iterable<T>, find: (item: T) => string | undefined): string | undefined {
  for (const item of items) {
    const found = find(item);
    if (found) return found;
  }
  return undefined;
}
