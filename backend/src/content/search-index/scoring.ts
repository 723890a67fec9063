import type { DocumentColumns } from './document-columns.js';
import { Scores } from './scores.js';
import { WEIGHT } from './slots.js';
import { type Finds, valueOf } from './finds.js';

/** Bonus for a title that contains all words, and a further one if it contains nothing else; both as shares of the total weight. */
const ALL_IN_TITLE = 0.8;
const NOTHING_ELSE = 0.1;
/** The title's share of the total weight is raised to this power, so a title that lacks a word earns little. */
const STEEPNESS = 6;
/** Smaller shares would earn next to nothing. */
const LEAST_SHARE = 0.3;

/** The documents found by one alternative of a word. */
export interface Weighted {
  weight: number;
  finds: Finds;
}

export interface Scored {
  /** Documents with any word. */
  scores: Scores;
  tells: number[];
  /** By ordinal: the number of words found, and their total weight. Valid until the next call. */
  counts: Uint8Array;
  told: Float32Array;
}

/** Working memory for one question, indexed by ordinal. */
class Tally {
  /** For the current word: the best alternative's score, and its weight in the title. */
  readonly values: Float32Array;
  readonly titleWeights: Float32Array;
  /** The number of words found so far, and their total weight. */
  readonly counts: Uint8Array;
  readonly told: Float32Array;
  /** The same within the title, and one word's share of the title, 0 to 255. */
  readonly titleCounts: Uint8Array;
  readonly titleTold: Float32Array;
  readonly titleShares: Uint8Array;
  readonly scores: Float64Array;
  /** Documents found so far, and those found for the current word. */
  readonly found: Int32Array;
  readonly touched: Int32Array;
  foundCount = 0;
  touchedCount = 0;

  constructor(readonly capacity: number) {
    const floats = () => new Float32Array(capacity);
    const bytes = () => new Uint8Array(capacity);
    [this.values, this.titleWeights] = [floats(), floats()];
    [this.counts, this.told] = [bytes(), floats()];
    [this.titleCounts, this.titleTold, this.titleShares] = [bytes(), floats(), bytes()];
    this.scores = new Float64Array(capacity);
    [this.found, this.touched] = [new Int32Array(capacity), new Int32Array(capacity)];
  }

  /** `addWord` has already cleared the arrays of the current word. */
  clear(): void {
    const { counts, told, titleCounts, titleTold, scores, found, foundCount } = this;
    for (let index = 0; index < foundCount; index += 1) {
      const ordinal = found[index]!;
      scores[ordinal] = 0;
      counts[ordinal] = 0;
      told[ordinal] = 0;
      titleCounts[ordinal] = 0;
      titleTold[ordinal] = 0;
    }
    this.foundCount = 0;
  }
}

/** Reused between questions, because allocating it costs more than most of them. */
let kept: Tally | undefined;

/** Inverse document frequency: rare words weigh more. */
export function tellOf(documents: number, columns: DocumentColumns): number {
  return Math.log(1 + (columns.count - documents + 0.5) / (documents + 0.5));
}

/** The title weight of an alternative: another ending counts as much as the exact word. */
export function titleWeightOf(weight: number): number {
  return Math.min(1, weight / WEIGHT.stem);
}

/**
 * The bonus of a title, as a share of the total weight.
 * @param share of the total weight that the title's words have
 * @param ofTitle share of the title that these words make up
 */
export function titleBonus(share: number, ofTitle: number): number {
  if (share < LEAST_SHARE) return 0;
  return (share === 1 ? 1 : share ** STEEPNESS) * (ALL_IN_TITLE + NOTHING_ELSE * Math.min(1, ofTitle));
}

/**
 * Adds up the scores of documents for some words.
 * @param known inverse document frequencies, if only a part of the documents is given
 */
export function score(
  words: readonly Weighted[][],
  columns: DocumentColumns,
  known?: readonly number[],
): Scored {
  const tally = kept && kept.capacity >= columns.capacity ? kept : new Tally(columns.capacity);
  // If an error is thrown, a half-filled one is not reused.
  kept = undefined;
  tally.clear();
  const tells: number[] = [];
  for (const [index, ways] of words.entries()) {
    for (const { weight, finds } of ways) addFinds(finds, weight, tally);
    const tell = known?.[index] ?? tellOf(tally.touchedCount, columns);
    tells.push(tell);
    addWord(tell, tally);
  }
  addTitles(
    tells.reduce((sum, tell) => sum + tell, 0),
    tally,
  );
  kept = tally;
  const { counts, told } = tally;
  return { scores: Scores.of(tally.found.subarray(0, tally.foundCount), tally.scores), tells, counts, told };
}

/**
 * Like `score` for one word with one alternative, where nothing needs adding up.
 * @param tell the word's inverse document frequency
 */
export function scoreAlone({ weight, finds: { ordinals, impacts, titles } }: Weighted, tell: number): Scores {
  const values = new Float64Array(ordinals.length);
  const titleWeight = titleWeightOf(weight);
  for (let index = 0; index < values.length; index += 1) {
    const title = titles[index]!;
    const bonus = title === 0 ? 0 : titleBonus(titleWeight, (title / 255) ** 2);
    values[index] = tell * (weight * valueOf(impacts[index]!, title) + bonus);
  }
  return new Scores(ordinals, values);
}

/** Adds the bonus for words in the title. */
function addTitles(
  all: number,
  { titleCounts, titleTold, titleShares, scores, found, foundCount }: Tally,
): void {
  for (let index = 0; index < foundCount; index += 1) {
    const ordinal = found[index]!;
    if (titleTold[ordinal] === 0) continue;
    const share = titleTold[ordinal]! / all;
    scores[ordinal]! += all * titleBonus(share, titleCounts[ordinal]! * (titleShares[ordinal]! / 255) ** 2);
  }
}

/** Documents that no earlier alternative has found are added to `touched`. */
function addFinds({ ordinals, impacts, titles }: Finds, weight: number, tally: Tally): void {
  const { values, titleWeights, titleShares, touched } = tally;
  let { touchedCount } = tally;
  const titleWeight = titleWeightOf(weight);
  for (let index = 0; index < ordinals.length; index += 1) {
    const ordinal = ordinals[index]!;
    const title = titles[index]!;
    const value = weight * valueOf(impacts[index]!, title);
    const before = values[ordinal]!;
    if (before === 0) touched[touchedCount++] = ordinal;
    if (value > before) values[ordinal] = value;
    if (title === 0) continue;
    titleShares[ordinal] = title;
    if (titleWeight > titleWeights[ordinal]!) titleWeights[ordinal] = titleWeight;
  }
  tally.touchedCount = touchedCount;
}

/** Adds one word's scores to the totals, and clears the arrays for the next word. */
function addWord(tell: number, tally: Tally): void {
  const { scores, values, titleWeights, counts, told, titleCounts, titleTold, touched, touchedCount, found } =
    tally;
  for (let index = 0; index < touchedCount; index += 1) {
    const ordinal = touched[index]!;
    if (counts[ordinal] === 0) found[tally.foundCount++] = ordinal;
    counts[ordinal]! += 1;
    told[ordinal]! += tell;
    scores[ordinal]! += tell * values[ordinal]!;
    values[ordinal] = 0;
    if (titleWeights[ordinal] === 0) continue;
    titleCounts[ordinal]! += 1;
    titleTold[ordinal]! += tell * titleWeights[ordinal]!;
    titleWeights[ordinal] = 0;
  }
  tally.touchedCount = 0;
}
