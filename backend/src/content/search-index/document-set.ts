import { countCommonBits } from './bit-count.js';

/** A set of documents with one bit per ordinal. */
export class DocumentSet {
  /** 32 documents per integer, the lowest bit first. */
  readonly words: Int32Array;

  /** @param capacity above the highest ordinal */
  constructor(readonly capacity: number) {
    this.words = new Int32Array((capacity + 31) >>> 5);
  }

  static of(ordinals: Int32Array, capacity: number): DocumentSet {
    const set = new DocumentSet(capacity);
    set.addAll(ordinals);
    return set;
  }

  has(ordinal: number): boolean {
    // Shifts use the lowest five bits only.
    return ((this.words[ordinal >>> 5]! >>> ordinal) & 1) === 1;
  }

  add(ordinal: number): void {
    this.words[ordinal >>> 5]! |= 1 << ordinal;
  }

  delete(ordinal: number): void {
    this.words[ordinal >>> 5]! &= ~(1 << ordinal);
  }

  clear(): void {
    this.words.fill(0);
  }

  addAll(ordinals: Int32Array): void {
    for (let index = 0; index < ordinals.length; index += 1) this.add(ordinals[index]!);
  }

  /**
   * @param bits one bit per document, the lowest first
   * @param first ordinal of the first bit, a multiple of 8
   */
  addBits(bits: Uint8Array, first: number): void {
    // Assumes little-endian integers, as on all common platforms of Node.
    new Uint8Array(this.words.buffer).set(bits, first >>> 3);
  }

  addSet(other: DocumentSet): this {
    const { words } = this;
    for (let index = 0; index < words.length; index += 1) words[index]! |= other.words[index]!;
    return this;
  }

  /** Removes documents that are not in the other set. */
  keepOnly(other: DocumentSet): this {
    const { words } = this;
    for (let index = 0; index < words.length; index += 1) words[index]! &= other.words[index]!;
    return this;
  }

  /** Adds documents that are in both sets, but not in a third. */
  addCommon(one: DocumentSet, other: DocumentSet, except: DocumentSet): this {
    const { words } = this;
    for (let index = 0; index < words.length; index += 1)
      words[index]! |= one.words[index]! & other.words[index]! & ~except.words[index]!;
    return this;
  }

  copy(capacity = this.capacity): DocumentSet {
    const copy = new DocumentSet(capacity);
    copy.words.set(this.words);
    return copy;
  }

  /** The ordinals that are in the set, in the same order. */
  among(ordinals: Int32Array): Int32Array {
    const some = new Int32Array(ordinals.length);
    let count = 0;
    for (let index = 0; index < ordinals.length; index += 1)
      if (this.has(ordinals[index]!)) some[count++] = ordinals[index]!;
    return some.subarray(0, count);
  }

  get size(): number {
    return this.countIn(this);
  }

  /** Number of documents that are also in another set. */
  countIn(other: DocumentSet): number {
    return countCommonBits(this.words, other.words);
  }

  /** Number of these ordinals that are in the set. */
  countAmong(ordinals: Int32Array): number {
    const { words } = this;
    let count = 0;
    // Adds bits instead of testing them: the processor cannot predict which are set.
    for (let index = 0; index < ordinals.length; index += 1)
      count += (words[ordinals[index]! >>> 5]! >>> ordinals[index]!) & 1;
    return count;
  }

  /** All ordinals, ascending. */
  ordinals(): Int32Array {
    const { words } = this;
    const ordinals = new Int32Array(this.size);
    let count = 0;
    for (let index = 0; index < words.length; index += 1)
      for (let rest = words[index]!; rest !== 0; rest &= rest - 1) ordinals[count++] = lowestOf(rest, index);
    return ordinals;
  }

  /** Indexes of the words that are not empty. */
  places(): Int32Array {
    const { words } = this;
    const places = new Int32Array(words.length);
    let length = 0;
    for (let at = 0; at < words.length; at += 1) if (words[at] !== 0) places[length++] = at;
    return places.subarray(0, length);
  }

  /** About `many` documents from all parts of the set. */
  sample(many: number): Int32Array {
    const { words } = this;
    const step = Math.max(1, Math.floor(this.size / many));
    const some: number[] = [];
    for (let index = 0; index < words.length; index += step)
      for (let rest = words[index]!; rest !== 0; rest &= rest - 1) some.push(lowestOf(rest, index));
    return Int32Array.from(some);
  }

  /** The ordinals for which `isIncluded` is true, ascending. */
  filter(isIncluded: (ordinal: number) => boolean): Int32Array {
    const { words } = this;
    const some: number[] = [];
    for (let index = 0; index < words.length; index += 1)
      for (let rest = words[index]!; rest !== 0; rest &= rest - 1) {
        const ordinal = lowestOf(rest, index);
        if (isIncluded(ordinal)) some.push(ordinal);
      }
    return Int32Array.from(some);
  }
}

/** The lowest document of a word. */
function lowestOf(word: number, index: number): number {
  return (index << 5) + 31 - Math.clz32(word & -word);
}
