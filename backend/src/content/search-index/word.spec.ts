import { expect, it } from '@jest/globals';
import { CommonTerm } from './common-term.js';
import { DocumentColumns } from './document-columns.js';
import { DocumentSet } from './document-set.js';
import { appendPostings } from './postings.js';
import { Word } from './word.js';

const DOCUMENTS = 1000;

/** A word in the title of every tenth document; later documents have more of it in their texts. */
function wordOf(): Word {
  const columns = new DocumentColumns();
  for (let ordinal = 0; ordinal < DOCUMENTS; ordinal += 1)
    columns.add({
      ordinal,
      id: ordinal + 1,
      state: '1',
      domainId: 1,
      difficulty: null,
      readTime: null,
      date: ordinal,
      tags: '[]',
    });
  const postings = Array.from({ length: DOCUMENTS }, (_, ordinal) => ({
    ordinal,
    impact: ordinal % 10 === 0 ? 1 : 1 + Math.floor(ordinal / 5),
    title: ordinal % 10 === 0 ? 20 : 0,
  }));
  const { data } = appendPostings(undefined, 0, postings);
  return new Word([{ weight: 1, term: CommonTerm.read([{ block: 0, data }], columns.existing) }], columns);
}

/** The best tenth. */
function best(word: Word, bonusOf?: (share: number) => number, isBonusKept = false): number[] {
  const set = new DocumentSet(DOCUMENTS);
  word.addBestTo(set, { share: 0.1, isRough: false, ...(bonusOf && { bonusOf, isBonusKept }) });
  return [...set.ordinals()];
}

const high = () => 2;
const none = () => 0;
const isTitled = (ordinal: number) => ordinal % 10 === 0;

it('caches the best documents without a title bonus, and those with a bonus that all queries share', () => {
  const word = wordOf();
  expect(best(word).some(isTitled)).toBe(false);
  expect(best(word, high, true).every(isTitled)).toBe(true);
  expect(best(word)).toEqual(best(wordOf()));
  // The cached list is used; the new bonus would have changed it.
  expect(best(word, none, true).every(isTitled)).toBe(true);
});

it('caches nothing for a bonus of a single query', () => {
  const word = wordOf();
  expect(best(word, high, false).every(isTitled)).toBe(true);
  expect(best(word, none, false).some(isTitled)).toBe(false);
  expect(best(word, none, true).some(isTitled)).toBe(false);
  expect(best(word, high, false).every(isTitled)).toBe(true);
});
