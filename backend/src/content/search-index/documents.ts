import { bitCount } from './bit-count.js';
import { DocumentSet } from './document-set.js';

/** Documents as a list or a set of ordinals; each is derived from the other on demand. */
export class Documents {
  /** Indexes of the non-zero integers of the set. */
  private places: Int32Array | undefined;

  private constructor(
    readonly length: number,
    private readonly capacity: number,
    private list?: Int32Array,
    private bits?: DocumentSet,
    /** Cached sets that contain all of these documents. */
    readonly keptSets: readonly DocumentSet[] = [],
  ) {}

  /** @param capacity higher than the highest ordinal */
  static listed(ordinals: Int32Array, capacity: number): Documents {
    return new Documents(ordinals.length, capacity, ordinals);
  }

  /** @param keptSets cached sets that contain all of these documents */
  static of(set: DocumentSet, keptSets: readonly DocumentSet[] = []): Documents {
    return new Documents(set.size, set.capacity, undefined, set, keptSets);
  }

  get ordinals(): Int32Array {
    return (this.list ??= this.bits!.ordinals());
  }

  get set(): DocumentSet {
    return (this.bits ??= DocumentSet.of(this.list!, this.capacity));
  }

  get isListed(): boolean {
    return this.list !== undefined;
  }

  /** Number of documents that are also in a set. Visits only non-zero integers if they are few. */
  countIn(other: DocumentSet): number {
    const { words } = this.set;
    if (this.length > words.length / 2) return this.set.countIn(other);
    const { words: others } = other;
    const places = (this.places ??= this.set.places());
    let count = 0;
    for (let index = 0; index < places.length; index += 1) {
      const at = places[index]!;
      count += bitCount(words[at]! & others[at]!);
    }
    return count;
  }

  /**
   * The documents that are also in a set.
   * @param isKept whether the set is cached
   */
  within(set: DocumentSet, isKept = false): Documents {
    const keptSets = isKept ? [...this.keptSets, set] : this.keptSets;
    if (!this.list) return Documents.of(set.copy().keepOnly(this.set), keptSets);
    const list = set.among(this.list);
    return new Documents(list.length, this.capacity, list, undefined, keptSets);
  }

  /** The documents among these ordinals, in the order of the ordinals. */
  among(ordinals: readonly number[]): number[] {
    return ordinals.filter((ordinal) => this.list?.includes(ordinal) ?? this.set.has(ordinal));
  }

  without(ordinals: readonly number[]): Documents {
    if (ordinals.length === 0) return this;
    return this.filter((ordinal) => !ordinals.includes(ordinal));
  }

  /** The same documents and these. */
  with(ordinals: readonly number[]): Documents {
    const known = new Set(this.among(ordinals));
    const others = ordinals.filter((ordinal) => !known.has(ordinal));
    if (others.length === 0) return this;
    return Documents.listed(Int32Array.from([...this.ordinals, ...others]), this.capacity);
  }

  filter(isIncluded: (ordinal: number) => boolean): Documents {
    return Documents.listed(this.ordinals.filter(isIncluded), this.capacity);
  }
}
