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

/** Number of documents scored first: for each way to find a word, and for each wanted result. */
const LIKELY = 200;
const LIKELY_EACH = 2;
/** Scoring one document takes as long as grading 64. */
const GRADED = 64;
/** If the scored documents are not enough, eight times as many are scored next. */
const WIDER = 8;
/** Share of the documents scored first if few have all words in their titles. */
const SHARE = 0.1;
/** Words that weigh less than this share of the weightiest one make little difference. */
const IMPORTANT = 0.1;
/** Allows for rounding: scores are sums of rounded numbers. */
const ROUNDING = 1 + 1e-6;

/** Candidates that contain the best documents, with their scores. */
interface Likely {
  among: Documents;
  /** Number of candidates for each way to find a word. */
  least: number;
  scores: Scores;
  /** Upper bound of all other scores; undefined if there are no other documents. */
  limit?: number;
}

/** Documents with all words of a query whose words are common. Scores only as many as needed. */
export class CommonMatches implements Matches {
  readonly tells: number[];
  /** The total weight of the words. */
  private readonly told: number;
  documents: Documents;
  /** Number of documents with the most common form of any word. */
  private readonly mostOfForm: number;
  /** The latest candidates. */
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

  /** A superset of the documents whose words make up at least this share of the total weight. */
  withShare(least: number): Documents {
    const set = new DocumentSet(this.columns.capacity);
    let told = 0;
    // The lightest, most common words can be skipped as long as they do not reach the share together.
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
    // Few titles contain all important words; with a single important word, grades tell its titles apart.
    const set = isOne ? new DocumentSet(wanted.capacity) : wanted.copy();
    if (isOne) set.addAll(this.words[main!]!.titledOtherwise);
    else for (const index of important) set.keepOnly(this.words[index]!.titled);
    const isSure = isOne || set.size >= most;
    // Rounded up to a power of two, so that other queries can reuse the best documents of a word.
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

  /** Indexes of the important words: without them a title earns hardly any bonus. */
  private importantWords(): number[] {
    const least = IMPORTANT * Math.max(...this.tells);
    return [...this.tells.keys()].filter((index) => this.tells[index]! >= least);
  }

  /** The maximum bonus of a title with this word, by the word's share of the title, relative to the word's weight. */
  private bonusOf(word: number): (share: number) => number {
    return this.mostBonus(word, mostTitleWeight(this.words[word]!));
  }

  /** @param weight of the word in a title */
  private mostBonus(word: number, weight: number): (share: number) => number {
    const told = this.words.map(
      (each, index) => this.tells[index]! * (index === word ? weight : mostTitleWeight(each)),
    );
    const unit = this.told / this.tells[word]!;
    return (share) => unit * titleBonus(sum(told) / this.told, this.words.length * share ** 2);
  }

  /**
   * Upper bound of the other documents' scores for a word that they may contain in several forms.
   * @param limit upper bound of their scores for any single form
   */
  private limitOfForms(main: number, limit: number): number {
    const word = this.words[main]!;
    const bonus = this.mostBonus(main, word.lesserTitleWeight);
    // Covers a weaker form in the title and a stronger one in the text, which adds at most its weight.
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
 * Replaces ordinals by indexes in a list, so that the sums of a few documents lie side by side in memory.
 * @param ordinals ascending; contains all ordinals of `finds`
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
