import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from '@jest/globals';
import { SearchIndex } from './search-index.js';

const DOCUMENTS = 3_000;
const LIMIT = 7;

const folder = mkdtempSync(join(tmpdir(), 'passerelle-ordering-'));
const index = SearchIndex.open(join(folder, 'index.sqlite'));
index.put(
  Array.from({ length: DOCUMENTS }, (_, place) => ({
    id: place + 1,
    state: '1',
    description: '',
    author: 'Ada Lovelace',
    // Many documents share a date, a title or a reading time.
    date: (place * 7) % 400,
    title: `Titre ${(place * 11) % 300}`,
    tags: place % 3 === 0 ? [{ key: 'mot', name: 'Mot' }] : [],
    domainId: 1,
    difficulty: null,
    readTime: (place * 13) % 30,
    sections: [],
  })),
);
afterAll(() => {
  index.close();
  rmSync(folder, { recursive: true });
});

it.each(['date', 'title', 'readTime', 'id', 'relevance'] as const)(
  'cursors give the same pages as offsets, in both directions: %s',
  (order) => {
    for (const direction of ['asc', 'desc'] as const) {
      for (const tags of [['mot'], []]) {
        const sought = { text: '', tags, order, direction };
        const all = index.search({ ...sought, limit: DOCUMENTS }).ids;
        for (const at of [0, 1, 450, all.length - 1]) {
          const pageOn = (side: 'after' | 'before') =>
            index.search({ ...sought, limit: LIMIT, beside: { side, id: all[at]! } });
          expect(pageOn('after')).toMatchObject({
            ids: all.slice(at + 1, at + 1 + LIMIT),
            total: all.length,
          });
          expect(pageOn('before').ids).toEqual(all.slice(Math.max(0, at - LIMIT), at));
        }
      }
    }
  },
);

it('a page beside a document that does not exist is the one at the offset', () => {
  const sought = { text: '', order: 'date' as const };
  const all = index.search({ ...sought, limit: 40 }).ids;
  const beside = { side: 'after' as const, id: DOCUMENTS + 1 };
  expect(index.search({ ...sought, limit: LIMIT, offset: 20, beside }).ids).toEqual(
    all.slice(20, 20 + LIMIT),
  );
});
