import { bitCount } from './bit-count.js';
import { DocumentSet } from './document-set.js';
import { Documents } from './documents.js';
import { areSame, bytesOf, type Finds, FindsList, haveSameBytes } from './finds.js';
import type { Grades } from './grades.js';
import { BLOCK, dense, isDense, mostOfSparse, readSparse } from './postings.js';
import { sum } from './sum.js';
import { type Block, OVERHEAD, type Term, TOO_MANY } from './term.js';

/** A term of many documents. Its blocks are merged into one set and a few lists, which are quick to iterate. */
export class CommonTerm implements Term {
  private impactCounts: Uint32Array | undefined;

  /**
   * @param documents of which some may not exist
   * @param impacts in their order
   * @param titled those with the term in their titles
   */
  private constructor(
    private readonly existing: DocumentSet,
    private readonly documents: DocumentSet,
    private readonly impacts: Uint8Array,
    private readonly titled: Finds,
  ) {}

  static read(blocks: readonly Block[], existing: DocumentSet): CommonTerm {
    const capacity = Math.max(existing.capacity, (blocks.at(-1)!.block + 1) * BLOCK);
    const documents = new DocumentSet(capacity);
    const parts = blocks.map(({ block, data }) =>
      (isDense(data) ? readDensePart : readSparsePart)(data, block * BLOCK, documents),
    );
    const impacts = new Uint8Array(sum(parts.map((part) => part.impacts.length)));
    const titled = new FindsList(sum(parts.map((part) => part.titled.titles.length)));
    let length = 0;
    for (const part of parts) {
      impacts.set(part.impacts, length);
      length += part.impacts.length;
      titled.addAll(part.titled);
    }
    return new CommonTerm(existing, documents, impacts, titled.finds);
  }

  /** Number of documents of each impact. */
  private get counts(): Uint32Array {
    if (!this.impactCounts) {
      const counts = new Uint32Array(256);
      const { impacts } = this;
      for (let index = 0; index < impacts.length; index += 1) counts[impacts[index]!]! += 1;
      this.impactCounts = counts;
    }
    return this.impactCounts;
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

  get isInTitles(): boolean {
    return this.titled.titles.length > 0;
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

  addBestTo(set: DocumentSet, least: number, grades: Grades, inTitlesOnly = false): number {
    grades.count(this.titled);
    const most = this.most * TOO_MANY;
    const ofTitles = grades.reachedBy(least, most);
    // Usually no document without the word in its title is that good.
    if (inTitlesOnly || ofTitles > grades.mostOfText) {
      grades.addFrom(ofTitles, this.titled, set);
      return Math.max(grades.limitBelow(ofTitles), grades.limitOfText);
    }
    grades.countTexts(this.counts);
    const grade = grades.reachedBy(least, most);
    grades.addFrom(grade, this.titled, set);
    const impact = grades.impactOf(grade);
    if (impact !== undefined) this.addTextsFrom(impact, set);
    return grades.limitBelow(grade);
  }

  addHighestTo(set: DocumentSet, most: number): number | undefined {
    const { impacts } = this;
    if (impacts.length <= most) {
      this.addTo(set);
      return undefined;
    }
    const { counts } = this;
    let impact = 255;
    for (let reached = counts[impact]!; reached <= most; reached += counts[impact]!) impact -= 1;
    this.addTextsFrom(impact + 1, set);
    return impact;
  }

  /** Adds the documents of an impact or a higher one. */
  private addTextsFrom(least: number, set: DocumentSet): void {
    const { impacts, counts } = this;
    const { words } = this.documents;
    let at = -1;
    let word = 0;
    /** Number of documents up to the current 32, including them. */
    let passed = 0;
    let rest = sum([...counts.subarray(least)]);
    for (let place = 0; rest > 0; place += 1) {
      if (impacts[place]! < least) continue;
      rest -= 1;
      while (passed <= place) {
        at += 1;
        word = words[at]!;
        passed += bitCount(word);
      }
      // Position of the document, counted back from the last of the 32.
      let bits = word;
      for (let after = passed - 1 - place; after > 0; after -= 1) bits &= ~(1 << (31 - Math.clz32(bits)));
      set.add((at << 5) + 31 - Math.clz32(bits));
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
    /** Number of documents before the current 32. */
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

/** The content of one block. */
interface Part {
  impacts: Uint8Array;
  titled: Finds;
}

/** @param documents receives the documents of the block */
function readDensePart(data: Uint8Array, first: number, documents: DocumentSet): Part {
  const { bits, impacts, offsets, titles, titledImpacts } = dense(data);
  documents.addBits(bits, first);
  const ordinals = new Int32Array(titles.length);
  for (let index = 0; index < ordinals.length; index += 1)
    ordinals[index] = first + (offsets[2 * index]! | (offsets[2 * index + 1]! << 8));
  return { impacts, titled: { ordinals, impacts: titledImpacts, titles } };
}

function readSparsePart(data: Uint8Array, first: number, documents: DocumentSet): Part {
  const list = new FindsList(mostOfSparse(data));
  readSparse(data, first, list);
  const { ordinals, impacts, titles } = list.finds;
  documents.addAll(ordinals);
  const titled = new FindsList(titles.length);
  for (let index = 0; index < titles.length; index += 1)
    if (titles[index]! > 0) titled.add(ordinals[index]!, impacts[index]!, titles[index]!);
  return { impacts, titled: titled.finds };
}
