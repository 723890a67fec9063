import { bitCount } from './bit-count.js';
import { DocumentSet } from './document-set.js';
import { Documents } from './documents.js';
import { areSame, bytesOf, type Finds, FindsList, haveSameBytes } from './finds.js';
import type { Grades } from './grades.js';
import { BLOCK, dense, isDense, mostOfSparse, readSparse } from './postings.js';
import { type Block, OVERHEAD, type Term, TOO_MANY } from './term.js';

/** A term that many documents have: a set of them, and lists of all blocks, which take no calls to go through. */
export class CommonTerm implements Term {
  /** Some of them may not exist. */
  private readonly documents: DocumentSet;
  /** In the order of the documents. */
  private readonly impacts: Uint8Array;
  /** Those with the term in their titles. */
  private readonly titled: Finds;

  constructor(
    blocks: readonly Block[],
    private readonly existing: DocumentSet,
  ) {
    const capacity = Math.max(existing.capacity, (blocks.at(-1)!.block + 1) * BLOCK);
    this.documents = new DocumentSet(capacity);
    const read = blocks.map(({ block, data }) => {
      if (isDense(data)) return { first: block * BLOCK, ...dense(data) };
      const list = new FindsList(mostOfSparse(data));
      readSparse(data, block * BLOCK, list);
      return list.finds;
    });
    this.impacts = new Uint8Array(read.reduce((sum, { impacts }) => sum + impacts.length, 0));
    const titled = new FindsList(read.reduce((sum, { titles }) => sum + titles.length, 0));
    let length = 0;
    for (const block of read) {
      this.impacts.set(block.impacts, length);
      length += block.impacts.length;
      const { titles } = block;
      if ('bits' in block) {
        const { first, bits, offsets, titledImpacts } = block;
        this.documents.addBits(bits, first);
        for (let index = 0; index < titles.length; index += 1) {
          const offset = offsets[2 * index]! | (offsets[2 * index + 1]! << 8);
          titled.add(first + offset, titledImpacts[index]!, titles[index]!);
        }
      } else {
        const { ordinals, impacts } = block;
        this.documents.addAll(ordinals);
        for (let index = 0; index < titles.length; index += 1)
          if (titles[index]! > 0) titled.add(ordinals[index]!, impacts[index]!, titles[index]!);
      }
    }
    this.titled = titled.finds;
  }

  get most(): number {
    return this.impacts.length;
  }

  get bytes(): number {
    return OVERHEAD + this.documents.words.byteLength + this.impacts.byteLength + bytesOf(this.titled);
  }

  get isEmpty(): boolean {
    const { words } = this.existing;
    return words.every((word, index) => (word & this.documents.words[index]!) === 0);
  }

  isSameAs(other: Term): boolean {
    if (other === this) return true;
    return (
      other instanceof CommonTerm &&
      haveSameBytes(this.impacts, other.impacts) &&
      areSame(this.titled, other.titled) &&
      haveSameBytes(this.documents.words, other.documents.words)
    );
  }

  addTo(set: DocumentSet): void {
    set.addSet(this.documents);
  }

  addTitledTo(set: DocumentSet): void {
    set.addAll(this.titled.ordinals);
  }

  addBestTo(set: DocumentSet, least: number, grades: Grades): number {
    const { grade, limit } = this.gradeOf(least, grades);
    grades.addFrom(grade, this.titled, set);
    const impact = grades.impactOf(grade);
    if (impact !== undefined) this.addTextsFrom(impact, set);
    return limit;
  }

  /** The grade that so many reach, and what the others do not score. */
  private gradeOf(least: number, grades: Grades): { grade: number; limit: number } {
    grades.count(this.titled);
    const most = this.most * TOO_MANY;
    const ofTitles = grades.reachedBy(least, most);
    // Mostly, no document without the word in its title is that good.
    if (ofTitles > grades.mostOfText)
      return { grade: ofTitles, limit: Math.max(grades.limitBelow(ofTitles), grades.limitOfText) };
    grades.countTexts(this.impacts);
    const grade = grades.reachedBy(least, most);
    return { grade, limit: grades.limitBelow(grade) };
  }

  /** Adds the documents of an impact or a higher one. */
  private addTextsFrom(least: number, set: DocumentSet): void {
    const { impacts } = this;
    const { words } = this.documents;
    let at = -1;
    let word = 0;
    /** Documents up to and with those of the word. */
    let passed = 0;
    for (let place = 0; place < impacts.length; place += 1) {
      if (impacts[place]! < least) continue;
      while (passed <= place) {
        at += 1;
        word = words[at]!;
        passed += bitCount(word);
      }
      // The document is that many before the last one of the word.
      let rest = word;
      for (let after = passed - 1 - place; after > 0; after -= 1) rest &= ~(1 << (31 - Math.clz32(rest)));
      set.add((at << 5) + 31 - Math.clz32(rest));
    }
  }

  all(): Finds {
    return this.within(Documents.of(this.documents.copy().keepOnly(this.existing)));
  }

  within({ ordinals }: Documents): Finds {
    const { impacts } = this;
    const { words } = this.documents;
    const { ordinals: titledOrdinals, titles } = this.titled;
    const list = new FindsList(Math.min(this.most, ordinals.length));
    let titled = 0;
    let at = 0;
    /** Documents before those of the word. */
    let passed = 0;
    for (let index = 0; index < ordinals.length; index += 1) {
      const ordinal = ordinals[index]!;
      for (; at < ordinal >>> 5; at += 1) passed += bitCount(words[at]!);
      const word = words[at]!;
      // Shifts use the lowest five bits only.
      if (((word >>> ordinal) & 1) === 0) continue;
      while (titled < titles.length && titledOrdinals[titled]! < ordinal) titled += 1;
      const title = titled < titles.length && titledOrdinals[titled] === ordinal ? titles[titled]! : 0;
      list.add(ordinal, impacts[passed + bitCount(word & ((1 << ordinal) - 1))]!, title);
    }
    return list.finds;
  }
}
