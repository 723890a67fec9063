import { availableParallelism } from 'node:os';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { DataSource } from 'typeorm';
import { MarkdownRenderer } from '../src/content/markdown/markdown-renderer.service.js';
import { RENDERER_VERSION } from '../src/content/markdown/rendered-markdown.js';
import { RenderingPool } from '../src/content/markdown/rendering-pool.js';
import { TutorialUpkeepService } from '../src/content/tutorials/tutorial-upkeep.service.js';
import { Tutorial } from '../src/content/tutorials/tutorial.entity.js';
import { startApp, type TestApp } from './app.js';
import { createTutorial, publishTutorial } from './factories.js';
import { signUp, type Person } from './people.js';
import { until } from './until.js';

let app: TestApp;
let ada: Person;
let zoe: Person;
let id: number;
let renderer: MarkdownRenderer;
let usual: MarkdownRenderer['limits'];
beforeAll(async () => {
  app = await startApp();
  [ada, zoe] = await Promise.all([
    signUp(app, { isContributor: true }),
    signUp(app, { isContributor: true }),
  ]);
  id = await publishTutorial(app, ada);
  renderer = app.nest.get(MarkdownRenderer);
  usual = { ...renderer.limits };
});
afterEach(() => void Object.assign(renderer.limits, usual));
afterAll(() => app.stop());

/** Maximum length, written as people write. */
const long = `## Un titre\n\n${'Un **paragraphe** [lié](https://a.fr) et `codé`.\n\n'.repeat(4_000)}`.slice(
  0,
  200_000,
);

const written = (source: string) => ({
  title: 'Attendre',
  description: 'Attendre sans bloquer.',
  domainId: 1,
  source,
});
const preview = ({ agent }: Person, source: string) => agent.post('/api/tutorials/preview').send({ source });

it('a text of maximum length is rendered without delaying other requests', async () => {
  const delay = monitorEventLoopDelay({ resolution: 5 });
  delay.enable();
  const { body } = await preview(ada, long).expect(200);
  delay.disable();
  expect(body.html).toContain('<h2 id="un-titre" data-line="1">');
  expect(delay.max / 1e6).toBeLessThan(500);
});

describe('a text that takes too long', () => {
  const tooLong =
    'Ce texte ne peut pas être mis en forme\u00A0: cela prend trop de temps. ' +
    'Simplifiez-le ou partagez-le en plusieurs tutoriels.';

  it.each([
    ['shown', () => preview(ada, long)],
    ['published', () => ada.agent.post('/api/tutorials').send(written(long))],
    ['rewritten', () => ada.agent.put(`/api/tutorials/${id}`).send(written(long))],
  ])('is not %s, and its author is told why', async (_, send) => {
    Object.assign(renderer.limits, { renderMs: 1, fairShare: 0 });
    const before = (await app.http.get(`/api/tutorials/${id}`)).body;
    const answer = await send().expect(400);
    expect(answer.body).toMatchObject({ message: tooLong, errors: { source: tooLong } });
    expect((await app.http.get(`/api/tutorials/${id}`)).body).toEqual({
      ...before,
      views: expect.anything(),
    });
  });

  it('stays on the site as unrendered text if it is already there', async () => {
    const stored = await createTutorial(app, { source: 'Un *mot*.\n\n- et plus' });
    const rows = app.nest.get(DataSource).getRepository(Tutorial);
    await rows.update(stored, {
      rendererVersion: RENDERER_VERSION - 1,
      source: '>'.repeat(30) + '\n\n*fin*',
    });
    await app.nest.get(TutorialUpkeepService).renderOutdated();
    const { body } = await app.http.get(`/api/tutorials/${stored}`).expect(200);
    expect(body.content).toMatch(/^<p>>+<\/p><p>\*fin\*<\/p>$/);
  });
});

it('a text with too much of something is refused with a reason', async () => {
  const { body } = await preview(ada, '|a'.repeat(500) + '|\n' + '|-'.repeat(500) + '|\n').expect(400);
  expect(body.errors.source).toBe(
    'Ce texte ne peut pas être mis en forme\u00A0: ses tableaux sont trop grands. ' +
      'Simplifiez-le ou partagez-le en plusieurs tutoriels.',
  );
});

describe('a member who has texts rendered', () => {
  it('gets one rendered at a time, with two waiting, while another member is served', async () => {
    const { turns } = app.nest.get(RenderingPool);
    const release = await turns.acquire({ owner: ada.user.id });
    const first = ['Un.', 'Deux.'].map((source) => preview(ada, source).then((answer) => answer));
    try {
      await until(() => turns.countWaiting(ada.user.id) === 2);
      const { headers, body } = await preview(ada, 'Trois.').expect(429);
      expect(headers['retry-after']).toBe('5');
      expect(body.message).toBe(
        'D’autres de vos textes sont encore en cours de mise en forme. Réessayez dans un instant.',
      );
      expect((await preview(zoe, 'Un *mot*.').expect(200)).body.html).toBe(
        '<p data-line="1">Un <em>mot</em>.</p>',
      );
      expect(turns.countWaiting(ada.user.id)).toBe(2);
    } finally {
      release!();
    }
    const answers = await Promise.all(first);
    expect(answers.map(({ body: shown }) => shown.html)).toEqual([
      '<p data-line="1">Un.</p>',
      '<p data-line="1">Deux.</p>',
    ]);
  });

  it('is told to come back when other work leaves no CPU time for a text', async () => {
    const moreThanThereIs = 1.5;
    Object.assign(renderer.limits, { renderMs: 50, fairShare: moreThanThereIs });
    const { headers, body } = await preview(ada, long).expect(503);
    expect(headers['retry-after']).toBe('5');
    expect(body.message).toBe('Le site met déjà d’autres textes en forme. Réessayez dans un instant.');
  });

  it('waits for other long texts with a long one, while short ones are rendered', async () => {
    const { turns } = app.nest.get(RenderingPool);
    const others = Array.from({ length: availableParallelism() }, (_, index) =>
      turns.acquire({ owner: -1 - index, isLong: true }),
    );
    try {
      expect((await preview(zoe, 'Un *mot*.').expect(200)).body.words).toBe(2);
      renderer.limits.waitMs = 1;
      await preview(ada, 'mot '.repeat(6_000)).expect(503);
    } finally {
      for (const turn of others) void turn.then((release) => release!());
    }
  });

  it('is told to come back when others keep all threads busy', async () => {
    const { turns } = app.nest.get(RenderingPool);
    const all = Array.from({ length: availableParallelism() + 1 }, (_, index) =>
      turns.acquire({ owner: -1 - index }),
    );
    try {
      renderer.limits.waitMs = 1;
      const { headers, body } = await preview(ada, 'Un mot.').expect(503);
      expect(headers['retry-after']).toBe('5');
      expect(body).toMatchObject({
        code: 'unavailable',
        message: 'Le site met déjà d’autres textes en forme. Réessayez dans un instant.',
      });
    } finally {
      for (const turn of all) void turn.then((release) => release!());
    }
  });
});
