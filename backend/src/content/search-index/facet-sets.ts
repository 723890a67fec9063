import { bitCount } from './bit-count.js';
import { DocumentSet } from './document-set.js';

/** Documents by the values of a facet, as sets: what is found is counted by value, 32 documents at a time. */
export class FacetSets<Value> {
  private readonly sets = new Map<Value, DocumentSet>();

  constructor(private capacity: number) {}

  of(value: Value): DocumentSet {
    return this.sets.get(value) ?? new DocumentSet(this.capacity);
  }

  add(value: Value, ordinal: number): void {
    let set = this.sets.get(value);
    if (!set) this.sets.set(value, (set = new DocumentSet(this.capacity)));
    set.add(ordinal);
  }

  delete(value: Value, ordinal: number): void {
    this.sets.get(value)?.delete(ordinal);
  }

  grow(capacity: number): void {
    this.capacity = capacity;
    for (const [value, set] of this.sets) this.sets.set(value, set.copy(capacity));
  }

  /** How many of some documents have each value, where any has. */
  countIn(documents: DocumentSet): [Value, number][] {
    const count = counterOf(documents);
    const counts: [Value, number][] = [];
    for (const [value, set] of this.sets) {
      const of = count(set);
      if (of > 0) counts.push([value, of]);
    }
    return counts;
  }
}

/** Counts how many of some documents are in another set; looks only where there are any. */
export function counterOf({ words }: DocumentSet): (set: DocumentSet) => number {
  const places = new Int32Array(words.length);
  let length = 0;
  for (let at = 0; at < words.length; at += 1) if (words[at] !== 0) places[length++] = at;
  return (set) => {
    let count = 0;
    for (let index = 0; index < length; index += 1) {
      const at = places[index]!;
      count += bitCount(words[at]! & set.words[at]!);
    }
    return count;
  };
}
