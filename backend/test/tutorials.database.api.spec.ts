import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { DataSource } from 'typeorm';
import { Tutorial } from '../src/content/tutorials/tutorial.entity.js';
import { TutorialUpkeepService } from '../src/content/tutorials/tutorial-upkeep.service.js';
import { MarkdownRenderer } from '../src/content/markdown/markdown-renderer.service.js';
import { TutorialsRepository } from '../src/content/tutorials/tutorials.repository.js';
import { ViewCounter } from '../src/content/tutorials/view-counter.js';
import { DomainEvents } from '../src/platform/domain-events/domain-events.js';
import { startApp, type TestApp } from './app.js';
import { createTutorial } from './factories.js';
import { untilSearchable } from './searchable.js';

interface Item {
  id: number;
  title: string;
}

let app: TestApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.stop());

const titles = (items: Item[]) => items.map(({ title }) => title);

describe('GET /api/tutorials', () => {
  let ids: number[];
  beforeAll(async () => {
    ids = [];
    const tutorials = [
      { title: 'Élaguer un arbre', date: new Date('2026-03-01T10:00:00Z'), domain: 'productivite' },
      {
        title: 'Zéro déchet',
        description: 'Réduire à 100 % ses emballages.',
        date: new Date('2026-05-01T10:00:00Z'),
      },
      { title: 'abeille et ruche', date: new Date('2026-01-01T10:00:00Z'), difficulty: 'advanced' as const },
      { title: 'Cœur d’artichaut', description: 'Un légume_vert.', date: new Date('2026-04-01T10:00:00Z') },
    ];
    for (const tutorial of tutorials) ids.push(await createTutorial(app, tutorial));
  });

  const list = async (query: Record<string, string | number> = {}) => {
    const { body } = await app.http.get('/api/tutorials').query(query).expect(200);
    return body as { tutorials: Item[]; total: number };
  };

  it('CALL-14 returns the full list without parameters, with its total and without contents', async () => {
    const { tutorials, total } = await list();
    expect(total).toBe(4);
    expect(tutorials).toHaveLength(4);
    expect(tutorials[0]).not.toHaveProperty('content');
  });

  it('CATA-13 sorts popularity by id, highest first', async () => {
    expect((await list({ sort: 'popularity' })).tutorials.map(({ id }) => id)).toEqual([...ids].reverse());
  });

  it('CATA-14 sorts recent by date, latest first', async () => {
    expect(titles((await list({ sort: 'recent' })).tutorials)).toEqual([
      'Zéro déchet',
      'Cœur d’artichaut',
      'Élaguer un arbre',
      'abeille et ruche',
    ]);
  });

  it('CATA-15 sorts title alphabetically, ignoring case and accents', async () => {
    expect(titles((await list({ sort: 'title' })).tutorials)).toEqual([
      'abeille et ruche',
      'Cœur d’artichaut',
      'Élaguer un arbre',
      'Zéro déchet',
    ]);
  });

  it.each([
    ['ELAGUER', 'Élaguer un arbre'],
    ['coeur', 'Cœur d’artichaut'],
    ["d'arti", 'Cœur d’artichaut'],
    ['100 %', 'Zéro déchet'],
    ['légume_', 'Cœur d’artichaut'],
    ['  ruche ', 'abeille et ruche'],
  ])('finds %j in the texts of tutorials, ignoring case and accents', async (q, title) => {
    await untilSearchable(app);
    const { tutorials, total } = await list({ q });
    expect(titles(tutorials)).toEqual([title]);
    expect(total).toBe(1);
  });

  it('searches the wildcards of SQL literally', async () => {
    expect((await list({ q: 'l%r' })).total).toBe(0);
    expect((await list({ q: 'Z_ro' })).total).toBe(0);
    expect((await list({ q: '!' })).total).toBe(0);
  });

  it('filters by domain and by difficulty', async () => {
    expect(titles((await list({ domainId: 4 })).tutorials)).toEqual(['Élaguer un arbre']);
    expect(titles((await list({ difficulty: 'advanced' })).tutorials)).toEqual(['abeille et ruche']);
  });

  it.each(['popularity', 'recent', 'title'])(
    'CATA-13 CATA-14 CATA-15 pages sorted by %s follow each other without a gap',
    async (sort) => {
      const whole = (await list({ sort, limit: 100 })).tutorials.map(({ id }) => id);
      const joined: number[] = [];
      for (let offset = 0; offset < whole.length + 1; offset += 1)
        joined.push(...(await list({ sort, limit: 1, offset })).tutorials.map(({ id }) => id));
      expect(joined).toEqual(whole);
      const last = await list({ sort, limit: 3, offset: whole.length - 2 });
      expect(last.tutorials.map(({ id }) => id)).toEqual(whole.slice(-2));
    },
  );

  it('returns a page with the total', async () => {
    const { tutorials, total } = await list({ sort: 'title', limit: 2, offset: 1 });
    expect(titles(tutorials)).toEqual(['Cœur d’artichaut', 'Élaguer un arbre']);
    expect(total).toBe(4);
  });

  it('treats an empty parameter, as a plain form sends it, as absent', async () => {
    expect((await list({ q: '', domainId: '', difficulty: '', sort: '', limit: '' })).total).toBe(4);
  });
});

describe('GET /api/tutorials/{id}', () => {
  it('CALL-15 DATA-09 DATA-10 returns the tutorial with all its fields', async () => {
    const id = await createTutorial(app, {
      title: 'Un titre',
      description: 'Une description.',
      source: 'Du **gras**.',
      tags: ['un', 'deux'],
      authorBio: 'Une vie.',
      date: new Date('2026-02-03T04:05:06.789Z'),
    });
    const { body } = await app.http.get(`/api/tutorials/${id}`).expect(200);
    expect(body).toEqual({
      id,
      version: 1,
      title: 'Un titre',
      description: 'Une description.',
      content: '<p>Du <strong>gras</strong>.</p>',
      image: null,
      date: '2026-02-03T04:05:06.789Z',
      domainId: 1,
      authorId: null,
      authors: [{ id: null, name: 'Ada Lovelace', avatar: null, bio: 'Une vie.' }],
      authorName: 'Ada Lovelace',
      authorAvatar: null,
      authorBio: 'Une vie.',
      readTime: 1,
      difficulty: 'beginner',
      likes: 0,
      views: 0,
      tags: ['un', 'deux'],
      ratingAverage: 0,
      ratingCount: 0,
      historyIsPublic: false,
      licence: null,
      imageAlt: null,
      sourceUrl: null,
      updatedAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/),
    });
  });

  it('DATA-11 has one of three difficulties or none, and starts without likes or views', async () => {
    const id = await createTutorial(app, { difficulty: null });
    const { body } = await app.http.get(`/api/tutorials/${id}`).expect(200);
    expect(body).toMatchObject({ difficulty: null, likes: 0, views: 0 });
  });

  it('DATA-15 stores the date as a sortable ISO string', async () => {
    const id = await createTutorial(app, { date: new Date('2031-12-31T23:59:59.999Z') });
    const { body } = await app.http.get('/api/tutorials').query({ sort: 'recent', limit: 1 }).expect(200);
    expect((body as { tutorials: unknown[] }).tutorials).toEqual([
      expect.objectContaining({ id, date: '2031-12-31T23:59:59.999Z' }),
    ]);
  });

  it('TUTO-08 returns content without scripts and event handlers', async () => {
    const id = await createTutorial(app, {
      source:
        'Avant <script>alert(1)</script><img src="x" onerror="alert(2)"> <a href="javascript:alert(3)">ici</a>.',
    });
    const { body } = await app.http.get(`/api/tutorials/${id}`).expect(200);
    expect((body as { content: string }).content).not.toMatch(/<script|onerror|javascript:/i);
    expect((body as { content: string }).content).toContain('ici');
  });

  it.each([
    ['999999', 404, 'Tutoriel non trouvé.'],
    ['0', 400, 'L’identifiant doit être un nombre entier supérieur à 0.'],
    ['-1', 400, 'L’identifiant doit être un nombre entier supérieur à 0.'],
    ['abc', 400, 'L’identifiant doit être un nombre entier supérieur à 0.'],
    ['1.5', 400, 'L’identifiant doit être un nombre entier supérieur à 0.'],
    ['99999999999999', 404, 'Tutoriel non trouvé.'],
  ])('answers %s with %i', async (id, statusCode, message) => {
    const { body } = await app.http.get(`/api/tutorials/${id}`).expect(statusCode);
    expect(body).toMatchObject({ statusCode, message });
  });
});

describe('GET /api/tutorials/trending', () => {
  it('RECO-07 scores views × 0.5 + likes × 2 and returns the six highest', async () => {
    const ids: number[] = [];
    for (let index = 0; index < 7; index += 1) ids.push(await createTutorial(app));
    const [first, second] = [ids[2]!, ids[5]!];
    for (let reading = 0; reading < 20; reading += 1)
      app.nest.get(ViewCounter).record(first, `lecteur ${reading}`);
    for (let reading = 0; reading < 10; reading += 1)
      app.nest.get(ViewCounter).record(second, `lecteur ${reading}`);
    await app.nest.get(ViewCounter).write();
    const { body } = await app.http.get('/api/tutorials/trending').expect(200);
    expect(body).toHaveLength(6);
    expect((body as Item[]).slice(0, 2).map(({ id }) => id)).toEqual([first, second]);
  });
});

describe('GET /api/tutorials/suggestions', () => {
  const suggest = async (query: Record<string, string | number>) => {
    const { body } = await app.http.get('/api/tutorials/suggestions').query(query).expect(200);
    return body as Item[];
  };

  it('CALL-19 CALL-20 RECO-08 suggests by shared tags, then domain, without the one being read', async () => {
    const read = await createTutorial(app, { domain: 'langues', tags: ['Grammaire', 'Verbes'] });
    const both = await createTutorial(app, { domain: 'design', tags: ['verbes', 'grammaire'] });
    const one = await createTutorial(app, { domain: 'design', tags: ['Verbes'] });
    const near = await createTutorial(app, { domain: 'langues' });
    const found = await suggest({ excludeId: read, domainId: 5, tags: 'Verbes,Grammaire' });
    expect(found.map(({ id }) => id)).toEqual([both, one, near]);
  });

  it('RECO-05 returns three without a limit', async () => {
    for (let index = 0; index < 5; index += 1) await createTutorial(app, { domain: 'marketing' });
    expect(await suggest({ domainId: 3 })).toHaveLength(3);
    expect(await suggest({ domainId: 3, limit: 4 })).toHaveLength(4);
  });

  it('suggests nothing without a domain or a tag', async () => {
    expect(await suggest({ excludeId: 1 })).toEqual([]);
  });
});

it('renders the stored source again after the renderer has changed', async () => {
  const id = await createTutorial(app, { source: 'Du *neuf*.' });
  await app.nest.get(DataSource).getRepository(Tutorial).update(id, { content: 'vieux', rendererVersion: 0 });
  expect(await app.nest.get(TutorialUpkeepService).renderOutdated()).toBe(1);
  expect(await app.nest.get(TutorialUpkeepService).renderOutdated()).toBe(0);
  const { body } = await app.http.get(`/api/tutorials/${id}`).expect(200);
  expect(body).toMatchObject({ content: '<p>Du <em>neuf</em>.</p>' });
});

it('renders the most read tutorials first, stops with the process and then continues', async () => {
  const rows = app.nest.get(DataSource).getRepository(Tutorial);
  const ids: number[] = [];
  for (const views of [5, 90_000, 70]) {
    ids.push(await createTutorial(app));
    await rows.update(ids.at(-1)!, { rendererVersion: 0, views });
  }
  const renderer = app.nest.get(MarkdownRenderer);
  const upkeep = () =>
    new TutorialUpkeepService(
      app.nest.get(DomainEvents),
      app.nest.get(TutorialsRepository),
      renderer,
      app.nest.get(DataSource),
    );
  const outdated = async () =>
    (await rows.find({ select: { id: true }, where: { rendererVersion: 0 }, order: { id: 'ASC' } })).map(
      ({ id }) => id,
    );
  const process = upkeep();
  let end: Promise<void> | undefined;
  const render = renderer.renderStored.bind(renderer);
  const spy = jest.spyOn(renderer, 'renderStored').mockImplementation((...text) => {
    end ??= process.beforeApplicationShutdown();
    return render(...text);
  });
  expect(await process.renderOutdated()).toBe(1);
  await end;
  spy.mockRestore();
  expect(await outdated()).toEqual([ids[0], ids[2]]);
  expect(await upkeep().renderOutdated()).toBe(2);
  expect(await outdated()).toEqual([]);
});
