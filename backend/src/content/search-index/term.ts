import { DenseReader } from './dense-reader.js';
import { DocumentSet } from './document-set.js';
import { Documents } from './documents.js';
import { type Finds, FindsList, haveSameBytes, valueOf } from './finds.js';
import type { Grades } from './grades.js';
import { BLOCK, emptyList, isDense, readSparse } from './postings.js';

/** A share of the documents that is not worth telling from all. */
const TOO_MANY = 0.25;

/** What the objects take that hold a list or a block. */
const OVERHEAD = 500;

/** Existing documents of a term. */
export interface Term {
  /** About what it takes in memory. */
  readonly bytes: number;
  readonly isEmpty: boolean;
  /** Not below their number. */
  readonly most: number;
  /** Whether both find the same documents with the same scores. */
  isSameAs: (other: Term) => boolean;
  /** As a set, not to be changed, of more than the existing ones, maybe; so are those with the term in their titles. */
  documents: (capacity: number) => DocumentSet;
  titled: (capacity: number) => DocumentSet;
  /**
   * Adds documents of the highest grades, about so many, to a set, and maybe some that do not exist.
   * @returns what the others do not score
   */
  addBestTo: (set: DocumentSet, least: number, grades: Grades) => number;
  all: () => Finds;
  /** Those among some existing documents, which are in ascending order. */
  within: (asked: Documents) => Finds;
}

/** Postings of a term in one block. */
export interface Block {
  block: number;
  data: Uint8Array;
}

/** A term with all its documents in one list. */
export class ListedTerm implements Term {
  constructor(private readonly finds: Finds) {}

  /** @param blocks none of them dense */
  static read(blocks: readonly Block[], existing: DocumentSet): ListedTerm {
    const list = emptyList(blocks.reduce((sum, { data }) => sum + data.length, 0));
    for (const { block, data } of blocks) readSparse(data, block * BLOCK, list);
    const { ordinals, impacts, titles, length } = list;
    const found = new FindsList(length);
    for (let index = 0; index < length; index += 1) {
      if (!existing.has(ordinals[index]!)) continue;
      found.add(ordinals[index]!, valueOf(impacts[index]!, titles[index]!), titles[index]!);
    }
    return new ListedTerm(found.finds);
  }

  get bytes(): number {
    const { ordinals, values, titles } = this.finds;
    return OVERHEAD + ordinals.buffer.byteLength + values.buffer.byteLength + titles.buffer.byteLength;
  }

  get isEmpty(): boolean {
    return this.most === 0;
  }

  get most(): number {
    return this.finds.ordinals.length;
  }

  isSameAs(other: Term): boolean {
    if (other === this) return true;
    if (!(other instanceof ListedTerm) || other.most !== this.most) return false;
    const [one, two] = [this.finds, other.finds];
    return (['ordinals', 'values', 'titles'] as const).every((part) => haveSameBytes(one[part], two[part]));
  }

  documents(capacity: number): DocumentSet {
    return DocumentSet.of(this.finds.ordinals, capacity);
  }

  titled(capacity: number): DocumentSet {
    const set = new DocumentSet(capacity);
    this.addTitledTo(set);
    return set;
  }

  addTo(set: DocumentSet): void {
    set.addAll(this.finds.ordinals);
  }

  addTitledTo(set: DocumentSet): void {
    const { ordinals, titles } = this.finds;
    for (let index = 0; index < ordinals.length; index += 1)
      if (titles[index]! > 0) set.add(ordinals[index]!);
  }

  addBestTo(set: DocumentSet, least: number, grades: Grades): number {
    if (this.most <= least) {
      this.addTo(set);
      return 0;
    }
    this.count(grades);
    const grade = grades.reachedBy(least, this.most * TOO_MANY);
    this.addFrom(grade, grades, set);
    return grades.limitBelow(grade);
  }

  count(grades: Grades): void {
    const { values, titles } = this.finds;
    for (let index = 0; index < values.length; index += 1)
      grades.count(grades.ofValue(values[index]!, titles[index]!));
  }

  /** Adds the documents of this grade or a higher one. */
  addFrom(grade: number, grades: Grades, set: DocumentSet): void {
    const { ordinals, values, titles } = this.finds;
    for (let index = 0; index < ordinals.length; index += 1)
      if (grades.ofValue(values[index]!, titles[index]!) >= grade) set.add(ordinals[index]!);
  }

  all(): Finds {
    return this.finds;
  }

  within(asked: Documents): Finds {
    const { ordinals, values, titles } = this.finds;
    const list = new FindsList(Math.min(ordinals.length, asked.length));
    const { set } = asked;
    for (let index = 0; index < ordinals.length; index += 1)
      if (set.has(ordinals[index]!)) list.add(ordinals[index]!, values[index]!, titles[index]!);
    return list.finds;
  }
}

/** A term that many documents have. */
export class CommonTerm implements Term {
  readonly most: number;
  private readonly blocks: (DenseReader | ListedTerm)[];
  /** Ordinals at which the blocks begin. */
  private readonly firsts: number[];
  /** Documents of the blocks, of which some may not exist, and those with the term in their titles. */
  private readonly ofBlocks: DocumentSet;
  private readonly titledOfBlocks: DocumentSet;

  constructor(
    blocks: readonly Block[],
    private readonly existing: DocumentSet,
  ) {
    const end = (blocks.at(-1)!.block + 1) * BLOCK;
    this.ofBlocks = new DocumentSet(Math.max(existing.capacity, end));
    this.titledOfBlocks = new DocumentSet(this.ofBlocks.capacity);
    this.firsts = blocks.map(({ block }) => block * BLOCK);
    this.blocks = blocks.map(({ block, data }) =>
      isDense(data)
        ? new DenseReader(block * BLOCK, data, this.ofBlocks)
        : ListedTerm.read([{ block, data }], existing),
    );
    for (const block of this.blocks) {
      if (block instanceof ListedTerm) block.addTo(this.ofBlocks);
      block.addTitledTo(this.titledOfBlocks);
    }
    this.most = this.blocks.reduce((sum, { most }) => sum + most, 0);
  }

  get bytes(): number {
    const { words } = this.ofBlocks;
    return this.blocks.reduce((sum, { bytes }) => sum + bytes, OVERHEAD + 2 * words.byteLength);
  }

  get isEmpty(): boolean {
    const { words } = this.existing;
    return words.every((word, index) => (word & this.ofBlocks.words[index]!) === 0);
  }

  isSameAs(other: Term): boolean {
    if (other === this) return true;
    if (!(other instanceof CommonTerm) || other.most !== this.most) return false;
    if (other.blocks.length !== this.blocks.length) return false;
    return this.blocks.every((block, index) => {
      const its = other.blocks[index]!;
      if (block instanceof ListedTerm) return its instanceof ListedTerm && block.isSameAs(its);
      return its instanceof DenseReader && block.isSameAs(its);
    });
  }

  documents(): DocumentSet {
    return this.ofBlocks;
  }

  titled(): DocumentSet {
    return this.titledOfBlocks;
  }

  addBestTo(set: DocumentSet, least: number, grades: Grades): number {
    const { grade, limit } = this.gradeOf(least, grades);
    const impact = grades.impactOf(grade);
    for (const block of this.blocks) {
      if (block instanceof ListedTerm) block.addFrom(grade, grades, set);
      else {
        block.addTitledFrom(grade, grades, set);
        if (impact !== undefined) block.addTextsFrom(impact, set);
      }
    }
    return limit;
  }

  /** The grade that so many reach, and what the others do not score. */
  private gradeOf(least: number, grades: Grades): { grade: number; limit: number } {
    for (const block of this.blocks)
      if (block instanceof ListedTerm) block.count(grades);
      else block.countTitled(grades);
    const most = this.most * TOO_MANY;
    const ofTitles = grades.reachedBy(least, most);
    // Mostly, no document without the word in its title is that good.
    if (ofTitles > grades.mostOfText)
      return { grade: ofTitles, limit: Math.max(grades.limitBelow(ofTitles), grades.limitOfText) };
    for (const block of this.blocks) if (block instanceof DenseReader) block.countTexts(grades);
    const grade = grades.reachedBy(least, most);
    return { grade, limit: grades.limitBelow(grade) };
  }

  all(): Finds {
    return this.within(Documents.of(this.ofBlocks.copy().keepOnly(this.existing)));
  }

  within(asked: Documents): Finds {
    const { ordinals } = asked;
    const list = new FindsList(Math.min(this.most, ordinals.length));
    let from = 0;
    for (const [index, block] of this.blocks.entries()) {
      const first = this.firsts[index]!;
      while (from < ordinals.length && ordinals[from]! < first) from += 1;
      let to = from;
      while (to < ordinals.length && ordinals[to]! < first + BLOCK) to += 1;
      if (block instanceof ListedTerm) list.addAll(block.within(asked));
      else block.addAmong(ordinals, from, to, list);
      from = to;
    }
    return list.finds;
  }
}
