import fc, { type Arbitrary } from 'fast-check';
import { resolve, typesOf, type ApiDocument, type Operation, type Schema } from './document.js';
import {
  brokenBodies,
  foreignFields,
  hostilePathParts,
  hostileTexts,
  hostileValues,
  oddBodies,
  otherTypes,
} from './hostile.js';

/** A generated request. */
export interface Sent {
  /** URL with parameters filled in. */
  url: string;
  /** As text, since it may be invalid JSON; undefined sends no body. */
  body?: string;
  contentType: string;
}

interface Parts {
  path: Record<string, string>;
  query: [name: string, value: string][];
  body: string | undefined;
  contentType: string;
}

const JSON_TYPE = 'application/json';

/** Requests for an operation, valid or invalid in one way. */
export function requestsFor(operation: Operation, document: ApiDocument): Arbitrary<Sent> {
  const { parameters, body } = operation;
  const inPath = parameters.filter((each) => each.in === 'path');
  const inQuery = parameters.filter((each) => each.in === 'query');
  const fitting: Arbitrary<Parts> = fc.record({
    path: fc.record(
      Object.fromEntries(
        inPath.map(({ name, schema }) => [name, fittingText(schema, document).map(encodeURIComponent)]),
      ),
    ),
    query: fc
      .subarray(inQuery)
      .chain((chosen) =>
        fc.tuple(
          ...chosen.map(({ name, schema }) =>
            fittingText(schema, document).map((value): [string, string] => [name, value]),
          ),
        ),
      ),
    body: body ? fittingValue(body, document).map((value) => JSON.stringify(value)) : fc.constant(undefined),
    contentType: fc.constant(JSON_TYPE),
  });
  const mutations: Arbitrary<(parts: Parts) => Parts>[] = [];
  if (inPath.length > 0) {
    const wrong = fc.tuple(fc.constantFrom(...inPath), fc.constantFrom(...hostilePathParts));
    mutations.push(
      wrong.map(([{ name }, value]) => (parts) => ({ ...parts, path: { ...parts.path, [name]: value } })),
    );
  }
  if (inQuery.length > 0) {
    const names = inQuery.flatMap(({ name }) => [name, name, `${name}[]`, `${name}[a]`, '__proto__[a]']);
    const wrong = fc.tuple(fc.constantFrom(...names), fc.constantFrom(...hostileTexts), fc.boolean());
    mutations.push(
      wrong.map(([name, value, twice]) => (parts) => {
        const pair: [string, string] = [name, value];
        return { ...parts, query: [...parts.query, pair, ...(twice ? [pair] : [])] };
      }),
    );
  }
  if (body) mutations.push(...wrongBodies(resolve(body, document)));
  const mutation = fc.oneof(
    { arbitrary: fc.constant((parts: Parts) => parts), weight: Math.max(1, mutations.length) },
    ...mutations,
  );
  return fc.tuple(fitting, mutation).map(([parts, mutate]) => toSent(operation, mutate(parts)));
}

function wrongBodies(schema: Schema): Arbitrary<(parts: Parts) => Parts>[] {
  const fields = Object.entries(schema.properties ?? {});
  const field = fc.constantFrom(...fields);
  const withBody = (change: (body: Record<string, unknown>) => unknown) => (parts: Parts) => ({
    ...parts,
    body: JSON.stringify(change(JSON.parse(parts.body!) as Record<string, unknown>)),
  });
  return [
    field.map(([name]) => withBody(({ [name]: _, ...left }) => left)),
    fc
      .tuple(field, fc.constantFrom(...hostileValues))
      .map(([[name], value]) => withBody((body) => ({ ...body, [name]: value }))),
    field.map(([name, { maxLength = 100_000 }]) =>
      withBody((body) => ({ ...body, [name]: 'x'.repeat(maxLength + 1) })),
    ),
    fc.constantFrom(...foreignFields).map((foreign) => (parts) => ({
      ...parts,
      body: parts.body === '{}' ? `{${foreign}}` : `{${foreign},${parts.body!.slice(1)}`,
    })),
    fc.constantFrom(...brokenBodies, ...oddBodies, undefined).map((body) => (parts) => ({ ...parts, body })),
    fc.constantFrom(...otherTypes).map((contentType) => (parts) => ({ ...parts, contentType })),
  ];
}

function toSent({ path }: Operation, { path: values, query, body, contentType }: Parts): Sent {
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => values[name]!);
  // Like a browser, which never sends lone surrogates in URLs.
  const search = query.map((pair) =>
    pair.map((text) => encodeURIComponent(Buffer.from(text).toString())).join('='),
  );
  return { url: search.length > 0 ? `${filled}?${search.join('&')}` : filled, body, contentType };
}

function fittingText(schema: Schema, document: ApiDocument): Arbitrary<string> {
  return fittingValue(schema, document).map((value) => String(value).replaceAll('/', ''));
}

/** Values that conform to a schema. Numbers are small, to hit ids of existing rows. */
function fittingValue(given: Schema, document: ApiDocument): Arbitrary<unknown> {
  const schema = resolve(given, document);
  const [type, ...otherKinds] = typesOf(schema).filter((each) => each !== 'null');
  const nullable = typesOf(schema).includes('null');
  if (otherKinds.length > 0 || schema.oneOf) return fc.constantFrom(...hostileValues);
  const value = schema.enum ? fc.constantFrom(...schema.enum) : fittingKind(type, schema, document);
  return nullable ? fc.option(value, { freq: 4 }) : value;
}

function fittingKind(type: string | undefined, schema: Schema, document: ApiDocument): Arbitrary<unknown> {
  const { minimum = 1, maximum = Infinity, items = {}, minItems = 0, maxItems = 4, uniqueItems } = schema;
  if (type === 'integer') return fc.integer({ min: minimum, max: Math.min(maximum, minimum + 5) });
  if (type === 'number') return fc.double({ min: minimum, max: maximum, noNaN: true });
  if (type === 'boolean') return fc.boolean();
  if (type === 'array') {
    const bounds = { minLength: minItems, maxLength: Math.max(minItems, Math.min(maxItems, 4)) };
    const item = fittingValue(items, document);
    return uniqueItems ? fc.uniqueArray(item, bounds) : fc.array(item, bounds);
  }
  if (type === 'object') return fittingObject(schema, document);
  return fittingString(schema);
}

function fittingObject({ properties = {}, required = [] }: Schema, document: ApiDocument) {
  return fc.record(
    Object.fromEntries(
      Object.entries(properties).map(([name, schema]) => [name, fittingValue(schema, document)]),
    ),
    { requiredKeys: required },
  );
}

function fittingString(schema: Schema): Arbitrary<string> {
  const { example } = schema;
  const made = madeUpString(schema);
  return typeof example === 'string' ? fc.oneof(made, fc.constant(example)) : made;
}

function madeUpString({ format, pattern, minLength = 1, maxLength = Infinity }: Schema): Arbitrary<string> {
  if (format === 'email') return fc.nat(5000).map((number) => `lectrice${number}@exemple.fr`);
  if (format === 'uri') return fc.webUrl({ size: 'small' });
  if (format === 'date-time') {
    return fc
      .date({ min: new Date('2020-01-01'), max: new Date('2040-01-01'), noInvalidDate: true })
      .map((date) => date.toISOString());
  }
  // fast-check can't generate texts for look-aheads and Unicode classes; those patterns only refuse odd texts.
  if (pattern && !/\(\?=|\\p\{/.test(pattern)) {
    return fc.stringMatching(new RegExp(pattern, 'u'), { size: 'small' });
  }
  return fc.string({
    unit: fc.constantFrom(...'abcdeéèçœ', ...'ABC019', ' ', '-', '🥐', '<', '&', '’'),
    minLength,
    maxLength: Math.min(maxLength, Math.max(minLength, 40)),
  });
}
