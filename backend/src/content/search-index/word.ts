import { LRUCache } from 'lru-cache';
import type { DocumentColumns } from './document-columns.js';
import { DocumentSet } from './document-set.js';
import { Grades } from './grades.js';
import { tellOf, titleWeightOf } from './scoring.js';
import type { Term } from './term.js';

/** A form that so many times fewer documents have than another is scored in all of them: to grade the others takes as long. */
const FEWER = 32;
/** Of the best documents of a word, so many lists of so many are kept. */
const KEPT_LISTS = 4;
const KEPT_OF_LIST = 16_384;

/** Documents found by one alternative. */
export interface Way {
  weight: number;
  term: Term;
}

export interface WantedBest {
  /** About so many of each way. */
  share: number;
  /** Whether only titles are looked at for lesser forms of the word, which mostly more documents have. */
  isRough: boolean;
  /** See `Grades`. */
  bonusOf?: (share: number) => number;
  /** Whether the bonus is the same in all queries. */
  isBonusKept?: boolean;
}

/** The documents that score the most for a word. */
interface Best {
  ordinals: Int32Array;
  /** What the others do not score. */
  limit: number;
}

/** All ways in which a word of a query can be found. What is found out about it serves other queries, too. */
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

  /** Not to be changed, and of more than the existing ones, maybe; so are all sets of a word. */
  get documents(): DocumentSet {
    return (this.documentSet ??= this.unionOf(this.ways, 'addTo'));
  }

  /** Those with the word in their titles. */
  get titled(): DocumentSet {
    return (this.titledSet ??= this.unionOf(this.ways, 'addTitledTo'));
  }

  /**
   * Documents that have the word in one form in the title, which earns it all of the bonus, and in another one elsewhere: no
   * grade tells what both make. All words of a title have the same share of it.
   */
  get titledOtherwise(): Int32Array {
    return (this.titledOtherwiseList ??= this.findTitledOtherwise());
  }

  /** The highest weight in any title of a way that does not earn all of the bonus. */
  get lesserTitleWeight(): number {
    const lesser = this.ways.filter(({ weight, term }) => titleWeightOf(weight) < 1 && term.isInTitles);
    return Math.max(0, ...lesser.map(({ weight }) => titleWeightOf(weight)));
  }

  /** How much it tells of a document that it has the word: its inverse document frequency. */
  get tell(): number {
    return (this.knownTell ??= tellOf(this.columns.existing.countIn(this.documents), this.columns));
  }

  /**
   * Adds the documents that score the most for the word to a set, and maybe some that do not exist.
   * @returns what the others do not score
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
