import type { DocumentSet } from './document-set.js';

/** Weight of a word's share of the title, added to its score in the whole document. */
const TITLE = 0.7;

/** Documents of a term, in ascending order. */
export interface Finds {
  ordinals: Int32Array;
  /** Weight of the term in each document, 1 to 255. */
  impacts: Uint8Array;
  /** The term's share of the title, 0 to 255. */
  titles: Uint8Array;
}

/** Collects documents; their maximum number is known in advance. */
export class FindsList {
  /**
   * Never used: V8, which is told to save memory, discards the compiled code with the last object (see src/main.ts).
   */
  static readonly one = new FindsList(0);

  private readonly ordinals: Int32Array;
  private readonly impacts: Uint8Array;
  private readonly titles: Uint8Array;
  private length = 0;

  constructor(most: number) {
    this.ordinals = new Int32Array(most);
    this.impacts = new Uint8Array(most);
    this.titles = new Uint8Array(most);
  }

  add(ordinal: number, impact: number, title: number): void {
    this.ordinals[this.length] = ordinal;
    this.impacts[this.length] = impact;
    this.titles[this.length++] = title;
  }

  addAll({ ordinals, impacts, titles }: Finds): void {
    this.ordinals.set(ordinals, this.length);
    this.impacts.set(impacts, this.length);
    this.titles.set(titles, this.length);
    this.length += ordinals.length;
  }

  /** Removes documents that are not in a set. */
  keepOnly(set: DocumentSet): this {
    const { ordinals, impacts, titles, length } = this;
    this.length = 0;
    for (let index = 0; index < length; index += 1)
      if (set.has(ordinals[index]!)) this.add(ordinals[index]!, impacts[index]!, titles[index]!);
    return this;
  }

  get finds(): Finds {
    const { ordinals, impacts, titles, length } = this;
    return {
      ordinals: ordinals.subarray(0, length),
      impacts: impacts.subarray(0, length),
      titles: titles.subarray(0, length),
    };
  }
}

/** Memory used by finds, in bytes. */
export function bytesOf({ ordinals, impacts, titles }: Finds): number {
  return ordinals.buffer.byteLength + impacts.buffer.byteLength + titles.buffer.byteLength;
}

export function areSame(one: Finds, other: Finds): boolean {
  return (['ordinals', 'impacts', 'titles'] as const).every((part) => haveSameBytes(one[part], other[part]));
}

/** The score of a document for a term, at most 1 without a share of the title. */
export function valueOf(impact: number, title: number): number {
  return (impact + TITLE * title) / 255;
}

export function haveSameBytes(one: NodeJS.TypedArray, other: NodeJS.TypedArray): boolean {
  if (one.byteLength !== other.byteLength) return false;
  const viewOf = ({ buffer, byteOffset, byteLength }: NodeJS.TypedArray) =>
    Buffer.from(buffer, byteOffset, byteLength);
  return viewOf(one).equals(viewOf(other));
}
