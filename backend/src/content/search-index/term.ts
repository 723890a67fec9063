import { bitCount } from './bit-count.js';
import type { DocumentSet } from './document-set.js';
import { BLOCK, dense, type DenseBlock, emptyList, isDense, readSparse } from './postings.js';

/** Weight of a word's share of the title, added to its score in the whole document. */
const TITLE = 0.7;

/** Above all impacts. */
const NONE = 256;
/** A share of the documents that is not worth telling from all. */
const TOO_MANY = 0.25;

/** Documents of a term, in ascending order, and their scores for it. */
export interface Finds {
  ordinals: Int32Array;
  /** At most 1 without a share of the title. */
  values: Float32Array;
  /** The term's share of the title, 0 to 255. */
  titles: Uint8Array;
}

/** Existing documents of a term. */
export interface Term {
  readonly isEmpty: boolean;
  /** Not below their number. */
  readonly most: number;
  addTo: (set: DocumentSet) => void;
  /**
   * Adds the documents with the term in their titles, and those with the greatest impacts, so many at least.
   * @returns the most that the others score
   */
  addBestTo: (set: DocumentSet, least: number) => number;
  all: () => Finds;
  /** Those that are in a set of existing documents. */
  within: (set: DocumentSet) => Finds;
}

interface Block {
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

  get isEmpty(): boolean {
    return this.most === 0;
  }

  get most(): number {
    return this.finds.ordinals.length;
  }

  addTo(set: DocumentSet): void {
    set.addAll(this.finds.ordinals);
  }

  addBestTo(set: DocumentSet): number {
    this.addTo(set);
    return 0;
  }

  all(): Finds {
    return this.finds;
  }

  within(set: DocumentSet): Finds {
    const { ordinals, values, titles } = this.finds;
    const list = new FindsList(ordinals.length);
    for (let index = 0; index < ordinals.length; index += 1)
      if (set.has(ordinals[index]!)) list.add(ordinals[index]!, values[index]!, titles[index]!);
    return list.finds;
  }
}

/** A term that many documents have: what is not asked for is not taken out of its blocks. */
export class CommonTerm implements Term {
  readonly most: number;
  private readonly blocks: { first: number; block: DenseBlock | ListedTerm }[];

  constructor(
    blocks: readonly Block[],
    private readonly existing: DocumentSet,
  ) {
    this.blocks = blocks.map(({ block, data }) => ({
      first: block * BLOCK,
      block: isDense(data) ? dense(data) : ListedTerm.read([{ block, data }], existing),
    }));
    this.most = this.blocks.reduce(
      (sum, { block }) => sum + (block instanceof ListedTerm ? block.most : block.impacts.length),
      0,
    );
  }

  get isEmpty(): boolean {
    const { words } = this.existing;
    return this.blocks.every(({ first, block }) => {
      if (block instanceof ListedTerm) return block.isEmpty;
      for (let index = 0, at = first >>> 5; index < block.bits.length; index += 4, at += 1)
        if ((words[at]! & wordAt(block.bits, index)) !== 0) return false;
      return true;
    });
  }

  addTo(set: DocumentSet): void {
    const [{ words }, { words: existing }] = [set, this.existing];
    for (const { first, block } of this.blocks) {
      if (block instanceof ListedTerm) block.addTo(set);
      else
        for (let index = 0, at = first >>> 5; index < block.bits.length; index += 4, at += 1)
          words[at]! |= wordAt(block.bits, index) & existing[at]!;
    }
  }

  addBestTo(set: DocumentSet, least: number): number {
    const bound = this.impactOf(least);
    for (const { first, block } of this.blocks) {
      if (block instanceof ListedTerm) block.addTo(set);
      else addBest(block, first, bound, set);
    }
    return valueOf(bound - 1, 0);
  }

  /** The impact that enough documents reach; above all where many have the same. */
  private impactOf(least: number): number {
    const counts = new Uint32Array(256);
    let titled = 0;
    for (const { block } of this.blocks) {
      if (block instanceof ListedTerm) continue;
      titled += block.titles.length;
      if (titled >= least) return NONE;
      for (let index = 0; index < block.impacts.length; index += 1) counts[block.impacts[index]!]! += 1;
    }
    let impact = NONE;
    for (let count = titled; count < least && impact > 1;) {
      count += counts[impact - 1]!;
      if (count > this.most * TOO_MANY) break;
      impact -= 1;
    }
    return impact;
  }

  all(): Finds {
    return this.within(this.existing);
  }

  within(set: DocumentSet): Finds {
    const list = new FindsList(Math.min(this.most, set.size));
    for (const { first, block } of this.blocks) {
      if (block instanceof ListedTerm) list.addAll(block.within(set));
      else addWithin(block, first, set, list);
    }
    return list.finds;
  }
}

/** Collects documents, up to a number that is known before. */
class FindsList {
  private readonly ordinals: Int32Array;
  private readonly values: Float32Array;
  private readonly titles: Uint8Array;
  private length = 0;

  constructor(most: number) {
    this.ordinals = new Int32Array(most);
    this.values = new Float32Array(most);
    this.titles = new Uint8Array(most);
  }

  add(ordinal: number, value: number, title: number): void {
    this.ordinals[this.length] = ordinal;
    this.values[this.length] = value;
    this.titles[this.length++] = title;
  }

  addAll({ ordinals, values, titles }: Finds): void {
    this.ordinals.set(ordinals, this.length);
    this.values.set(values, this.length);
    this.titles.set(titles, this.length);
    this.length += ordinals.length;
  }

  get finds(): Finds {
    const { ordinals, values, titles, length } = this;
    return {
      ordinals: ordinals.subarray(0, length),
      values: values.subarray(0, length),
      titles: titles.subarray(0, length),
    };
  }
}

function addWithin(block: DenseBlock, first: number, { words }: DocumentSet, list: FindsList): void {
  const { bits, impacts, titles } = block;
  /** Documents of the block passed so far, and titled ones. */
  let [passed, titled] = [0, 0];
  for (let index = 0, at = first >>> 5; index < bits.length; index += 4, at += 1) {
    const word = wordAt(bits, index);
    for (let rest = word & words[at]!; rest !== 0; rest &= rest - 1) {
      const lowest = rest & -rest;
      const offset = (index << 3) + 31 - Math.clz32(lowest);
      const impact = impacts[passed + bitCount(word & (lowest - 1))]!;
      while (titled < titles.length && offsetAt(block, titled) < offset) titled += 1;
      const isTitled = titled < titles.length && offsetAt(block, titled) === offset;
      const title = isTitled ? titles[titled]! : 0;
      list.add(first + offset, valueOf(impact, title), title);
    }
    passed += bitCount(word);
  }
}

function addBest(block: DenseBlock, first: number, bound: number, set: DocumentSet): void {
  const { bits, impacts, titles } = block;
  for (let index = 0; index < titles.length; index += 1) set.add(first + offsetAt(block, index));
  let [index, word] = [-4, 0];
  /** Documents of the block up to and with those of the word. */
  let passed = 0;
  for (let place = 0; place < impacts.length && bound < NONE; place += 1) {
    if (impacts[place]! < bound) continue;
    while (passed <= place) {
      index += 4;
      word = wordAt(bits, index);
      passed += bitCount(word);
    }
    // The document is that many before the last one of the word.
    let rest = word;
    for (let after = passed - 1 - place; after > 0; after -= 1) rest &= ~(1 << (31 - Math.clz32(rest)));
    set.add(first + (index << 3) + 31 - Math.clz32(rest));
  }
}

function valueOf(impact: number, title: number): number {
  return (impact + TITLE * title) / 255;
}

function wordAt(bits: Uint8Array, index: number): number {
  return bits[index]! | (bits[index + 1]! << 8) | (bits[index + 2]! << 16) | (bits[index + 3]! << 24);
}

function offsetAt({ offsets }: DenseBlock, index: number): number {
  return offsets[2 * index]! | (offsets[2 * index + 1]! << 8);
}
