import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { SearchDocument } from './search-document.js';
import { SearchIndex } from './search-index.js';

const folder = mkdtempSync(join(tmpdir(), 'passerelle-common-'));
afterAll(() => rmSync(folder, { recursive: true }));

describe('common words', () => {
  const DOCUMENTS = 1_500;
  const common = SearchIndex.open(join(folder, 'common.sqlite'), 0);
  afterAll(() => common.close());
  const kept = new Map<number, SearchDocument>();
  beforeAll(() => {
    // Pseudo-random and the same in each run.
    let state = 3;
    const random = (below: number) => (state = (state * 48_271) % 2_147_483_647) % below;
    const some = (shares: Record<string, number>) =>
      Object.keys(shares).filter((word) => random(100) < shares[word]!);
    const put = (id: number, version: string) => {
      const title = [
        ...some({ narval: 40, castor: 6, loutre: 5 }),
        ...(id % 12 === 0 ? ['lynx'] : []),
        'animal',
        ...Array<string>(random(4)).fill('rare'),
      ];
      const text = [
        ...some({ narval: 90, loutre: 60 }),
        ...Array<string>(random(100) < 40 ? 1 + random(5) : 0).fill('castor'),
        ...Array<string>(random(60)).fill('eau'),
        ...(id % 300 === 0 ? ['zorille'] : []),
        ...(id % 290 === 1 ? ['belette'] : []),
      ];
      const tag = `mot${random(3)}`;
      const each: SearchDocument = {
        id,
        state: version,
        description: '',
        author: 'Ada Lovelace',
        date: id,
        title: title.join(' '),
        tags: [{ key: tag, name: tag }],
        domainId: 1 + random(4),
        difficulty: ['beginner', 'intermediate', 'advanced', null][random(4)]!,
        readTime: random(50),
        sections: [{ heading: null, anchor: null, text: text.join(' ') }],
      };
      kept.set(id, each);
      return each;
    };
    common.put(Array.from({ length: DOCUMENTS }, (_, index) => put(index + 1, '1')));
    common.put(Array.from({ length: 90 }, (_, index) => put(1 + 7 * index, '2')));
    const removed = Array.from({ length: 60 }, (_, index) => 5 + 11 * index);
    common.remove(removed);
    for (const id of removed) kept.delete(id);
  });

  const has = ({ title, sections }: SearchDocument, word: string) =>
    `${title} ${sections[0]!.text}`.split(' ').includes(word);
  const texts = [
    'narval',
    'loutre',
    'animal',
    'animal narval',
    'castor narval',
    'loutre narval',
    'loutre castor narval',
    'narval rare',
  ];

  it.each(texts)('are found in all documents that contain them: %s', (text) => {
    const expected = [...kept.values()].filter((each) => text.split(' ').every((word) => has(each, word)));
    expect(expected.length).toBeGreaterThan(200);
    const { total, facets, ids } = common.search({ text, limit: DOCUMENTS });
    expect(total).toBe(expected.length);
    expect(ids.toSorted()).toEqual(expected.map(({ id }) => id).toSorted());
    const counted = (of: (each: SearchDocument) => unknown, value: unknown) =>
      expected.filter((each) => of(each) === value).length;
    for (const { id, count } of facets.domains) expect(count).toBe(counted(({ domainId }) => domainId, id));
    for (const { value, count } of facets.difficulties)
      expect(count).toBe(counted(({ difficulty }) => difficulty, value));
    for (const { name, count } of facets.tags) expect(count).toBe(counted(({ tags }) => tags[0]!.key, name));
    expect([facets.domains.length, facets.difficulties.length, facets.tags.length]).toEqual([4, 3, 3]);
    const short = expected.filter(({ readTime }) => readTime! <= 5).length;
    expect(facets.readTimes[0]).toEqual({ min: 0, max: 5, count: short });
  });

  // A phrase requires reading texts, within a time limit: few have this one.
  it.each([...texts, '"lynx animal" loutre'])(
    'are found in the same order on a page as in the whole list: %s',
    (text) => {
      for (const filters of [{}, { domainId: 2 }, { tags: ['mot1'] }, { first: [8, 9] }]) {
        const all = common.search({ text, ...filters, limit: DOCUMENTS }).ids;
        for (const offset of [0, 20, 60, 400]) {
          const { ids } = common.search({ text, ...filters, limit: 20, offset });
          expect(ids).toEqual(all.slice(offset, offset + 20));
        }
      }
    },
  );

  it('are found in the same order as a phrase of them', () => {
    const { ids } = common.search({ text: '"lynx animal"', limit: DOCUMENTS });
    expect(ids.length).toBeGreaterThan(80);
    const all = common.search({ text: 'lynx animal', limit: DOCUMENTS }).ids;
    expect(ids).toEqual(all.filter((id) => ids.includes(id)));
  });

  it('without the rare words are not enough when few documents have those, too', () => {
    const rare = [...kept.values()].filter((each) => has(each, 'zorille') || has(each, 'belette'));
    expect(rare.length).toBeGreaterThan(6);
    const { total, ids } = common.search({ text: 'narval loutre zorille belette', limit: DOCUMENTS });
    expect(ids.toSorted()).toEqual(rare.map(({ id }) => id).toSorted());
    expect(total).toBe(rare.length);
  });
});

describe('the best documents with common words come first on every page', () => {
  let state = 5;
  const random = (below: number) => (state = (state * 48_271) % 2_147_483_647) % below;
  const times = (word: string, count: number) => Array<string>(count).fill(word);
  const LONG = 100;
  /** Many occurrences in a few texts. */
  const narvals = () => times('narval', Math.floor(5 + 100 * (random(1000) / 1000) ** 6));
  const sites = {
    'one form in the title, another in the text': () => {
      const kind = random(60);
      if (kind === 0) return { title: ['narvals', ...times('glace', 30)], text: times('narval', 100) };
      if (kind < 20)
        return { title: ['narvals', ...times('glace', 10)], text: times('narvals', 60 + random(60)) };
      return { title: ['narval', ...times('glace', 30)], text: times('narval', random(5)) };
    },
    'long titles with all words, texts with much of one': () => {
      const kind = random(30);
      const narval = random(10) < 9 ? 1 + random(100) : 0;
      if (kind === 0) return { title: ['castor', 'narval', ...times('glace', LONG)], text: ['eau'] };
      if (kind < 3)
        return {
          title: ['castor', ...times('glace', LONG)],
          text: [...times('castor', 6), ...times('narval', narval)],
        };
      return {
        title: times('glace', LONG),
        text: [...times('narval', narval), ...times('castor', kind < 12 ? 60 + random(60) : 0)],
      };
    },
    'one beginning in the title, another in the text': () => {
      if (random(20) === 0) return { title: ['narcisse', ...times('glace', 30)], text: narvals() };
      return { title: times('glace', 31), text: narvals() };
    },
  };

  it.each(Object.entries(sites))('%s', (name, next) => {
    const site = SearchIndex.open(join(folder, `${name}.sqlite`), 0);
    const documents = Array.from({ length: 3_000 }, (_, index): SearchDocument => {
      const { title, text } = next();
      return {
        id: index + 1,
        state: '1',
        description: '',
        author: 'Ada Lovelace',
        date: index,
        title: title.join(' '),
        tags: [],
        domainId: 1,
        difficulty: null,
        readTime: null,
        sections: [{ heading: null, anchor: null, text: text.join(' ') }],
      };
    });
    site.put(documents);
    for (const text of ['narval', 'castor narval', 'nar']) {
      const all = site.search({ text, limit: documents.length }).ids;
      for (const offset of [0, 20, 40, 60]) {
        const { ids } = site.search({ text, limit: 20, offset });
        expect(ids).toEqual(all.slice(offset, offset + 20));
      }
    }
    site.close();
  });
});
