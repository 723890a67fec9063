import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import type { SearchDocument } from './search-document.js';
import { SearchIndex, type SearchRequest } from './search-index.js';

const folder = mkdtempSync(join(tmpdir(), 'passerelle-index-'));
afterAll(() => rmSync(folder, { recursive: true }));

const document = (id: number, fields: Partial<SearchDocument> = {}): SearchDocument => ({
  id,
  state: '1',
  title: `Tutoriel ${id}`,
  description: '',
  author: 'Ada Lovelace',
  tags: [],
  domainId: 1,
  difficulty: 'beginner',
  readTime: 10,
  date: id,
  sections: [],
  ...fields,
});
const body = (text: string, heading: string | null = null) => ({
  sections: [{ heading, anchor: heading && 'ancre', text }],
});

const texts: SearchDocument[] = [
  document(1, { title: 'Les boucles en JavaScript', tags: [{ key: 'js', name: 'JS' }], readTime: 4 }),
  document(2, { title: 'Monter à cheval', ...body('On y parle de selles, et de l’ordinateur de bord.') }),
  document(3, {
    title: 'Déployer une application',
    ...body('Il faut sauvegarder la base de données.', 'Avant'),
  }),
  document(4, { title: 'Le C++ moderne', domainId: 2, difficulty: 'advanced', readTime: 30 }),
  document(5, { title: 'Une messagerie', ...body('Un e-mail part par SMTP.\nLes événements le disent.') }),
  document(6, { title: 'Accents', ...body('La boucle de rétroaction du cœur.'), domainId: 2 }),
];

let index: SearchIndex;
beforeAll(() => {
  index = SearchIndex.open(join(folder, 'texts.sqlite'));
  index.put(texts);
});
afterAll(() => index.close());

const find = (text: string) => index.search({ text, limit: 20 });

describe('finds', () => {
  it.each([
    ['another ending', 'chevaux', [2]],
    ['no accents', 'evenement deployer', [3, 5]],
    ['what stands behind an apostrophe', 'ordinateurs', [2]],
    ['a title ahead of a text', 'boucle', [1, 6]],
    ['a synonym of several words', 'bdd', [3]],
    ['several words by their short form', 'base de donnees', [3]],
    ['a compound written as one word', 'email', [5]],
    ['a compound written as two', 'e mail', [5]],
    ['names with signs', 'c++', [4]],
    ['a missing letter', 'javascrpt', [1]],
    ['letters that changed places', 'chevla', [2]],
    ['a wrong first letter', 'poucles', [1, 6]],
    ['the beginning of the last word', 'mess', [5]],
    ['words in quotes only side by side', '"boucle de rétroaction"', [6]],
    ['not what follows a minus', 'boucle -javascript', [1, 6].slice(1)],
    ['all but what follows a minus', '-tutoriel -boucle -cheval -c++ -e', [3]],
    ['an author', 'lovelace cheval', [2]],
    ['nothing of what is nowhere', 'xylophone', []],
    ['nothing of signs alone', '!?* « » "" - OR (', []],
  ])('%s: %s', (_, text, ids) => {
    expect(find(text).ids.slice(0, Math.max(1, ids.length))).toEqual(ids);
  });
});

it('finds two letters in titles, and in texts only when no title has a word that begins with them', () => {
  expect(find('bo').ids).toEqual([1]);
  expect(find('bou').ids).toEqual([1, 6]);
  expect(find('sm').ids).toEqual([5]);
});

describe('puts first', () => {
  const ranked = (name: string, documents: SearchDocument[], text: string) => {
    const own = SearchIndex.open(join(folder, `${name}.sqlite`));
    own.put(documents);
    const { ids } = own.search({ text, limit: 20 });
    own.close();
    return ids;
  };

  it('a title with all words, in any form, before a shorter one with the rarer word', () => {
    const documents = [
      document(1, { title: 'Installer GitHub Pages sur son propre nom de domaine' }),
      document(2, { title: 'GitHub', ...body('Une installation de GitHub. L’installation, pas à pas.') }),
    ];
    expect(ranked('all-words', documents, 'installations github')).toEqual([1, 2]);
  });

  it('a title with nothing else, before another with exactly the typed words', () => {
    const documents = [
      document(1, { title: 'Moteurs de recherche' }),
      document(2, { title: 'Programmer un moteur de recherche interne', ...body('moteur recherches') }),
    ];
    expect(ranked('nothing-else', documents, 'moteur recherches')).toEqual([1, 2]);
  });
});

it('suggests the correction of a mistyped word', () => {
  expect(find('les evenemants').suggestion).toBe('les événements');
  expect(find('cheval').suggestion).toBeNull();
});

it('names the closest documents when filters leave none', () => {
  expect(index.search({ text: 'boucles', domainId: 9, limit: 5 })).toMatchObject({
    total: 0,
    nearest: [1, 6],
  });
});

it('counts for each filter the results under the other filters', () => {
  const { facets, total } = index.search({ text: '', domainId: 2, limit: 0 });
  expect(total).toBe(2);
  expect(facets).toEqual({
    domains: [
      { id: 1, count: 4 },
      { id: 2, count: 2 },
    ],
    difficulties: [
      { value: 'beginner', count: 1 },
      { value: 'advanced', count: 1 },
    ],
    tags: [],
    readTimes: [
      { min: 5, max: 15, count: 1 },
      { min: 15, max: 30, count: 1 },
      { min: 30, max: null, count: 1 },
    ],
  });
  expect(index.search({ text: '', tags: ['js'], limit: 9 }).ids).toEqual([1]);
});

it('sorts by the requested order, ties by id', () => {
  const ids = (order: 'date' | 'title' | 'readTime' | 'id', direction?: 'asc') =>
    index.search({ text: '', order, direction, limit: 9 }).ids;
  expect(ids('date')).toEqual([6, 5, 4, 3, 2, 1]);
  expect(ids('id', 'asc')).toEqual([1, 2, 3, 4, 5, 6]);
  expect(ids('title', 'asc')).toEqual([6, 3, 4, 1, 2, 5]);
  expect(ids('readTime')).toEqual([4, 6, 5, 3, 2, 1]);
});

it('shows the passage with the marked words, and its heading', () => {
  const [reason] = index.explain('sauvegarde des donnees', [3]);
  expect(reason).toMatchObject({ id: 3, passage: { heading: 'Avant', anchor: 'ancre' } });
  const { text, marks } = reason!.passage!;
  expect(marks.map(([start, end]) => text.slice(start, end))).toEqual(['sauvegarder', 'données']);
  const [titled] = index.explain('deploiment', [3]);
  expect(titled!.titleMarks).toEqual([[0, 'Déployer'.length]]);
});

it('cuts a passage out of a long text between words', () => {
  const long = `${'Des mots avant. '.repeat(60)}Ici le narval nage ${'puis encore des mots '.repeat(60)}`;
  index.put([document(7, body(long))]);
  const [reason] = index.explain('narval', [7]);
  const { text, marks } = reason!.passage!;
  expect(text.length).toBeLessThanOrEqual(240);
  expect(text).toMatch(/^Ici le narval nage .* …$/);
  expect(marks).toEqual([[7, 13]]);
  index.remove([7]);
});

it('gives the same results as a fresh reader after any sequence of puts and removals', () => {
  const words = ['narval', 'loutre', 'castor', 'bison'];
  const step = fc.record({ id: fc.integer({ min: 1, max: 6 }), word: fc.constantFrom(...words, undefined) });
  let run = 0;
  const property = fc.property(fc.array(step, { maxLength: 30 }), (steps) => {
    const path = join(folder, `steps-${(run += 1)}.sqlite`);
    const [writer, reader] = [SearchIndex.open(path), SearchIndex.open(path)];
    const model = new Map<number, string>();
    for (const [at, { id, word }] of steps.entries()) {
      const tags = word ? [{ key: word, name: word }] : [];
      if (word)
        writer.put([document(id, { state: String(at), title: `${word} ${at}`, tags, ...body(word) })]);
      else writer.remove([id]);
      if (word) model.set(id, word);
      else model.delete(id);
      for (const [search, asked] of [writer, reader].flatMap((each) =>
        words.map((one) => [each, one] as const),
      )) {
        const ids = [...model].filter(([, kept]) => kept === asked).map(([each]) => each);
        expect(search.search({ text: asked, limit: 20 }).ids.toSorted()).toEqual(ids.toSorted());
      }
      const fresh = SearchIndex.open(path);
      expect(reader.search({ text: '', order: 'title', limit: 20 }).ids).toEqual(
        fresh.search({ text: '', order: 'title', limit: 20 }).ids,
      );
      const [counted, anew] = [reader, fresh].map((each) => each.search({ text: '', limit: 0 }));
      expect(counted!.total).toBe(anew!.total);
      // Tags with equal counts may come in another order in the second index.
      expect(new Set(counted!.facets.tags)).toEqual(new Set(anew!.facets.tags));
      fresh.close();
    }
    expect(reader.count).toBe(model.size);
    for (const each of [writer, reader]) each.close();
  });
  fc.assert(property, { numRuns: 15 });
});

it('answers any text in time', () => {
  const hostile = fc.oneof(
    fc.string({ unit: 'grapheme', maxLength: 200 }),
    fc.string({ unit: fc.constantFrom(...`"'«»-+*()^~:%_\\/.,#ab é\u202e🙂`), maxLength: 200 }),
    fc.constantFrom(
      'a" OR "1"="1',
      "'; DROP TABLE documents; --",
      'NEAR(a b)',
      'العربية',
      '*',
      'x'.repeat(10_000),
    ),
  );
  const property = fc.property(hostile, (text) => {
    const { ids } = index.search({ text, limit: 5 });
    index.explain(text, ids);
  });
  fc.assert(property, { numRuns: 300 });
});

describe('synonyms and first documents set from outside', () => {
  const hinted = SearchIndex.open(join(folder, 'hinted.sqlite'));
  afterAll(() => hinted.close());
  beforeAll(() => {
    hinted.put([
      document(1, { title: 'Réussir une visioconférence' }),
      document(2, { title: 'Apprendre JavaScript', domainId: 2 }),
      document(3, { title: 'La visio sans caméra' }),
      document(4, { title: 'Le norme ECMA', domainId: 2 }),
    ]);
  });
  afterEach(() => hinted.useSynonyms([]));
  const ids = (request: Partial<SearchRequest> = {}) =>
    hinted.search({ text: 'visio', limit: 20, ...request }).ids;

  it('makes words synonyms, also words with other synonyms, until the group is removed', () => {
    expect(ids()).toEqual([3]);
    hinted.useSynonyms([
      ['visio', 'visioconférence'],
      ['JS', 'norme ECMA'],
      ['de la', 'ceci'],
    ]);
    expect(ids()).toEqual([3, 1]);
    expect(ids({ text: 'js' })).toEqual([2, 4]);
    expect(ids({ text: 'xylophone' })).toEqual([]);
    hinted.useSynonyms([]);
    expect(ids()).toEqual([3]);
  });

  it('puts documents first, once each, on the right page and within the filters', () => {
    expect(ids({ first: [4] })).toEqual([4, 3]);
    expect(ids({ first: [3] })).toEqual([3]);
    expect(hinted.search({ text: 'visio', limit: 1, offset: 1, first: [4] })).toMatchObject({
      ids: [3],
      total: 2,
      facets: {
        domains: [
          { id: 1, count: 1 },
          { id: 2, count: 1 },
        ],
      },
    });
    expect(ids({ first: [4], domainId: 1 })).toEqual([3]);
    expect(ids({ first: [99] })).toEqual([3]);
    expect(ids({ first: [4], order: 'id', direction: 'asc' })).toEqual([3, 4]);
    expect(hinted.search({ text: 'xylophone', limit: 5, first: [4] })).toMatchObject({
      ids: [4],
      nearest: [],
    });
  });
});

it('counts reading times including both bounds, and without a bound in the last range', () => {
  const timed = SearchIndex.open(join(folder, 'times.sqlite'));
  const times = [null, 0, 5, 15, 29, 30, 31, 500];
  timed.put(times.map((readTime, place) => document(place + 1, { readTime })));
  expect(timed.search({ text: 'tutoriel', limit: 0 }).facets.readTimes).toEqual([
    { min: 0, max: 5, count: 2 },
    { min: 5, max: 15, count: 2 },
    { min: 15, max: 30, count: 3 },
    { min: 30, max: null, count: 3 },
  ]);
  timed.close();
});

it.each(['tutoriel', ''])(
  'reuses the counts for other pages and orders of « %s », until a document is put',
  (text) => {
    const kept = SearchIndex.open(join(folder, `kept-${text}.sqlite`));
    kept.put([document(1), document(2), document(3)]);
    const ask = (more: Partial<SearchRequest> = {}) => kept.search({ text, limit: 1, ...more });
    const { facets } = ask();
    expect(ask({ offset: 1 }).facets).toBe(facets);
    expect(ask({ order: 'title' }).facets).toBe(facets);
    expect(ask({ domainId: 2 }).facets).not.toBe(facets);
    kept.put([document(4)]);
    expect(ask()).toMatchObject({ total: 4, facets: { domains: [{ id: 1, count: 4 }] } });
    kept.close();
  },
);
