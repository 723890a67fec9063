import type { DocumentSet } from './document-set.js';
import { type Finds, valueOf } from './finds.js';

/** Grades of a score of 1. */
const STEPS = 512;
/** A document scores less than 5 for a word, with the bonus of its title. */
const GRADES = 5 * STEPS;

/** What documents score for a term, in grades: which of them score the most is found by counting, without sorting. */
export class Grades {
  /** Keeps what is compiled for such objects, as that of `FindsList` does. */
  static readonly one = new Grades(1);

  /** By impact, and by the share of the title, 0 to 255. */
  private readonly ofImpact = new Uint16Array(256);
  private readonly ofTitle = new Uint16Array(256);
  /** Number of documents of each grade. */
  private readonly counts = new Uint32Array(GRADES);

  /**
   * @param weight of the term among those that a word is found by
   * @param bonusOf the bonus of a title by the word's share of it, 0 to 1
   */
  constructor(weight: number, bonusOf: (share: number) => number = () => 0) {
    for (let byte = 0; byte < 256; byte += 1) {
      const bonus = byte > 0 ? bonusOf(byte / 255) : 0;
      this.ofImpact[byte] = Math.floor(STEPS * weight * valueOf(byte, 0));
      this.ofTitle[byte] = Math.floor(STEPS * (weight * valueOf(0, byte) + bonus));
    }
  }

  /** The highest grade without the term in the title. */
  get mostOfText(): number {
    return this.ofImpact[255]!;
  }

  count({ impacts, titles }: Finds): void {
    const { ofImpact, ofTitle, counts } = this;
    for (let index = 0; index < titles.length; index += 1)
      counts[ofImpact[impacts[index]!]! + ofTitle[titles[index]!]!]! += 1;
  }

  /**
   * Counts documents as if they did not have the term in their titles.
   * @param ofImpacts their number by impact
   */
  countTexts(ofImpacts: Uint32Array): void {
    const { ofImpact, counts } = this;
    for (let impact = 0; impact < ofImpacts.length; impact += 1)
      counts[ofImpact[impact]!]! += ofImpacts[impact]!;
  }

  /** Adds the documents of a grade or a higher one to a set. */
  addFrom(grade: number, { ordinals, impacts, titles }: Finds, set: DocumentSet): void {
    const { ofImpact, ofTitle } = this;
    for (let index = 0; index < titles.length; index += 1)
      if (ofImpact[impacts[index]!]! + ofTitle[titles[index]!]! >= grade) set.add(ordinals[index]!);
  }

  /**
   * The grade that so many of the documents counted reach.
   * @param most to be named by it; a higher one is returned where a grade has more
   */
  reachedBy(least: number, most: number): number {
    let grade = GRADES;
    for (let reached = 0; reached < least && grade > 0; grade -= 1) {
      reached += this.counts[grade - 1]!;
      if (reached > most) break;
    }
    return grade;
  }

  /** The least impact that suffices for a grade without the title; undefined if none does. */
  impactOf(grade: number): number | undefined {
    for (let impact = 0; impact < 256; impact += 1) if (this.ofImpact[impact]! >= grade) return impact;
    return undefined;
  }

  /** What none of the documents counted below a grade scores. Their grade may be the sum of two that were rounded down. */
  limitBelow(grade: number): number {
    let next = grade - 1;
    while (next >= 0 && this.counts[next] === 0) next -= 1;
    return (next + 2) / STEPS;
  }

  /** What no document scores without the term in the title. */
  get limitOfText(): number {
    return (this.mostOfText + 1) / STEPS;
  }
}
