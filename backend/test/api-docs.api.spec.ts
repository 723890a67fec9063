import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { startApp, type TestApp } from './app.js';
import { resolve, type ApiDocument, type Schema } from './fuzz/document.js';
import { misfit } from './fuzz/misfit.js';

interface Content {
  schema: Schema;
  example?: unknown;
}
interface Answer {
  $ref?: string;
  description?: string;
  headers?: object;
  content?: Record<string, Content>;
}
interface Described {
  summary?: string;
  tags?: string[];
  security?: object[];
  parameters?: { name: string; description?: string; example?: unknown; schema: Schema }[];
  requestBody?: { content: Record<string, Content> };
  responses: Record<string, Answer>;
}
interface Document extends ApiDocument {
  openapi: string;
  tags: { name: string; description: string }[];
}

let app: TestApp;
let document: Document;
let operations: [name: string, operation: Described][];
beforeAll(async () => {
  app = await startApp();
  document = (await app.http.get('/api/openapi.json').expect(200)).body as Document;
  operations = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]): [string, Described] => [
      `${method.toUpperCase()} ${path}`,
      operation as Described,
    ]),
  );
});
afterAll(() => app.stop());

const answerOf = (answer: Answer): Answer =>
  answer.$ref ? (document.components.responses![answer.$ref.split('/').at(-1)!] as Answer) : answer;
const answersTo = (name: string) =>
  new Map(
    Object.entries(operations.find(([each]) => each === name)![1].responses).map(([status, answer]) => [
      Number(status),
      answerOf(answer),
    ]),
  );

it('is OpenAPI 3.1, with a page for reading it', async () => {
  expect(document.openapi).toBe('3.1.0');
  expect((await app.http.get('/api/docs').expect(200)).text).toContain('API du site');
});

it('describes each operation, its section and the meaning of each response', () => {
  const tags = document.tags.map(({ name }) => name);
  const lacking = operations.filter(
    ([, { summary, tags: own = [], responses }]) =>
      !summary ||
      own.length === 0 ||
      !own.every((tag) => tags.includes(tag)) ||
      !Object.values(responses).every((answer) => answerOf(answer).description),
  );
  expect(lacking.map(([name]) => name)).toEqual([]);
});

it('gives every parameter and every body a valid example', () => {
  const misfits = operations.flatMap(([name, { parameters = [], requestBody, responses }]) => {
    const bodies = [requestBody, ...Object.values(responses).map(answerOf)];
    const contents = bodies.flatMap((body) => Object.values(body?.content ?? {}));
    return [...contents, ...parameters].flatMap(({ example, schema }) => {
      // Binary data has no textual example.
      if (schema.format === 'binary') return [];
      const problem = example === undefined ? 'has no example' : misfit(example, schema, document);
      return problem ? [`${name} ${problem}`] : [];
    });
  });
  expect(misfits).toEqual([]);
});

it('limits every text and list in a body', () => {
  const unbounded = operations.flatMap(([name, { requestBody }]) => {
    const schema = requestBody?.content['application/json']?.schema;
    const fields = Object.entries((schema && resolve(schema, document).properties) ?? {});
    return fields
      .filter(([, { type, maxLength, maxItems, enum: choices, format }]) => {
        const kinds = [type].flat();
        if (kinds.includes('array')) return maxItems === undefined;
        return kinds.includes('string') && !choices && !maxLength && format !== 'date-time';
      })
      .map(([field]) => `${name} ${field}`);
  });
  expect(unbounded).toEqual([]);
});

it('declares whole numbers as integers: only averages, shares and growth rates are not', () => {
  const broken = new Set(['average', 'ratingAverage', 'position']);
  const vague = Object.entries(document.components.schemas).flatMap(([name, { properties = {} }]) =>
    Object.entries(properties)
      .filter(([, { type, items }]) => [type, items?.type].flat().includes('number'))
      .filter(([field]) => !broken.has(field) && name !== 'TrendDto')
      .map(([field]) => `${name}.${field}`),
  );
  expect(vague).toEqual([]);
});

it('declares no defaults for fields that a change may omit', () => {
  const bodies = operations
    .filter(([name]) => name.startsWith('PATCH '))
    .map(([name, { requestBody }]) => {
      const { properties = {} } = resolve(requestBody!.content['application/json']!.schema, document);
      return [name, Object.values(properties).filter((property) => 'default' in property)];
    });
  expect(bodies.filter(([, defaults]) => defaults!.length > 0)).toEqual([]);
  expect(bodies.length).toBeGreaterThan(5);
});

it('documents the headers of lists and the codes of errors', () => {
  const { headers } = answersTo('GET /api/admin/reports').get(200)!;
  expect(Object.keys(headers!)).toEqual(['X-Total-Count', 'Link', 'Content-Range']);
  expect(Object.keys(answersTo('GET /api/domains').get(200)!.headers!)).toEqual(['X-Total-Count']);
  const { properties, required } = document.components.schemas['ApiErrorDto']!;
  expect(required).toEqual(['statusCode', 'message', 'code']);
  expect(properties!['code']!.enum).toContain('two_factor_required');
});

it('derives refusals from access, input and rate limits of a route', () => {
  expect([...answersTo('GET /api/health').keys()]).toEqual([200, 429]);
  expect([...answersTo('GET /api/tutorials/{id}').keys()]).toEqual([200, 400, 404, 429, 503]);
  expect([...answersTo('POST /api/admin/cache/clear').keys()]).toEqual([200, 401, 403, 429, 503]);
  const comment = answersTo('POST /api/tutorials/{id}/comments');
  expect([...comment.keys()]).toEqual([201, 202, 400, 401, 403, 404, 413, 415, 422, 429, 503]);
  expect(comment.get(401)!.content!['application/json']!.example).toEqual({
    statusCode: 401,
    code: 'signed_out',
    message: 'Vous devez être connecté pour commenter',
  });
  expect(comment.get(429)).toMatchObject({
    description: expect.stringContaining('20 en 1 min'),
    headers: { 'Retry-After': expect.anything() },
  });
  const security = (name: string) => operations.find(([each]) => each === name)![1].security;
  expect(security('GET /api/tutorials')).toEqual([]);
  expect(security('GET /api/favorites')).toEqual([{ session: [] }]);
});
