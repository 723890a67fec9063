import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { startApp, type TestApp } from './app.js';
import { signUp, signUpAdmin, type Person } from './people.js';
import { untilSearchable } from './searchable.js';
import { until } from './until.js';

const SEED = Number(process.env['PASSERELLE_FUZZ_SEED'] ?? 20_261_122);

let app: TestApp;
let author: Person;
let admin: Person;
beforeAll(async () => {
  app = await startApp();
  [author, admin] = [await signUp(app, { isContributor: true }), await signUpAdmin(app)];
});
afterAll(() => app.stop());

const written = (word: string) => ({
  title: `Un tutoriel sur ${word}`,
  description: 'Description du tutoriel.',
  domainId: 1,
  source: `## Premiers pas\n\nIci le texte, où se lit encore ${word}.`,
  tags: [word],
});
const publish = async (word: string) =>
  (await author.agent.post('/api/tutorials').send(written(word)).expect(201)).body.id as number;
const idsFor = async (query: string) => {
  const { body } = await app.http.get('/api/search').query({ query, limit: 100 }).expect(200);
  return (body.tutorials as { id: number }[]).map(({ id }) => id).toSorted();
};

it('a new text can be found soon', async () => {
  // The first one starts the threads.
  await publish('ouistiti');
  await untilSearchable(app);
  const id = await publish('ornithorynque');
  await until(
    () => idsFor('ornithorynque'),
    (ids) => ids.includes(id),
  );
});

it(`a private text is never shown after any sequence of changes (seed ${SEED})`, async () => {
  const words = ['narval', 'loutre', 'castor'];
  const step = fc.record({
    act: fc.constantFrom('publish', 'rewrite', 'hide', 'show', 'delete'),
    which: fc.nat(5),
    word: fc.constantFrom(...words),
  });
  const property = fc.asyncProperty(fc.array(step, { minLength: 3, maxLength: 12 }), async (steps) => {
    const there: { id: number; word: string; isPublic: boolean }[] = [];
    for (const { act, which, word } of steps) {
      const one = there[which % Math.max(1, there.length)];
      if (act === 'publish' || !one) there.push({ id: await publish(word), word, isPublic: true });
      else if (act === 'rewrite') {
        await author.agent.put(`/api/tutorials/${one.id}`).send(written(word)).expect(200);
        one.word = word;
      } else if (act === 'delete') {
        await author.agent.delete(`/api/tutorials/${one.id}`).expect(200);
        there.splice(there.indexOf(one), 1);
      } else {
        one.isPublic = act === 'show';
        const { isPublic: isPublished } = one;
        await admin.agent.patch(`/api/admin/tutorials/${one.id}`).send({ isPublished }).expect(200);
      }
      // Immediately, before the index is updated.
      const shown = new Set((await Promise.all(words.map(idsFor))).flat());
      const open = new Set(there.filter(({ isPublic }) => isPublic).map(({ id }) => id));
      expect([...shown].filter((id) => !open.has(id))).toEqual([]);
    }
    await untilSearchable(app);
    for (const word of words) {
      const expected = there.filter((each) => each.isPublic && each.word === word).map(({ id }) => id);
      expect(await idsFor(word)).toEqual(expected.toSorted());
    }
    for (const { id } of there) await author.agent.delete(`/api/tutorials/${id}`).expect(200);
  });
  await fc.assert(property, { seed: SEED, numRuns: 5, endOnFailure: true });
});

it('an answer cached just before the index changed is not sent again', async () => {
  const listed = async () => {
    const { body } = await app.http.get('/api/tutorials?q=salamandre').expect(200);
    return (body.tutorials as object[]).length;
  };
  await publish('salamandre');
  // The index may not include it yet.
  await listed();
  await untilSearchable(app);
  expect(await listed()).toBe(1);
});

describe('a search answer', () => {
  it('contains the passage with marked words, its heading, and counts for each filter', async () => {
    const id = await publish('mangouste');
    await untilSearchable(app);
    const { body } = await app.http.get('/api/search').query({ query: 'mangoustes' }).expect(200);
    expect(body).toMatchObject({
      total: 1,
      suggestion: null,
      nearest: [],
      facets: {
        domains: [{ id: 1, name: 'Programmation', count: 1 }],
        difficulties: [],
        tags: [{ name: 'mangouste', count: 1 }],
        readTimes: [{ min: 0, max: 5, count: 1 }],
      },
    });
    expect(body.tutorials).toMatchObject([
      {
        id,
        titleMarks: [[16, 25]],
        passage: {
          text: 'Ici le texte, où se lit encore mangouste.',
          marks: [[31, 40]],
          heading: 'Premiers pas',
          anchor: 'premiers-pas',
        },
      },
    ]);
  });

  it('suggests a correction and the closest tutorials', async () => {
    await publish('caméléon');
    await untilSearchable(app);
    const ask = async (query: object) => (await app.http.get('/api/search').query(query).expect(200)).body;
    expect(await ask({ query: 'camelon' })).toMatchObject({ total: 1, suggestion: 'caméléon' });
    expect(await ask({ query: 'caméléon', domainId: 5 })).toMatchObject({
      total: 0,
      tutorials: [],
      nearest: [{ title: 'Un tutoriel sur caméléon' }],
    });
  });
});

it('any search text is answered or refused at once', async () => {
  const texts = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 300 }),
    fc.string({ unit: fc.constantFrom(...`"'«»-+*()^~:%_\\/.,#ab é\u202e🙂\0`), maxLength: 300 }),
    fc.constantFrom(
      'a" OR "1"="1',
      "'; DROP TABLE documents; --",
      'NEAR(a b)',
      'مرحبا',
      '*',
      'x'.repeat(10_000),
    ),
  );
  const property = fc.asyncProperty(texts, async (text) => {
    for (const path of ['/api/search', '/api/search/suggestions']) {
      const { status, body } = await app.http.get(path).query({ query: text });
      expect([200, 400]).toContain(status);
      if (status === 400) expect(body.message).toMatch(/« query »/);
    }
    const { status } = await app.http.get('/api/tutorials').query({ q: text });
    expect([200, 400]).toContain(status);
  });
  await fc.assert(property, { seed: SEED, numRuns: 40 });
});
