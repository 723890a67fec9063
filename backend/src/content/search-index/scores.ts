import type { DocumentColumns } from './document-columns.js';
import type { Documents } from './documents.js';
import { firstByKey } from './ordering.js';

/** Scores of some documents, stored for these only. */
export class Scores {
  constructor(
    readonly ordinals: Int32Array,
    /** By index in `ordinals`. */
    readonly values: Float64Array,
  ) {}

  /** @param scores by ordinal */
  static of(ordinals: Int32Array, scores: Float64Array): Scores {
    const values = new Float64Array(ordinals.length);
    for (let index = 0; index < ordinals.length; index += 1) values[index] = scores[ordinals[index]!]!;
    return new Scores(ordinals.slice(), values);
  }

  /** The same scores under these ordinals; they were stored by index in this list. */
  at(ordinals: Int32Array): Scores {
    return new Scores(
      this.ordinals.map((place) => ordinals[place]!),
      this.values,
    );
  }

  filter(isIncluded: (ordinal: number) => boolean): Scores {
    const ordinals = new Int32Array(this.ordinals.length);
    const values = new Float64Array(ordinals.length);
    let count = 0;
    for (let index = 0; index < ordinals.length; index += 1) {
      const ordinal = this.ordinals[index]!;
      if (!isIncluded(ordinal)) continue;
      ordinals[count] = ordinal;
      values[count++] = this.values[index]!;
    }
    return new Scores(ordinals.slice(0, count), values.slice(0, count));
  }

  /** @param change returns the addition to a document's score */
  add(change: (ordinal: number) => number): void {
    for (const [index, ordinal] of this.ordinals.entries()) this.values[index]! += change(ordinal);
  }

  /**
   * The best of some documents, best first; ties are broken by id.
   * @returns their ordinals, and the lowest of their scores
   */
  best(among: Documents, most: number, { ids }: DocumentColumns): { ordinals: number[]; least: number } {
    const { ordinals, values } = this;
    const { set } = among;
    const indexes = new Int32Array(ordinals.length);
    let count = 0;
    for (let index = 0; index < ordinals.length; index += 1)
      if (set.has(ordinals[index]!)) indexes[count++] = index;
    const first = firstByKey(
      indexes.subarray(0, count),
      most,
      values,
      -1,
      (one, other) => values[other]! - values[one]! || ids[ordinals[other]!]! - ids[ordinals[one]!]!,
    );
    return {
      ordinals: first.map((index) => ordinals[index]!),
      least: values[first.at(-1) ?? -1] ?? Infinity,
    };
  }
}
