import type { DocumentSet } from './document-set.js';
import { type Finds, valueOf } from './finds.js';

/** Number of grades for a score of 1. */
const STEPS = 512;
/** The score of a document for one word, including the title's bonus, is below 5. */
const GRADES = 5 * STEPS;

/** Rounds the scores of documents for a term to grades, so that the best are found by counting, without sorting. */
export class Grades {
  /** Never used, see `FindsList.one`. */
  static readonly one = new Grades(1);

  /** By impact, and by the share of the title, 0 to 255. */
  private readonly ofImpact = new Uint16Array(256);
  private readonly ofTitle = new Uint16Array(256);
  /** Number of documents of each grade. */
  private readonly counts = new Uint32Array(GRADES);

  /**
   * @param weight of the term among the forms of a word
   * @param bonusOf the bonus of a title by the word's share of it, 0 to 1
   */
  constructor(weight: number, bonusOf: (share: number) => number = () => 0) {
    for (let byte = 0; byte < 256; byte += 1) {
      const bonus = byte > 0 ? bonusOf(byte / 255) : 0;
      this.ofImpact[byte] = Math.floor(STEPS * weight * valueOf(byte, 0));
      this.ofTitle[byte] = Math.floor(STEPS * (weight * valueOf(0, byte) + bonus));
    }
  }

  /** The highest grade of a document without the term in the title. */
  get mostOfText(): number {
    return this.ofImpact[255]!;
  }

  count({ impacts, titles }: Finds): void {
    const { ofImpact, ofTitle, counts } = this;
    for (let index = 0; index < titles.length; index += 1)
      counts[ofImpact[impacts[index]!]! + ofTitle[titles[index]!]!]! += 1;
  }

  /**
   * Counts documents, ignoring their titles.
   * @param ofImpacts number of documents by impact
   */
  countTexts(ofImpacts: Uint32Array): void {
    const { ofImpact, counts } = this;
    for (let impact = 0; impact < ofImpacts.length; impact += 1)
      counts[ofImpact[impact]!]! += ofImpacts[impact]!;
  }

  /** Adds the documents of this grade and higher ones to a set. */
  addFrom(grade: number, { ordinals, impacts, titles }: Finds, set: DocumentSet): void {
    const { ofImpact, ofTitle } = this;
    for (let index = 0; index < titles.length; index += 1)
      if (ofImpact[impacts[index]!]! + ofTitle[titles[index]!]! >= grade) set.add(ordinals[index]!);
  }

  /**
   * The grade that at least `least` of the counted documents reach.
   * @param most of them at most: where a grade has more documents, the next higher one is returned
   */
  reachedBy(least: number, most: number): number {
    let grade = GRADES;
    for (let reached = 0; reached < least && grade > 0; grade -= 1) {
      reached += this.counts[grade - 1]!;
      if (reached > most) break;
    }
    return grade;
  }

  /** The lowest impact that reaches a grade without the title; undefined if none does. */
  impactOf(grade: number): number | undefined {
    for (let impact = 0; impact < 256; impact += 1) if (this.ofImpact[impact]! >= grade) return impact;
    return undefined;
  }

  /** Upper bound of the scores below a grade. Allows for two roundings per document, of text and title. */
  limitBelow(grade: number): number {
    let next = grade - 1;
    while (next >= 0 && this.counts[next] === 0) next -= 1;
    return (next + 2) / STEPS;
  }

  /** Upper bound of the scores without the term in the title. */
  get limitOfText(): number {
    return (this.mostOfText + 1) / STEPS;
  }
}
