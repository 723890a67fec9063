/** Weight of a word's share of the title, added to its score in the whole document. */
const TITLE = 0.7;

/** Documents of a term, in ascending order, and their scores for it. */
export interface Finds {
  ordinals: Int32Array;
  /** At most 1 without a share of the title. */
  values: Float32Array;
  /** The term's share of the title, 0 to 255. */
  titles: Uint8Array;
}

/** Collects documents, up to a number that is known before. */
export class FindsList {
  /** Keeps what is compiled for such objects: V8, which saves memory, drops it with the last of them (src/main.ts). */
  static readonly one = new FindsList(0);

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

/** The score of a document for a term, at most 1 without a share of the title. */
export function valueOf(impact: number, title: number): number {
  return (impact + TITLE * title) / 255;
}

export function haveSameBytes(one: NodeJS.TypedArray, other: NodeJS.TypedArray): boolean {
  if (one.byteLength !== other.byteLength) return false;
  const bytesOf = ({ buffer, byteOffset, byteLength }: NodeJS.TypedArray) =>
    Buffer.from(buffer, byteOffset, byteLength);
  return bytesOf(one).equals(bytesOf(other));
}
