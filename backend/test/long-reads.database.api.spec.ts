import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { DataSource } from 'typeorm';
import { MINUTE_MS } from '@passerelle/api-client/durations';
import { Config } from '../src/config.js';
import { LongReads } from '../src/platform/long-reads/long-reads.service.js';
import { startApp, type TestApp } from './app.js';
import { createComment, createTutorial } from './factories.js';
import { signUpAdmin, type Person } from './people.js';
import { until } from './until.js';

/** More than one request examines. */
const COMMENTS = 2000;
const SEARCH = '/api/admin/comments?q=introuvable';
/** Much slower: the text matches the beginning of every position in the comments. */
const SLOW_SEARCH = `/api/admin/comments?q=${'a'.repeat(49)}b`;

let app: TestApp;
let admin: Person;
beforeAll(async () => {
  app = await startApp({ env: { LOG_LEVEL: 'warn' } });
  admin = await signUpAdmin(app);
  const tutorial = await createTutorial(app);
  await createComment(app, admin, tutorial);
  const long = 'a'.repeat(1000);
  await app.nest.get(DataSource).query('UPDATE comments SET content = ?, contentFolded = ?', [long, long]);
  const columns = 'tutorialId, userId, content, contentFolded, likes, createdAt, updatedAt';
  const copied = `INSERT INTO comments (${columns}) SELECT ${columns} FROM comments`;
  for (let count = 1; count < COMMENTS; count *= 2) await app.nest.get(DataSource).query(copied);
});
afterAll(() => app.stop());

/** Limits long reads only; the other reads of a request keep the usual limit of tests. */
function limitLongReads(queryBudgetMs: number): void {
  Object.assign(app.nest.get(LongReads), { config: { queryBudgetMs } });
}

/** Database servers stop reads by themselves. */
const itWithThreads = process.env['TEST_DATABASE_URL'] ? it.skip : it;

itWithThreads('the time in which a thread starts is no part of the time that a read may take', async () => {
  // Less than a thread needs to load its modules, and much more than this read takes.
  limitLongReads(60);
  await admin.agent.get(SEARCH).expect(200);
});

/** Waits for a stopped read in the log. */
async function untilLogged(name: string): Promise<void> {
  const log = (): string => readFileSync(app.nest.get(Config).logFile, 'utf8');
  await until(() =>
    Promise.resolve(new RegExp(`Requête arrêtée \\(\\d+ ms\\) : ${name} : SELECT `).test(log())),
  );
}

it('a read beyond its time limit is stopped, refused in French and logged by name', async () => {
  // Below the allowed minimum.
  limitLongReads(20);
  const { body, headers } = await admin.agent.get(SLOW_SEARCH).expect(503);
  expect(body).toEqual({
    statusCode: 503,
    code: 'unavailable',
    message: expect.stringContaining('Précisez-la, ou réessayez dans un instant.'),
  });
  expect(headers['retry-after']).toBe('5');
  await untilLogged('Commentaires d’un texte');
});

describe('an unexpectedly slow read', () => {
  const ANSWERS = '/api/admin/ready-answers';
  const isMysql = Boolean(process.env['TEST_DATABASE_URL']);
  const takesLong = isMysql
    ? 'SLEEP(2) = 0'
    : '(WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 15e6) SELECT COUNT(*) FROM n) > 0';
  const run = (sql: string) => app.nest.get(DataSource).query<unknown[]>(sql);

  beforeAll(async () => {
    await admin.agent
      .put(ANSWERS)
      .send({ answers: [{ name: 'Hors sujet', text: 'Hors sujet.' }] })
      .expect(200);
    await run('ALTER TABLE ready_answers RENAME TO kept_answers');
    await run(`CREATE VIEW ready_answers AS SELECT * FROM kept_answers WHERE ${takesLong}`);
  });
  afterAll(async () => {
    await run('DROP VIEW ready_answers');
    await run('ALTER TABLE kept_answers RENAME TO ready_answers');
  });

  it('is stopped, refused in French and logged by name, while other requests are answered', async () => {
    const readBoth = async (): Promise<boolean> => {
      let isStopped = false;
      const slow = admin.agent.get(ANSWERS).then((response) => {
        isStopped = true;
        return response;
      });
      await admin.agent.get('/api/admin/comments?limit=1').expect(200);
      const wasMeanwhile = !isStopped;
      const { status, headers, body } = await slow;
      expect(status).toBe(503);
      expect(body).toEqual({
        statusCode: 503,
        code: 'unavailable',
        message: 'Cette demande prend plus de temps que le site n’en accorde. Réessayez dans un instant.',
      });
      expect(headers['retry-after']).toBe('5');
      return wasMeanwhile;
    };
    // On a busy machine the short read may take longer than the shortest of these.
    const budgets = [500, 1000, 1500];
    let wasMeanwhile = false;
    while (!wasMeanwhile && budgets.length > 0) {
      Object.assign(app.nest.get(Config), { queryBudgetMs: budgets.shift() });
      wasMeanwhile = await readBoth();
    }
    expect(wasMeanwhile).toBe(true);
    await untilLogged(`GET ${ANSWERS}`);
  });

  it('makes no other request fail, however many there are', async () => {
    Object.assign(app.nest.get(Config), { queryBudgetMs: MINUTE_MS });
    const slow = admin.agent.get(ANSWERS).then(({ status }) => status);
    const others = Array.from({ length: 150 }, () => admin.agent.get('/api/admin/comments?limit=1'));
    const answers = await Promise.all(others);
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect(await slow).toBe(200);
  });

  it('has no limit where nobody waits', async () => {
    expect(await run('SELECT name FROM ready_answers')).toEqual([{ name: 'Hors sujet' }]);
  });
});

it('other requests are answered during a read of many rows', async () => {
  limitLongReads(MINUTE_MS);
  Object.assign(app.nest.get(Config), { queryBudgetMs: MINUTE_MS });
  // On a busy machine a short read may occasionally be the slower one.
  let wasFirst = false;
  for (let round = 0; round < 10 && !wasFirst; round += 1) {
    let isDone = false;
    const long = admin.agent.get(SLOW_SEARCH).expect(200);
    const ended = long.then(({ body }) => {
      isDone = true;
      expect(body).toMatchObject({ comments: [], total: 0 });
    });
    await admin.agent.get('/api/admin/comments?limit=1').expect(200);
    wasFirst = !isDone;
    await ended;
  }
  expect(wasFirst).toBe(true);
});

it('a read in a thread sees the latest writes', async () => {
  const path = `/api/tutorials/${(await app.http.get('/api/tutorials')).body.tutorials[0].id}/comments`;
  await admin.agent.post(path).send({ content: 'Un mot introuvable' }).expect(201);
  const { body } = await admin.agent.get(SEARCH).expect(200);
  expect(body).toMatchObject({ total: 1, comments: [{ content: 'Un mot introuvable' }] });
});
