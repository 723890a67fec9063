import { expect, it } from '@jest/globals';
import { CommonTerm } from './common-term.js';
import { DocumentColumns } from './document-columns.js';
import { Documents } from './documents.js';
import { bestOfEqual } from './equal-documents.js';
import { appendPostings, BLOCK, type Posting } from './postings.js';
import { score } from './scoring.js';
import { findsOf } from './term-reader.js';
import { Word } from './word.js';

const DOCUMENTS = 60_000;

const columns = new DocumentColumns();
for (let ordinal = 1; ordinal <= DOCUMENTS; ordinal += 1) {
  // Ids are in a different order than ordinals, as after changes.
  const id = 1 + ((ordinal * 7_919) % DOCUMENTS);
  const row = { id, ordinal, state: '1', difficulty: null, readTime: null, date: 0, tags: '[]' };
  columns.add({ ...row, domainId: 1 + (ordinal % 3) });
}

function termWith(postingOf: (ordinal: number) => Omit<Posting, 'ordinal'>): CommonTerm {
  const blocks = Array.from({ length: Math.ceil(DOCUMENTS / BLOCK) }, (_, block) => {
    const first = block * BLOCK;
    const ordinals = Array.from({ length: BLOCK }, (_each, index) => first + index);
    const some = ordinals.filter((ordinal) => ordinal > 0 && ordinal <= DOCUMENTS);
    const postings = some.map((ordinal) => ({ ordinal, ...postingOf(ordinal) }));
    return { block, data: appendPostings(undefined, first, postings).data };
  });
  return CommonTerm.read(blocks, columns.existing);
}

function scoresOf(word: Word) {
  return (documents: Documents) => score(findsOf([word.ways], documents), columns, [word.tell]).scores;
}

const sites = {
  'all have the word in the same way': () => ({ impact: 40, title: 0 }),
  'some have it more often, few in their titles': (ordinal: number) => ({
    impact: ordinal % 50 === 0 ? 41 + (ordinal % 7) : 40,
    title: ordinal % 9_000 === 0 ? 90 : 0,
  }),
};

it.each(Object.entries(sites))('finds the same documents as scoring all of them where %s', (_, postingOf) => {
  const term = termWith(postingOf);
  // A text with the second form has the same score or a slightly higher one.
  const other = termWith((ordinal) => ({
    impact: ordinal % 4 === 0 ? 80 + (ordinal % 8) / 4 : 30,
    title: 0,
  }));
  for (const ways of [
    [{ weight: 1, term }],
    [
      { weight: 1, term },
      { weight: 0.5, term: other },
    ],
  ]) {
    const word = new Word(ways, columns);
    const all = columns.all();
    for (const among of [all, all.within(columns.domainSets.of(2))]) {
      const expected = scoresOf(word)(among);
      for (const most of [1, 20, 1_500]) {
        const best = bestOfEqual(word, among, most, columns, scoresOf(word));
        expect(best).toEqual(expected.best(among, most, columns).ordinals);
      }
    }
  }
});

it('gives up when it would have to examine too many documents', () => {
  const ask = (word: Word, among: Documents, most: number) =>
    bestOfEqual(word, among, most, columns, scoresOf(word));
  const same = new Word([{ weight: 1, term: termWith(() => ({ impact: 40, title: 0 })) }], columns);
  const few = Documents.listed(Int32Array.from([7, 8, 9]), columns.capacity);
  expect(ask(same, few, 3)?.length).toBe(3);
  expect(ask(same, few, 4)).toBeUndefined();
  const titled = new Word([{ weight: 1, term: termWith(() => ({ impact: 40, title: 9 })) }], columns);
  expect(ask(titled, columns.all(), 20)).toBeUndefined();
});
