import { DocumentSet } from './document-set.js';
import type { Documents } from './documents.js';

/** Sets of documents by the values of a facet. Counts a result by value, 32 documents at a time. */
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

  /** Number of documents per value, without values that none has. */
  countIn(documents: Documents): [Value, number][] {
    const counts: [Value, number][] = [];
    for (const [value, set] of this.sets) {
      const of = documents.countIn(set);
      if (of > 0) counts.push([value, of]);
    }
    return counts;
  }
}
