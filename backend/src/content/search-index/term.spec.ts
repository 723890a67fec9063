import { expect, it } from '@jest/globals';
import fc from 'fast-check';
import { DocumentSet } from './document-set.js';
import { CommonTerm } from './common-term.js';
import { Documents } from './documents.js';
import { Grades } from './grades.js';
import { ListedTerm } from './listed-term.js';
import { appendPostings, BLOCK, isDense, type Posting, type PostingBlock } from './postings.js';
import type { Term } from './term.js';

const FIRST = 3 * BLOCK;
const CAPACITY = 5 * BLOCK;

interface Case {
  postings: Posting[];
  /** Number of documents in each put. */
  portions: number[];
  missing: DocumentSet;
  asked: DocumentSet;
}

const posting = fc.record({
  ordinal: fc.integer({ min: FIRST, max: FIRST + BLOCK - 1 }),
  impact: fc.oneof(fc.integer({ min: 1, max: 255 }), fc.constant(40)),
  title: fc.oneof(fc.constant(0), fc.constant(0), fc.integer({ min: 1, max: 255 })),
});
const anySet = fc
  .uniqueArray(fc.integer({ min: FIRST, max: FIRST + BLOCK - 1 }), { maxLength: 1500 })
  .map((ordinals) => DocumentSet.of(Int32Array.from(ordinals), CAPACITY));
const anyCase: fc.Arbitrary<Case> = fc.record({
  postings: fc
    .uniqueArray(posting, { selector: ({ ordinal }) => ordinal, maxLength: 2500, size: 'max' })
    .map((postings) => postings.toSorted((one, other) => one.ordinal - other.ordinal)),
  portions: fc.array(fc.integer({ min: 1, max: 700 }), { minLength: 1 }),
  missing: anySet,
  asked: anySet,
});

function written({ postings, portions }: Case): PostingBlock | undefined {
  let block: PostingBlock | undefined;
  for (let from = 0, turn = 0; from < postings.length; turn += 1) {
    const count = portions[turn % portions.length]!;
    block = appendPostings(block, FIRST, postings.slice(from, from + count));
    from += count;
  }
  return block;
}

function termOf(block: PostingBlock | undefined, existing: DocumentSet): Term {
  const blocks = block ? [{ block: FIRST / BLOCK, data: block.data }] : [];
  return block && isDense(block.data) ? CommonTerm.read(blocks, existing) : ListedTerm.read(blocks, existing);
}

const everything = DocumentSet.of(
  Int32Array.from({ length: CAPACITY }, (_, ordinal) => ordinal),
  CAPACITY,
);
const without = (missing: DocumentSet, set: DocumentSet) =>
  new DocumentSet(CAPACITY).addCommon(set, everything, missing);
const valueOf = ({ impact, title }: Posting) => (impact + 0.7 * title) / 255;

it('returns the requested documents that exist, however they were written', () => {
  const property = fc.property(anyCase, (each) => {
    const existing = without(each.missing, everything);
    const term = termOf(written(each), existing);
    const known = each.postings.filter(({ ordinal }) => existing.has(ordinal));
    const expected = (postings: Posting[]) => ({
      ordinals: Int32Array.from(postings, ({ ordinal }) => ordinal),
      impacts: Uint8Array.from(postings, ({ impact }) => impact),
      titles: Uint8Array.from(postings, ({ title }) => title),
    });
    expect(term.all()).toEqual(expected(known));
    const asked = without(each.missing, each.asked);
    expect(term.within(Documents.of(asked))).toEqual(
      expected(known.filter(({ ordinal }) => asked.has(ordinal))),
    );
    expect(term.isEmpty).toBe(known.length === 0);
    expect(term.most).toBeGreaterThanOrEqual(known.length);
    const set = new DocumentSet(CAPACITY);
    term.addTo(set);
    set.keepOnly(existing);
    expect([...set.ordinals()]).toEqual(known.map(({ ordinal }) => ordinal));
    expect(set.size).toBe(known.length);
  });
  fc.assert(property, { numRuns: 60 });
});

it('knows an upper bound of the scores outside the best documents', () => {
  const options = fc.record({
    least: fc.integer({ min: 1, max: 1200 }),
    weight: fc.constantFrom(1, 0.8, 0.25),
    bonus: fc.constantFrom(0, 0.9, 1.8),
  });
  const property = fc.property(anyCase, options, (each, { least, weight, bonus }) => {
    const term = termOf(written(each), everything);
    const best = new DocumentSet(CAPACITY);
    const limit = term.addBestTo(best, least, new Grades(weight, (share) => bonus * share));
    const scoreOf = (posting: Posting) => weight * valueOf(posting) + (bonus * posting.title) / 255;
    for (const other of each.postings.filter(({ ordinal }) => !best.has(ordinal)))
      expect(scoreOf(other)).toBeLessThan(limit + 1e-6);
  });
  fc.assert(property, { numRuns: 60 });
});

it('returns about the requested number of best documents', () => {
  const postings = Array.from({ length: 4000 }, (_, index) => ({
    ordinal: FIRST + 2 * index,
    impact: 1 + ((index * 7) % 200),
    title: index % 10 === 0 ? 100 : 0,
  }));
  const term = termOf(appendPostings(undefined, FIRST, postings), everything);
  const named = (least: number) => {
    const best = new DocumentSet(CAPACITY);
    term.addBestTo(best, least, new Grades(1));
    return best.size;
  };
  expect(named(10)).toBeGreaterThanOrEqual(10);
  expect(named(10)).toBeLessThan(60);
  expect(named(800)).toBeGreaterThanOrEqual(720);
  expect(named(800)).toBeLessThan(1040);
});

it('is stored densely when many documents have the term', () => {
  const postings = Array.from({ length: 2000 }, (_, index) => ({
    ordinal: FIRST + 3 * index,
    impact: 9,
    title: 0,
  }));
  const dense = (count: number) => isDense(appendPostings(undefined, FIRST, postings.slice(0, count)).data);
  expect([dense(1000), dense(2000)]).toEqual([false, true]);
});

it('is read from dense and sparse blocks together', () => {
  const postings = Array.from({ length: 1800 }, (_, index) => ({
    ordinal: index < 1500 ? FIRST + 2 * index : FIRST + BLOCK + 5 * index,
    impact: 1 + (index % 250),
    title: index % 7 === 0 ? 1 + (index % 100) : 0,
  }));
  const blocks = [postings.slice(0, 1500), postings.slice(1500)].map((some, index) => ({
    block: FIRST / BLOCK + index,
    data: appendPostings(undefined, FIRST + index * BLOCK, some).data,
  }));
  expect(blocks.map(({ data }) => isDense(data))).toEqual([true, false]);
  const term = CommonTerm.read(blocks, everything);
  expect(term.all()).toEqual({
    ordinals: Int32Array.from(postings, ({ ordinal }) => ordinal),
    impacts: Uint8Array.from(postings, ({ impact }) => impact),
    titles: Uint8Array.from(postings, ({ title }) => title),
  });
  const titled = new DocumentSet(CAPACITY);
  term.addTitledTo(titled);
  expect([...titled.ordinals()]).toEqual(
    postings.filter(({ title }) => title > 0).map(({ ordinal }) => ordinal),
  );
});
