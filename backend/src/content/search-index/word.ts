import { LRUCache } from 'lru-cache';
import type { DocumentColumns } from './document-columns.js';
import { DocumentSet } from './document-set.js';
import { Grades } from './grades.js';
import { tellOf, titleWeightOf } from './scoring.js';
import type { Term } from './term.js';

/** Documents of a form that is 32 times rarer than another are all scored: grading the others takes as long. */
const FEWER = 32;
/** Number of cached lists of a word's best documents, and the maximum length of each. */
const KEPT_LISTS = 4;
const KEPT_OF_LIST = 16_384;

/** Documents found by one alternative. */
export interface Way {
  weight: number;
  term: Term;
}

export interface WantedBest {
  /** Approximate share of each way's documents. */
  share: number;
  /** Whether weaker forms of the word, which are mostly more common, are considered in titles only. */
  isRough: boolean;
  /** See `Grades`. */
  bonusOf?: (share: number) => number;
  /** Whether the bonus is the same in all queries. */
  isBonusKept?: boolean;
}

/** The documents that score the most for a word. */
interface Best {
  ordinals: Int32Array;
  /** Upper bound of the others' scores. */
  limit: number;
}

/** All ways to find a word of a query. Caches its results for other queries. */
export class Word {
  private documentSet: DocumentSet | undefined;
  private titledSet: DocumentSet | undefined;
  private titledOtherwiseList: Int32Array | undefined;
  private knownTell: number | undefined;
  private readonly best = new LRUCache<string, Best>({ max: KEPT_LISTS });

  constructor(
    readonly ways: readonly Way[],
    private readonly columns: DocumentColumns,
  ) {}

  /** All documents, maybe including some that no longer exist, like all sets of a word. Must not be changed. */
  get documents(): DocumentSet {
    return (this.documentSet ??= this.unionOf(this.ways, 'addTo'));
  }

  /** The documents with the word in their titles. */
  get titled(): DocumentSet {
    return (this.titledSet ??= this.unionOf(this.ways, 'addTitledTo'));
  }

  /**
   * Documents with one form of the word in the title, at full bonus, and another form elsewhere. Grades are per form,
   * so none covers the sum.
   */
  get titledOtherwise(): Int32Array {
    return (this.titledOtherwiseList ??= this.findTitledOtherwise());
  }

  /** The highest title weight among the forms that do not earn the full bonus. */
  get lesserTitleWeight(): number {
    const lesser = this.ways.filter(({ weight, term }) => titleWeightOf(weight) < 1 && term.isInTitles);
    return Math.max(0, ...lesser.map(({ weight }) => titleWeightOf(weight)));
  }

  /** Inverse document frequency of the word: rare words weigh more. */
  get tell(): number {
    return (this.knownTell ??= tellOf(this.columns.existing.countIn(this.documents), this.columns));
  }

  /**
   * Adds the documents with the highest scores for the word to a set, maybe including some that no longer exist.
   * @returns an upper bound of the others' scores
   */
  addBestTo(set: DocumentSet, wanted: WantedBest): number {
    const { share, isRough, bonusOf, isBonusKept } = wanted;
    const key = `${bonusOf ? 'bonus' : 'none'} ${share} ${isRough}`;
    const isKept = !bonusOf || isBonusKept;
    const best = (isKept && this.best.get(key)) || this.bestOf(wanted);
    if (isKept && best.ordinals.length <= KEPT_OF_LIST) this.best.set(key, best);
    set.addAll(best.ordinals);
    return best.limit;
  }

  private bestOf({ share, isRough, bonusOf }: WantedBest): Best {
    const set = new DocumentSet(this.columns.capacity);
    const highest = Math.max(...this.ways.map(({ weight }) => weight));
    const few = Math.max(...this.ways.map(({ term }) => term.most)) / FEWER;
    const limits = this.ways.map(({ weight, term }) => {
      if (term.most > few && share < 1)
        return term.addBestTo(
          set,
          share * term.most,
          new Grades(weight, bonusOf),
          isRough && weight < highest,
        );
      term.addTo(set);
      return 0;
    });
    return { ordinals: set.ordinals(), limit: Math.max(...limits) };
  }

  private findTitledOtherwise(): Int32Array {
    const best = this.ways.filter(({ weight }) => titleWeightOf(weight) === 1);
    if (best.length === 0 || this.ways.length === 1) return new Int32Array();
    const titled = this.unionOf(best, 'addTitledTo');
    const emptySet = () => new DocumentSet(this.columns.capacity);
    const [found, documents, ownTitled] = [emptySet(), emptySet(), emptySet()];
    for (const { term } of this.ways) {
      documents.clear();
      ownTitled.clear();
      term.addTo(documents);
      term.addTitledTo(ownTitled);
      found.addCommon(documents, titled, ownTitled);
    }
    return found.ordinals();
  }

  private unionOf(ways: readonly Way[], add: 'addTo' | 'addTitledTo'): DocumentSet {
    const set = new DocumentSet(this.columns.capacity);
    for (const { term } of ways) term[add](set);
    return set;
  }
}
