import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { DataSource } from 'typeorm';
import { IndexFeed } from '../src/content/search/index-feed.js';
import { MarkdownRenderer } from '../src/content/markdown/markdown-renderer.service.js';
import { RENDERER_VERSION } from '../src/content/markdown/rendered-markdown.js';
import { TutorialUpkeepService } from '../src/content/tutorials/tutorial-upkeep.service.js';
import { Tutorial } from '../src/content/tutorials/tutorial.entity.js';
import { TutorialsRepository } from '../src/content/tutorials/tutorials.repository.js';
import { TutorialWriting } from '../src/content/tutorials/tutorial-writing.service.js';
import { TutorialsService } from '../src/content/tutorials/tutorials.service.js';
import { SessionsService } from '../src/members/auth/sessions.service.js';
import { startApp, type TestApp } from './app.js';
import { createTutorial, publishTutorial } from './factories.js';
import { signUp, type Person } from './people.js';
import { untilSearchable } from './searchable.js';

let app: TestApp;
let ada: Person;
let id: number;
beforeAll(async () => {
  app = await startApp();
  ada = await signUp(app, { isContributor: true });
  id = await publishTutorial(app, ada);
});
afterAll(() => app.stop());

const written = (source: string, changes: object = {}) => ({
  title: 'Attendre',
  description: 'Attendre sans bloquer.',
  domainId: 1,
  source,
  ...changes,
});
const rewrite = (source: string, ifMatch?: string, changes: object = {}) => {
  const call = ada.agent.put(`/api/tutorials/${id}`);
  if (ifMatch !== undefined) void call.set('If-Match', ifMatch);
  return call.send(written(source, changes));
};
const read = async () => (await ada.agent.get(`/api/tutorials/${id}/source`).expect(200)) as Answer;
interface Answer {
  headers: Record<string, string>;
  body: { source: string; version: number; content: string };
}
const found = async (word: string) => {
  await untilSearchable(app);
  return (await app.http.get('/api/search').query({ query: word }).expect(200)).body.total as number;
};

/** Runs `happen` before each batch from the database is processed. */
async function meanwhile<T>(
  method: 'findRenderedBefore' | 'findWhole',
  happen: () => PromiseLike<unknown>,
  act: () => PromiseLike<T>,
): Promise<T> {
  const repository = app.nest.get(TutorialsRepository);
  const read = repository[method].bind(repository) as (...given: unknown[]) => Promise<unknown>;
  let done = false;
  Object.assign(repository, {
    [method]: async (...given: unknown[]) => {
      const result = await read(...given);
      if (!done) {
        done = true;
        await happen();
      }
      return result;
    },
  });
  try {
    return await act();
  } finally {
    Object.assign(repository, { [method]: read });
  }
}

describe('a rewrite with If-Match', () => {
  it('succeeds if the tutorial still has that version, and returns the next one', async () => {
    const { headers, body } = await read();
    expect(headers['etag']).toBe(`"${body.version}"`);
    const answer = await rewrite('Un.', headers['etag']).expect(200);
    expect(answer.headers['etag']).toBe(`"${body.version + 1}"`);
    expect(await read()).toMatchObject({ body: { source: 'Un.', version: body.version + 1 } });
  });

  it('is refused if somebody has rewritten it meanwhile, and changes nothing', async () => {
    const { headers } = await read();
    await rewrite('Deux.', headers['etag']).expect(200);
    const { body } = await rewrite('Trois.', headers['etag']).expect(412);
    expect(body.message).toBe(
      'Ce tutoriel a été modifié entre-temps. Rechargez-le, puis reportez-y vos changements.',
    );
    expect((await read()).body.source).toBe('Deux.');
  });

  it('succeeds once when two are sent at once', async () => {
    const { headers } = await read();
    const answers = await Promise.all([
      rewrite('Gauche.', headers['etag']),
      rewrite('Droite.', headers['etag']),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 412]);
    const [made] = answers.filter(({ status }) => status === 200);
    expect((await read()).body.content).toBe(made!.body.content);
  });

  it.each(['"0"', 'W/"1"', '"abc"', '3', ''])('refuses the unknown version %j', async (tag) => {
    await rewrite('Jamais.', tag).expect(412);
  });

  it('accepts several versions, or a star for any', async () => {
    const { headers } = await read();
    await rewrite('Quatre.', `"999999", ${headers['etag']}`).expect(200);
    await rewrite('Cinq.', '*').expect(200);
  });

  it('without the header replaces any version', async () => {
    await rewrite('Six.').expect(200);
    await rewrite('Sept.').expect(200);
    expect((await read()).body.source).toBe('Sept.');
  });
});

it('a tutorial rewritten during an import gets the picture of the import', async () => {
  const image = { url: '/media/ab/abababababababababababab.webp', width: 10, height: 10 };
  const writing = app.nest.get(TutorialWriting);
  const imported = await createTutorial(app);
  const importAgain = async () => {
    const whole = await app.nest.get(TutorialsService).getWhole(imported);
    const brought = {
      sourcePath: 'moment.md',
      checksum: '1',
      assets: { 'a.png': image },
      source: '![A](a.png)',
    };
    const rendered = await app.nest.get(MarkdownRenderer).renderInBackground(brought.source, brought.assets);
    await writing.saveImported([{ input: { ...whole, ...brought }, rendered, id: imported }]);
  };
  const { content } = await meanwhile('findWhole', importAgain, () =>
    writing.rewrite(
      imported,
      { ...written('Voici : ![A](a.png)'), difficulty: null, tags: [] },
      { editorId: ada.user.id },
    ),
  );
  expect(content).toContain(image.url);
});

it('a tutorial rewritten while it is rendered again keeps the latest text', async () => {
  const rows = app.nest.get(DataSource).getRepository(Tutorial);
  await rewrite('Avant.').expect(200);
  await rows.update(id, { rendererVersion: RENDERER_VERSION - 1 });
  const upkeep = app.nest.get(TutorialUpkeepService);
  await meanwhile(
    'findRenderedBefore',
    () => rewrite('Après.').expect(200),
    () => upkeep.renderOutdated(),
  );
  expect((await read()).body).toMatchObject({ source: 'Après.', content: '<p>Après.</p>' });
});

it('a tutorial rewritten while the index is rebuilt is found by the latest text', async () => {
  await rewrite('Hippocampe.').expect(200);
  const rebuilt = app.nest.get(IndexFeed).rebuild();
  await rewrite('Ornithorynque.').expect(200);
  await rebuilt;
  expect([await found('hippocampe'), await found('ornithorynque')]).toEqual([0, 1]);
});

it('a tutorial whose author’s account is deleted is found by its text, but not by the author', async () => {
  const zoe = await signUp(app, { isContributor: true, displayName: 'Zoé Quichotte' });
  const hers = await publishTutorial(app, zoe);
  await zoe.agent.put(`/api/tutorials/${hers}`).send(written('Coccinelle.')).expect(200);
  expect([await found('coccinelle'), await found('quichotte')]).toEqual([1, 1]);
  await zoe.agent.delete('/api/auth/account').send({ password: zoe.body.password }).expect(200);
  expect([await found('coccinelle'), await found('quichotte')]).toEqual([1, 0]);
});

describe('the refusal of a write names the missing data', () => {
  it('of an unknown domain', async () => {
    const { body } = await rewrite('Ailleurs.', undefined, { domainId: 999_999 }).expect(400);
    expect(body.errors).toEqual({ domainId: 'Ce domaine n’existe pas.' });
  });

  it('of a tutorial deleted meanwhile', async () => {
    const gone = await publishTutorial(app, ada);
    const removed = () => ada.agent.delete(`/api/tutorials/${gone}`).expect(200);
    const put = () => ada.agent.put(`/api/tutorials/${gone}`).send(written('Trop tard.')).expect(404);
    const { body } = await meanwhile('findWhole', removed, put);
    expect(body.message).toBe('Tutoriel non trouvé.');
  });

  it.each([
    ['POST', '/api/tutorials', () => written('Sans auteur.')],
    ['POST', '/api/collections', () => ({ name: 'Sans membre' })],
    ['POST', '/api/favorites', () => ({ tutorialId: id })],
    ['POST', `/api/tutorials/{id}/comments`, () => ({ content: 'Sans membre' })],
    ['POST', `/api/tutorials/{id}/rating`, () => ({ score: 3 })],
    ['PUT', `/api/tutorials/{id}/progress`, () => ({ position: 0.4 })],
  ] as const)('of the caller’s own account: %s %s', async (method, path, body) => {
    const eve = await signUp(app, { isContributor: true });
    const url = path.replace('{id}', String(id));
    const call = method === 'POST' ? eve.agent.post(url) : eve.agent.put(url);
    const sessions = app.nest.get(SessionsService);
    // The user exists when the session is read, and is deleted before the row is written.
    const remove = () => app.nest.get(DataSource).query('DELETE FROM users WHERE id = ?', [eve.user.id]);
    const read = sessions.loadSession.bind(sessions);
    sessions.loadSession = async (id) => {
      const session = await read(id);
      if (session?.user?.id === eve.user.id) await remove();
      return session;
    };
    try {
      const answer = await call.send(body());
      expect([answer.status, answer.body.message]).toEqual([401, 'Votre compte vient d’être supprimé.']);
    } finally {
      sessions.loadSession = read;
    }
  });
});
