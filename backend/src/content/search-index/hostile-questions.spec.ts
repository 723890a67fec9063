import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it, jest } from '@jest/globals';
import fc from 'fast-check';
import { IndexFile } from './index-file.js';
import { SearchIndex } from './search-index.js';
import { Vocabulary } from './vocabulary.js';

/** Limit per query, in CPU time, so that waiting for other processes does not count. */
const MOST_MS = 200;
/** Duration of the reference work on the machine that the limit is meant for. */
const REFERENCE_MS = 20;
/** Tolerance: machines differ in more than CPU speed, and queries beyond the limit would take seconds. */
const ROOM = 3;
const DOCUMENTS = 300;
const WORDS_EACH = 300;
const LETTERS = 10_000;
const TIMES = 3;
/** Maximum number of terms read, and of fuzzy look-ups, per query. */
const MOST_READ = 600;
const MOST_COMPARED = 8;

const syllables = 'ba ce di fo gu la me ni po ru sa te vi zo chu pre tri flo glu nan'.split(' ');
/** A word of four syllables, determined by its number. */
const wordOf = (number: number) =>
  [1, 20, 400, 8000].map((place) => syllables[Math.floor(number / place) % syllables.length]).join('');
/** Seeded pseudo-random numbers, the same in each run. */
let state = 7;
const random = (below: number) => (state = (state * 48_271) % 2_147_483_647) % below;
const text = (count: number, from = 40_000) =>
  Array.from({ length: count }, () => wordOf(random(from))).join(' ');
const cut = (long: string) => long.slice(0, LETTERS);

const folder = mkdtempSync(join(tmpdir(), 'passerelle-hostile-'));
let index: SearchIndex;
beforeAll(() => {
  index = SearchIndex.open(join(folder, 'index.sqlite'), 0);
  const documents = Array.from({ length: DOCUMENTS }, (_, place) => ({
    id: place + 1,
    state: '1',
    title: text(5),
    description: text(20),
    author: 'Ada',
    tags: [],
    domainId: 1,
    difficulty: null,
    readTime: null,
    date: place,
    sections: [{ heading: 'Partout', anchor: 'partout', text: `partout ${text(WORDS_EACH)}` }],
  }));
  index.put(documents);
  index.search({ text: wordOf(1), limit: 1 });
});
afterAll(() => {
  index.close();
  rmSync(folder, { recursive: true });
});

/** Changes a letter in each word of a text. */
const mistyped = (words: string) => words.replace(/([a-z]{3})[a-z]/g, '$1x');

/** Fastest of several runs, in milliseconds of this thread's CPU time. */
function timeOf(work: () => unknown): number {
  const times = Array.from({ length: TIMES }, () => {
    const before = process.threadCpuUsage();
    work();
    const { user, system } = process.threadCpuUsage(before);
    return (user + system) / 1000;
  });
  return Math.min(...times);
}

/** How many times slower this machine is now than the reference. */
function slowness(): number {
  const reference = timeOf(() => {
    const seen = new Map<string, number>();
    for (let number = 0; number < 60_000; number++) {
      const word = wordOf(number % 7001);
      seen.set(word, (seen.get(word) ?? 0) + number);
    }
    return seen;
  });
  return Math.max(1, reference / REFERENCE_MS);
}

it.each([
  ['one letter', 'a'.repeat(LETTERS)],
  ['many words', cut(text(2000))],
  ['many mistyped words', cut(mistyped(text(2000)))],
  ['twenty mistyped words and no more', mistyped(text(20))],
  ['many beginnings', cut('ba ce di '.repeat(2000))],
  ['a phrase that is everywhere, and then is not', cut(`"partout ${text(1000)}`)],
  ['many phrases', cut('"partout ba" '.repeat(1000))],
  ['much that is left out', cut('-partout '.repeat(2000))],
  ['apostrophes', cut("l'".repeat(5000))],
  ['hyphens', cut('ba-'.repeat(5000))],
  ['capitals inside', cut('baCe'.repeat(5000))],
  ['points and versions', cut('1.2.'.repeat(5000))],
  ['accents on accents', `e${'\u0301'.repeat(LETTERS)}`],
  ['quotes', '"'.repeat(LETTERS)],
  ['half characters', '\ud83d'.repeat(LETTERS)],
  ['right to left', cut('\u202eمرحبا '.repeat(2000))],
])('answers %s of ten thousand letters in time', (_, hostile) => {
  const { ids } = index.search({ text: hostile, limit: 20 });
  const most = ROOM * MOST_MS * slowness();
  expect(timeOf(() => index.search({ text: hostile, limit: 20 }))).toBeLessThan(most);
  expect(timeOf(() => index.explain(hostile, ids))).toBeLessThan(most);
  expect(timeOf(() => index.suggest(hostile))).toBeLessThan(most);
});

/** Number of terms read and of words compared for a query: its cost, independent of the machine. */
function workOf(ask: () => unknown): { read: number; compared: number } {
  const reading = jest.spyOn(IndexFile.prototype, 'blocksOf');
  const comparing = jest.spyOn(Vocabulary.prototype, 'similarTo');
  ask();
  const work = { read: reading.mock.calls.length, compared: comparing.mock.calls.length };
  reading.mockRestore();
  comparing.mockRestore();
  return work;
}

const signs = fc.constantFrom(
  ' ',
  ' ',
  ' ',
  ' -',
  ' "',
  '" ',
  ' « ',
  ' » ',
  '-',
  '_',
  "'",
  '.',
  '*',
  ' OR ',
  '\u202e',
  '🙂',
);
const change = fc.constantFrom(
  (word: string) => word,
  (word: string) => mistyped(word),
  (word: string) => word.slice(0, 3),
  (word: string) => word.toUpperCase(),
);
/** Indexed words, complete, mistyped or truncated, between arbitrary characters. Different in each run. */
const anyQuestion = fc
  .array(fc.tuple(signs, fc.nat(39_999), change), { minLength: 30, maxLength: 1500, size: 'max' })
  .map((parts) => cut(parts.map(([sign, number, changed]) => sign + changed(wordOf(number))).join('')));

it.each([
  ['words to find', text(2000)],
  ['words that are mistyped', mistyped(text(2000))],
  ['words to leave out', text(2000).replaceAll(' ', ' -')],
  ['phrases', text(2000).replaceAll(/(\w+) (\w+)/g, '"$1 $2"')],
])('reads no more terms for thousands of %s than for a few', (_, hostile) => {
  const { read, compared } = workOf(() => index.search({ text: cut(hostile), limit: 20 }));
  expect(read).toBeLessThan(MOST_READ);
  expect(compared).toBeLessThanOrEqual(MOST_COMPARED);
});

it('reads a bounded number of terms for any query, and answers it in time', () => {
  const most = ROOM * MOST_MS * slowness();
  const property = fc.property(anyQuestion, (question) => {
    const ask = () => index.search({ text: question, limit: 20 });
    const { read, compared } = workOf(ask);
    expect(read).toBeLessThan(MOST_READ);
    expect(compared).toBeLessThanOrEqual(MOST_COMPARED);
    expect(timeOf(ask)).toBeLessThan(most);
  });
  fc.assert(property, { numRuns: 30, endOnFailure: true });
});
