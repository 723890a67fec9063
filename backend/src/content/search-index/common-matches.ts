import type { DocumentColumns } from './document-columns.js';
import { DocumentSet } from './document-set.js';
import { Documents } from './documents.js';
import { bestOfEqual } from './equal-documents.js';
import type { Finds } from './finds.js';
import type { Matches } from './matches.js';
import type { Scores } from './scores.js';
import { score, scoreAlone, titleBonus, titleWeightOf } from './scoring.js';
import { sum } from './sum.js';
import { findsOf } from './term-reader.js';
import type { Word } from './word.js';

/** At first so many documents are scored for each way to find a word, and for each wanted one so many. */
const LIKELY = 200;
const LIKELY_EACH = 2;
/** To score a document takes as long as to grade so many. */
const GRADED = 64;
/** If they do not suffice, so many times as many. */
const WIDER = 8;
/** The share of documents that are scored at first if few have all words in their titles. */
const SHARE = 0.1;
/** Words that weigh less than this share of the weightiest one make little difference. */
const IMPORTANT = 0.1;
/** Scores are sums of rounded numbers. */
const ROUNDING = 1 + 1e-6;

/** Documents among which the best of some may be. */
interface Likely {
  among: Documents;
  /** How many are likely for each way to find a word. */
  least: number;
  scores: Scores;
  /** What any other can score at most; undefined if there is no other. */
  limit?: number;
}

/** Documents with all words of a query that are common, scored only as far as needed. */
export class CommonMatches implements Matches {
  readonly tells: number[];
  /** The total weight of the words. */
  private readonly told: number;
  documents: Documents;
  /** How many documents have the most common form of all words. */
  private readonly mostOfForm: number;
  /** The last ones asked for. */
  private likely: Likely | undefined;
  private first: { among: Documents; most: number; ordinals: number[] } | undefined;

  constructor(
    private readonly words: readonly Word[],
    private readonly columns: DocumentColumns,
  ) {
    this.tells = words.map(({ tell }) => tell);
    this.told = sum(this.tells);
    this.mostOfForm = Math.max(...words.flatMap(({ ways }) => ways.map(({ term }) => term.most)));
    const sets = words.map(({ documents }) => documents);
    const all = sets.reduce((some, set) => some.keepOnly(set), columns.existing.copy());
    this.documents = Documents.of(all, sets);
  }

  readonly best = (among: Documents, most: number): number[] => {
    const { first } = this;
    if (first?.among === among && most <= first.most) return first.ordinals.slice(0, most);
    const ordinals = this.findBest(among, most);
    this.first = { among, most, ordinals };
    return ordinals;
  };

  private findBest(among: Documents, most: number): number[] {
    const known = this.likely?.among === among ? this.likely : undefined;
    let least = Math.max(LIKELY, LIKELY_EACH * most, known?.least ?? 0);
    let likely = known?.least === least ? known : this.likeliest(among, most, least, true);
    for (let isFirst = true; ; isFirst = false) {
      this.likely = likely;
      const best = likely.scores.best(among, most, this.columns);
      const { limit } = likely;
      if (limit === undefined || (best.ordinals.length >= most && best.least > limit)) return best.ordinals;
      if (isFirst && this.words.length === 1) {
        const ordinals = bestOfEqual(this.words[0]!, among, most, this.columns, this.scoresOf);
        if (ordinals) return ordinals;
      }
      least *= WIDER;
      likely = this.likeliest(among, most, least, false);
    }
  }

  /** Documents among which are all that have words of this share of the total weight. */
  withShare(least: number): Documents {
    const set = new DocumentSet(this.columns.capacity);
    let told = 0;
    // Words that are not enough together need not be looked at, which are the common ones.
    for (const [index, tell] of [...this.tells.entries()].sort(([, one], [, other]) => one - other)) {
      told += tell;
      if (ROUNDING * told >= least * this.told) set.addSet(this.words[index]!.documents);
    }
    return Documents.of(set.keepOnly(this.columns.existing));
  }

  /** @param isRough see `WantedBest` */
  private likeliest(among: Documents, most: number, least: number, isRough: boolean): Likely {
    const { length: size, set: wanted } = among;
    if (size <= Math.max(least, this.mostOfForm / GRADED))
      return { among, least, scores: this.scoresOf(Documents.of(wanted)) };
    const important = this.importantWords();
    const [main] = important;
    const isOne = important.length === 1;
    // Titles with all important words are few; those with the only one are told apart by their grades.
    const set = isOne ? new DocumentSet(wanted.capacity) : wanted.copy();
    if (isOne) set.addAll(this.words[main!]!.titledOtherwise);
    else for (const index of important) set.keepOnly(this.words[index]!.titled);
    const isSure = isOne || set.size >= most;
    // A power of two, so that the best ones of a word serve other queries.
    const share = 2 ** Math.ceil(Math.log2(Math.max(least / size, isSure ? 0 : SHARE)));
    const limits = this.words.map((word, index) => {
      const tell = this.tells[index]!;
      if (!isOne || index !== main) return tell * word.addBestTo(set, { share, isRough });
      const bonus = { bonusOf: this.bonusOf(main), isBonusKept: this.words.length === 1 };
      const limit = word.addBestTo(set, { share, isRough, ...bonus });
      return tell * this.limitOfForms(main, limit);
    });
    const lacking = Math.min(...important.map((index) => this.tells[index]!));
    const bonus = this.told * titleBonus(1 - lacking / this.told, 1);
    const scores = this.scoresOf(Documents.of(set.keepOnly(wanted)));
    return { among, least, scores, limit: ROUNDING * (sum(limits) + bonus) };
  }

  /** Indexes of the words that a title hardly earns anything without. */
  private importantWords(): number[] {
    const least = IMPORTANT * Math.max(...this.tells);
    return [...this.tells.keys()].filter((index) => this.tells[index]! >= least);
  }

  /** What a title with this word earns at most by the word's share of it, for each unit of the word's weight. */
  private bonusOf(word: number): (share: number) => number {
    return this.mostBonus(word, mostTitleWeight(this.words[word]!));
  }

  /** @param weight of the word in the title */
  private mostBonus(word: number, weight: number): (share: number) => number {
    const told = this.words.map(
      (each, index) => this.tells[index]! * (index === word ? weight : mostTitleWeight(each)),
    );
    const unit = this.told / this.tells[word]!;
    return (share) => unit * titleBonus(sum(told) / this.told, this.words.length * share ** 2);
  }

  /**
   * What other documents score at most for a word, in however many forms they have it.
   * @param limit what none of the forms makes by itself
   */
  private limitOfForms(main: number, limit: number): number {
    const word = this.words[main]!;
    const bonus = this.mostBonus(main, word.lesserTitleWeight);
    // A lesser form in the title, and a better one elsewhere, which makes no more than its weight.
    const elsewhere = Math.min(limit, Math.max(...word.ways.map(({ weight }) => weight)));
    return Math.max(limit, elsewhere + bonus(1));
  }

  private readonly scoresOf = (documents: Documents): Scores => {
    const words = this.words.map(({ ways }) => ways);
    const found = findsOf(words, documents);
    const [only, ...others] = found.flat();
    if (others.length === 0) return scoreAlone(only!, this.tells[0]!);
    const { ordinals } = documents;
    const placed = found.map((ways) =>
      ways.map(({ weight, finds }) => ({ weight, finds: placedAmong(ordinals, finds) })),
    );
    return score(placed, this.columns, this.tells).scores.at(ordinals);
  };
}

/**
 * With places in a list instead of ordinals: what is added up for some documents of the site then is side by side in memory.
 * @param ordinals ascending, with all that is found
 */
function placedAmong(ordinals: Int32Array, finds: Finds): Finds {
  const places = new Int32Array(finds.ordinals.length);
  let place = 0;
  for (let index = 0; index < places.length; index += 1) {
    while (ordinals[place] !== finds.ordinals[index]) place += 1;
    places[index] = place;
  }
  return { ...finds, ordinals: places };
}

function mostTitleWeight({ ways }: Word): number {
  return Math.max(...ways.map(({ weight }) => titleWeightOf(weight)));
}
