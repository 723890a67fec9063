import type { DocumentColumns } from './document-columns.js';
import { DocumentSet } from './document-set.js';
import { Documents } from './documents.js';
import type { Scores } from './scores.js';
import { score, tellOf, type Weighted } from './scoring.js';
import type { Slot } from './slots.js';
import type { TermReader, Way } from './term-reader.js';

/** Bonus for containing all words, as a share of their total weight; synonyms and other forms earn less of it. */
const ALL_WORDS = 0.2;
/** Partial matches are included if their words have at least this share of the total weight… */
const LEAST_TOLD = 0.35;
/** … and if fewer documents than this contain all words. */
const FEW = 20;
/** From this many documents on, it takes less time to find the likeliest ones before any is scored. */
const COMMON = 1000;
/** Of each common word this many documents are likely, and of several words this share. */
const LIKELY = 200;
const LIKELY_SHARE = 0.1;
/** Scores are sums of rounded numbers. */
const ROUNDING = 1 + 1e-6;

export interface Matches {
  documents: Documents;
  /** Inverse document frequency of each slot, by index: rare words weigh more. */
  tells: readonly number[];
  /** The best ones among some of the matches, best first. */
  best: (among: Documents, most: number) => number[];
}

/**
 * Finds documents with all words, and partial matches when there are few.
 * @param atLeast instead, what suffices: all words or any
 */
export function match(
  slots: readonly Slot[],
  reader: TermReader,
  columns: DocumentColumns,
  atLeast?: 'all' | 'any',
): Matches {
  const words = slots.map((slot) => reader.waysOf(slot));
  const isCommon = words.some((ways) => ways.some(({ term }) => term.most > COMMON));
  if (isCommon && atLeast !== 'any') {
    const set = new CommonMatches(words, columns);
    if (atLeast === 'all' || set.documents.length >= FEW) return rank(set, words, columns);
  }
  return matchEach(words, columns, atLeast);
}

/** Scores all documents with any word. */
function matchEach(words: readonly Way[][], columns: DocumentColumns, atLeast?: 'all' | 'any'): Matches {
  const found = allOf(words);
  const { scores, tells, counts, told } = score(found, columns);
  const isWhole = (ordinal: number): boolean => counts[ordinal]! >= words.length;
  let included = atLeast === 'any' || words.length <= 1 ? scores : scores.filter(isWhole);
  if (atLeast === undefined && included.ordinals.length < FEW) {
    const least = LEAST_TOLD * sum(tells);
    included = scores.filter((ordinal) => told[ordinal]! >= least);
    for (const [index, ways] of found.entries())
      included.add((ordinal) => (isWhole(ordinal) ? ALL_WORDS * tells[index]! * weightOf(ordinal, ways) : 0));
  }
  const documents = Documents.listed(included.ordinals, columns.capacity);
  return { documents, tells, best: (among, most) => included.best(among, most, columns).ordinals };
}

/** Documents with all words, scored only as far as needed. */
class CommonMatches {
  readonly tells: number[];
  readonly documents: Documents;

  constructor(
    private readonly words: readonly Way[][],
    private readonly columns: DocumentColumns,
  ) {
    const sets = words.map((ways) => {
      const set = new DocumentSet(columns.capacity);
      for (const { term } of ways) term.addTo(set);
      return set;
    });
    this.tells = sets.map((set) => tellOf(set.size, columns));
    this.documents = Documents.of(sets.reduce((some, set) => some.keepOnly(set)));
  }

  /** Documents among which the best of some are in most cases, their scores, and the most that any other can score. */
  likeliest(among: Documents): { scores: Scores; limit: number } {
    const likely = new DocumentSet(this.columns.capacity);
    const limits = this.words.map((ways) => {
      const values = ways.map(({ weight, term }) => {
        const least = Math.max(LIKELY, this.words.length > 1 ? term.most * LIKELY_SHARE : 0);
        return weight * term.addBestTo(likely, least);
      });
      return Math.max(...values);
    });
    const limit = ROUNDING * sum(limits.map((value, index) => value * this.tells[index]!));
    likely.keepOnly(this.documents.set).keepOnly(among.set);
    return { scores: this.scoresOf(likely), limit };
  }

  private scoresOf(set: DocumentSet): Scores {
    const some = this.words.map((ways) =>
      ways.map(({ weight, term }) => ({ weight, finds: term.within(set) })),
    );
    return score(some, this.columns, this.tells).scores;
  }
}

function rank(matches: CommonMatches, words: readonly Way[][], columns: DocumentColumns): Matches {
  const { documents, tells } = matches;
  /** Of those last asked for by their scores, which other orders do not. */
  let known: ({ among: Documents } & ReturnType<typeof matches.likeliest>) | undefined;
  /** Of all documents, once they were needed. */
  let every: Scores | undefined;
  const best = (among: Documents, most: number): number[] => {
    if (!every) {
      if (known?.among !== among) known = { among, ...matches.likeliest(among) };
      const first = known.scores.best(among, most, columns);
      if (first.ordinals.length >= most && first.least > known.limit) return first.ordinals;
      every = score(allOf(words), columns).scores;
    }
    return every.best(among, most, columns).ordinals;
  };
  return { documents, tells, best };
}

function allOf(words: readonly Way[][]): Weighted[][] {
  return words.map((ways) => ways.map(({ weight, term }) => ({ weight, finds: term.all() })));
}

/** The weight of the best alternative that found this document. */
function weightOf(ordinal: number, ways: readonly Weighted[]): number {
  return Math.max(0, ...ways.map(({ weight, finds }) => (holds(finds.ordinals, ordinal) ? weight : 0)));
}

/** @param ordinals ascending */
function holds(ordinals: Int32Array, ordinal: number): boolean {
  let [from, to] = [0, ordinals.length];
  while (from < to) {
    const middle = (from + to) >> 1;
    if (ordinals[middle]! < ordinal) from = middle + 1;
    else to = middle;
  }
  return ordinals[from] === ordinal;
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
