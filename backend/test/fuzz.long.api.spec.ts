import { afterAll, beforeAll, expect, it } from '@jest/globals';
import fc from 'fast-check';
import type { Response } from 'supertest';
import { DataSource, In } from 'typeorm';
import { BookOrder } from '../src/content/book-orders/book-order.entity.js';
import { EventDispatcher } from '../src/platform/domain-events/event-dispatcher.js';
import { takesImages } from '../src/platform/request-safety/body-sizes.js';
import { startApp, type TestApp } from './app.js';
import { problemOf, refusalProblem } from './fuzz/check-answer.js';
import { operationsOf, type ApiDocument, type Operation } from './fuzz/document.js';
import { brokenBodies } from './fuzz/hostile.js';
import { gather, roles, type People, type Role } from './fuzz/people.js';
import { requestsFor, type Sent } from './fuzz/requests.js';
import { until } from './until.js';

const SEED = 20_260_314;
/** Runs per operation, with and without input. */
const RUNS = 40;
const RUNS_WITHOUT_INPUT = 6;
const TIMEOUT_MS = 600_000;
/** Tables that refused requests may write to, or that are written later. */
const NOTED = ['sessions', 'login_attempts', 'asked_searches', 'kept_counts'];

let app: TestApp;
let document: ApiDocument;
let operations: Operation[];
let people: People;
/** Row count and time of the last change per table. */
let stateOfTables: () => Promise<object>;
beforeAll(async () => {
  app = await startApp({ seed: 'demo' });
  document = (await app.http.get('/api/openapi.json').expect(200)).body as ApiDocument;
  // Deletions come last, so that other operations find data.
  operations = operationsOf(document).toSorted((one, other) => Number(removes(one)) - Number(removes(other)));
  people = await gather(app);
  const dataSource = app.nest.get(DataSource);
  const marks = dataSource.entityMetadatas
    .filter(({ tableName }) => !NOTED.includes(tableName))
    .flatMap(({ tableName, columns }) => [
      `(SELECT COUNT(*) FROM ${tableName}) AS ${tableName}`,
      ...columns
        .filter(({ databaseName }) => databaseName === 'updatedAt')
        .map(() => `(SELECT MAX(updatedAt) FROM ${tableName}) AS ${tableName}_updated`),
    ]);
  stateOfTables = async () => {
    // Waits for background work, so that it is not attributed to the next request. A finished book publishes an event.
    await until(
      () => dataSource.manager.countBy(BookOrder, { state: In(['waiting', 'working']) }),
      (count) => count === 0,
      TIMEOUT_MS,
    );
    await app.nest.get(EventDispatcher).idle();
    const [row] = await dataSource.query<object[]>(`SELECT ${marks.join(', ')}`);
    return { ...row };
  };
}, TIMEOUT_MS);
afterAll(() => app.stop());

const removes = ({ method }: Operation) => method === 'delete';
const isWrite = ({ method }: Operation) => method !== 'get';

const whoever = fc.oneof(
  { arbitrary: fc.constantFrom(...roles), weight: 1 },
  { arbitrary: fc.constantFrom<Role[]>('member', 'admin'), weight: 2 },
);

async function send({ method }: Operation, { url, body, contentType }: Sent, role: Role): Promise<Response> {
  const call = people.agents[role][method](url);
  return body === undefined ? call : call.set('content-type', contentType).send(body);
}

it(
  'answers any request as documented, in French, and leaves no partial writes',
  async () => {
    let requests = 0;
    const succeeded = new Set<Operation>();
    const problems: string[] = [];
    for (const operation of operations) {
      const takesNothing = operation.parameters.length === 0 && !operation.body;
      const property = fc.asyncProperty(whoever, requestsFor(operation, document), async (role, sent) => {
        const before = isWrite(operation) ? await stateOfTables() : undefined;
        const response = await send(operation, sent, role);
        const { status } = response;
        requests += 1;
        const problem = problemOf(response, operation, document);
        if (problem) throw new Error(problem);
        if (status < 300) succeeded.add(operation);
        if (before && status >= 400) expect(await stateOfTables()).toEqual(before);
        if (before && status < 300) await people.restore();
      });
      const numRuns = takesNothing ? RUNS_WITHOUT_INPUT : RUNS;
      const result = await fc.check(property, { seed: SEED, numRuns, endOnFailure: true });
      if (result.failed) {
        const reason = result.errorInstance instanceof Error ? result.errorInstance.message : '';
        const example = JSON.stringify(result.counterexample).slice(0, 400);
        problems.push(`${operation.method.toUpperCase()} ${operation.path} ${reason}\n  ${example}`);
      }
    }
    expect(problems).toEqual([]);
    expect(requests).toBeGreaterThanOrEqual(2000);
    // The other operations need a secret, such as a password or an emailed token, which the API description cannot
    // contain.
    expect(succeeded.size / operations.length).toBeGreaterThan(0.8);
  },
  TIMEOUT_MS,
);

const large = `{"x":"${'x'.repeat(10_000_000)}"}`;

it.each([
  ['10 MB', [413], [large]],
  ['broken JSON', [400], brokenBodies],
])(
  'refuses %s on every route that writes',
  async (_, statuses, bodies) => {
    const problems: string[] = [];
    for (const operation of operations.filter(isWrite)) {
      const url = operation.path.replace(/\{\w+\}/g, '1');
      for (const body of bodies) {
        const sent = { url, body, contentType: 'application/json' };
        let response = await send(operation, sent, 'visitor');
        // The server reads long bodies of members only.
        if (response.status === 401) response = await send(operation, sent, 'admin');
        // Image uploads refuse JSON before reading it.
        const fits = (takesImages(operation.path) ? [415] : statuses).includes(response.status);
        const problem = fits ? refusalProblem(response) : `answers ${response.status}`;
        if (problem) problems.push(`${operation.method} ${url} ${body.slice(0, 40)} ${problem}`);
      }
    }
    expect(problems).toEqual([]);
  },
  TIMEOUT_MS,
);
