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
    // Without a pattern, and the same each time.
    let state = 3;
    const random = (below: number) => (state = (state * 48_271) % 2_147_483_647) % below;
    const some = (shares: Record<string, number>) =>
      Object.keys(shares).filter((word) => random(100) < shares[word]!);
    const put = (id: number, version: string) => {
      const title = [...some({ narval: 40, castor: 1 }), 'animal', ...Array<string>(random(4)).fill('rare')];
      const text = [
        ...some({ narval: 90, loutre: 60 }),
        ...Array<string>(random(100) < 40 ? 1 + random(5) : 0).fill('castor'),
        ...Array<string>(random(60)).fill('eau'),
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
  const texts = ['narval', 'loutre', 'castor narval', 'loutre castor narval', 'narval rare'];

  it.each(texts)('are found in all documents that have them: %s', (text) => {
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

  it.each(texts)('have the same order whether all or a page are asked for: %s', (text) => {
    for (const filters of [{}, { domainId: 2 }, { tags: ['mot1'] }, { first: [8, 9] }]) {
      const all = common.search({ text, ...filters, limit: DOCUMENTS }).ids;
      for (const offset of [0, 20, 60, 400]) {
        const { ids } = common.search({ text, ...filters, limit: 20, offset });
        expect(ids).toEqual(all.slice(offset, offset + 20));
      }
    }
  });
});
