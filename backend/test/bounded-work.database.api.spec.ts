import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { DataSource } from 'typeorm';
import { DAY_MS } from '@passerelle/api-client/durations';
import { BookMaker } from '../src/content/exports/book-maker.js';
import { NewsletterSubscription } from '../src/community/newsletter/newsletter-subscription.entity.js';
import { Rating } from '../src/community/ratings/rating.entity.js';
import { IdempotencyService } from '../src/platform/idempotency/idempotency.service.js';
import { IdempotentAnswer } from '../src/platform/idempotency/idempotent-answer.entity.js';
import { startApp, type TestApp } from './app.js';
import { eventsHandled } from './events.js';
import { createTutorial } from './factories.js';
import { signUp, signUpAdmin, type Person } from './people.js';
import { queriesOf } from './queries.js';

/* Work with a number of queries and an amount of memory that must not grow with the data. */

let app: TestApp;
let admin: Person;
let manager: DataSource['manager'];
let tutorialIds: number[];
beforeAll(async () => {
  app = await startApp();
  admin = await signUpAdmin(app);
  manager = app.nest.get(DataSource).manager;
  tutorialIds = [];
  while (tutorialIds.length < 12) tutorialIds.push(await createTutorial(app));
  await eventsHandled(app);
});
afterAll(() => app.stop());

it('subscribers are all exported, five hundred at a time', async () => {
  const rows = Array.from({ length: 1200 }, (_, index) => ({
    email: `abonne${index}@exemple.fr`,
    unsubscribeToken: String(index).padStart(43, 'x'),
    createdAt: new Date(),
    confirmedAt: index % 2 === 0 ? new Date() : null,
    isConfirmed: index % 2 === 0,
  }));
  for (let first = 0; first < rows.length; first += 300) {
    await manager.insert(NewsletterSubscription, rows.slice(first, first + 300));
  }
  const exported = async (query: string): Promise<string[]> => {
    const answer = await admin.agent.get(`/api/admin/newsletter/subscribers.csv${query}`).expect(200);
    return answer.text.trim().split('\r\n').slice(1);
  };
  let lines: string[] = [];
  const queries = await queriesOf(app, async () => (lines = await exported('')));
  expect(queries.filter((query) => /FROM .newsletter_/.test(query))).toEqual(
    Array.from({ length: 3 }, () => expect.stringContaining('LIMIT 500')),
  );
  expect(lines.map((line) => /^"([^"]+)"/.exec(line)![1])).toEqual(rows.map(({ email }) => email));
  expect(await exported('?state=confirmed')).toHaveLength(600);
});

it('expired rows are deleted five hundred at a time, and no others', async () => {
  const old = new Date(Date.now() - 400 * DAY_MS);
  const rows = Array.from({ length: 1201 }, (_, index) => ({
    id: `réponse ${index}`,
    userId: admin.user.id,
    fingerprint: 'x',
    answer: {},
    createdAt: index === 0 ? new Date() : old,
  }));
  for (let first = 0; first < rows.length; first += 300)
    await manager.insert(IdempotentAnswer, rows.slice(first, first + 300));
  const queries = await queriesOf(app, () => app.nest.get(IdempotencyService).deleteOldAnswers());
  expect(queries.filter((query) => query.startsWith('DELETE'))).toHaveLength(3);
  expect(await manager.count(IdempotentAnswer)).toBe(1);
});

it('the chapters of a book and their domains are read once', async () => {
  const queries = await queriesOf(app, () =>
    app.nest.get(BookMaker).makeBook(
      {
        title: 'Douze tutoriels',
        description: 'En un fichier.',
        path: '/collections/1',
        tutorialIds,
        format: 'epub',
        choices: { images: false, highQuality: false },
      },
      () => Promise.resolve(),
    ),
  );
  for (const table of [/FROM .tutorials/, /FROM .domains/])
    expect(queries.filter((query) => table.test(query))).toHaveLength(1);
});

it('an account’s deletion recounts the ratings in one statement', async () => {
  const member = await signUp(app);
  const now = new Date();
  const rated = { userId: member.user.id, score: 5, createdAt: now, updatedAt: now };
  await manager.insert(
    Rating,
    tutorialIds.map((tutorialId) => ({ ...rated, tutorialId })),
  );
  const { password } = member.body;
  const queries = await queriesOf(app, () =>
    member.agent.delete('/api/auth/account').send({ password }).expect(200),
  );
  expect(queries.filter((query) => /^UPDATE .tutorials. SET .ratingAverage/.test(query))).toHaveLength(1);
});

it('audit entries about a member are found without reading their texts', async () => {
  const member = await signUp(app);
  const commentOf = async (content: string): Promise<number> => {
    const path = `/api/tutorials/${tutorialIds[0]}/comments`;
    return (await member.agent.post(path).send({ content }).expect(201)).body.id;
  };
  const id = await commentOf('À retirer');
  await admin.agent.delete(`/api/comments/${id}`).expect(200);
  const entry = async () =>
    (await admin.agent.get(`/api/admin/audit?targetType=comment&targetId=${id}`).expect(200)).body.entries[0];
  expect(await entry()).toMatchObject({ before: { content: 'À retirer' } });
  const { password } = member.body;
  const queries = await queriesOf(app, () =>
    member.agent.delete('/api/auth/account').send({ password }).expect(200),
  );
  expect(queries.filter((query) => /audit_log.*LIKE/s.test(query))).toEqual([]);
  expect(await entry()).toMatchObject({ before: null });
});
