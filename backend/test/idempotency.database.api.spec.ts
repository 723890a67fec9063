import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { DataSource, In } from 'typeorm';
import { BookOrder } from '../src/content/book-orders/book-order.entity.js';
import { Collection } from '../src/community/collections/collection.entity.js';
import { Comment } from '../src/community/comments/comment.entity.js';
import { LearningPath } from '../src/content/learning-paths/learning-path.entity.js';
import { Report } from '../src/moderation/reports/report.entity.js';
import { SettingsService } from '../src/platform/settings/settings.service.js';
import { Tutorial } from '../src/content/tutorials/tutorial.entity.js';
import { startApp, type TestApp } from './app.js';
import { breaking } from './broken-table.js';
import { createCollection, createComment, createTutorial } from './factories.js';
import { signUp, signUpAdmin, type Person } from './people.js';
import { until } from './until.js';

const AT_ONCE = 8;

let app: TestApp;
let ada: Person;
let bob: Person;
let admin: Person;
let tutorialId: number;
beforeAll(async () => {
  app = await startApp();
  [ada, bob, admin] = [await signUp(app, { isContributor: true }), await signUp(app), await signUpAdmin(app)];
  tutorialId = await createTutorial(app);
});
afterAll(() => app.stop());

let keys = 0;
const newKey = () => `essai-${(keys += 1)}`;
const post = (
  { agent }: Person,
  key: string,
  body: object = { content: 'Merci.' },
  url = `/api/tutorials/${tutorialId}/comments`,
) => agent.post(url).set('Idempotency-Key', key).send(body);
const rows = (entity: new () => object, where: object = {}) =>
  app.nest.get(DataSource).manager.countBy<object>(entity, where);

describe('a request repeated with its key', () => {
  it('gets the first response, and creates nothing', async () => {
    const key = newKey();
    const before = await rows(Comment);
    const first = await post(ada, key).expect(201);
    expect(first.headers).not.toHaveProperty('idempotent-replayed');
    const second = await post(ada, key).expect(201, first.body);
    expect(second.headers['idempotent-replayed']).toBe('true');
    expect(await rows(Comment)).toBe(before + 1);
  });

  it('takes effect once, however many arrive at once', async () => {
    const key = newKey();
    const before = await rows(Comment);
    const answers = await Promise.all(Array.from({ length: AT_ONCE }, () => post(ada, key)));
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 201));
    expect(new Set(answers.map(({ body }) => body.id)).size).toBe(1);
    expect(await rows(Comment)).toBe(before + 1);
  });

  it('is refused with a reason if its body differs', async () => {
    const key = newKey();
    const before = await rows(Comment);
    await post(ada, key).expect(201);
    const { body } = await post(ada, key, { content: 'Autre chose.' }).expect(422);
    expect(body.message).toBe('Cette clé (Idempotency-Key) a déjà servi pour une autre demande.');
    expect(await rows(Comment)).toBe(before + 1);
  });

  it('counts as a different request for another member or URL', async () => {
    const key = newKey();
    const other = await createTutorial(app);
    const comments = [
      await post(ada, key).expect(201),
      await post(bob, key).expect(201),
      await post(ada, key, undefined, `/api/tutorials/${other}/comments`).expect(201),
    ];
    expect(new Set(comments.map(({ body }) => body.id)).size).toBe(3);
  });

  it('is executed again if the first was refused', async () => {
    const key = newKey();
    const settings = app.nest.get(SettingsService);
    await settings.change({ enableComments: false });
    await post(ada, key).expect(403);
    await settings.change({ enableComments: true });
    await post(ada, key).expect(201);
  });

  it('is executed again if the first failed halfway, which left nothing', async () => {
    const key = newKey();
    const before = await rows(Comment);
    await breaking(app, 'domain_events', () => post(ada, key).expect(500), 'INSERT');
    expect(await rows(Comment)).toBe(before);
    await post(ada, key).expect(201);
    expect(await rows(Comment)).toBe(before + 1);
  });

  it('gets the first response even if the object could no longer be created', async () => {
    const key = newKey();
    const gone = await createTutorial(app);
    const url = `/api/tutorials/${gone}/comments`;
    const first = await post(ada, key, undefined, url).expect(201);
    await admin.agent.delete(`/api/tutorials/${gone}`).expect(200);
    await post(ada, key, undefined, url).expect(201, first.body);
  });
});

it.each(['', 'a'.repeat(256), 'deux mots', '"ouverte'])('a key %j is refused', async (key) => {
  const { body } = await post(ada, key).expect(400);
  expect(body.message).toBe(
    'L’en-tête Idempotency-Key doit tenir en 1 à 255 caractères visibles, sans espace.',
  );
});

it('matches with or without the quotes of a structured header', async () => {
  const key = newKey();
  const first = await post(ada, key).expect(201);
  await post(ada, `"${key}"`).expect(201, first.body);
});

/** Sender, path and body of a call. */
type Prepared = [Person, string, object];

describe('every route that creates something accepts a key', () => {
  const tutorial = {
    title: 'Attendre',
    description: 'Attendre sans bloquer.',
    source: '## Pourquoi\n\nLe four chauffe.',
    domainId: 1,
    tags: ['four'],
  };
  const path = {
    title: 'Parcours',
    description: 'Du début à la fin.',
    category: 'Langues',
    level: 'beginner',
  };

  it.each<[string, new () => object, () => Prepared | Promise<Prepared>]>([
    ['a collection', Collection, () => [ada, '/api/collections', { name: 'À lire' }]],
    ['a tutorial', Tutorial, () => [ada, '/api/tutorials', tutorial]],
    ['a learning path', LearningPath, () => [admin, '/api/admin/learning-paths', path]],
    [
      'a report',
      Report,
      async () => [
        bob,
        '/api/comments/report',
        { commentId: await createComment(app, ada, tutorialId), reason: 'spam' },
      ],
    ],
    [
      'a file that is asked for',
      BookOrder,
      async () => {
        const { id } = await createCollection(app, ada);
        await ada.agent.post(`/api/collections/${id}/items/${tutorialId}`).expect(200);
        return [ada, `/api/collections/${id}/exports`, { format: 'epub' }];
      },
    ],
  ])('%s', async (_, entity, prepare) => {
    const [who, url, body] = await prepare();
    const before = await rows(entity);
    const key = newKey();
    const [one, ...others] = await Promise.all([post(who, key, body, url), post(who, key, body, url)]);
    others.push(await post(who, key, body, url));
    expect([201, 202]).toContain(one.status);
    for (const other of others) expect([other.status, other.body]).toEqual([one.status, one.body]);
    expect(await rows(entity)).toBe(before + 1);
  });

  // Waits for background work, which writes into the test's folder.
  afterAll(() =>
    until(
      () => rows(BookOrder, { state: In(['waiting', 'working']) }),
      (left) => left === 0,
    ),
  );
});

it('a comment and its event are stored together', async () => {
  const id = await createComment(app, ada, tutorialId);
  const before = await rows(Comment);
  const all = async () => {
    await post(ada, newKey()).expect(500);
    await admin.agent.delete(`/api/comments/${id}`).expect(500);
    await ada.agent.delete(`/api/comments/${id}`).expect(500);
  };
  await breaking(app, 'domain_events', all, 'INSERT');
  expect(await rows(Comment)).toBe(before);
});
