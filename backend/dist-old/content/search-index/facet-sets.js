import { DocumentSet } from './document-set.js';
/** Documents by the values of a facet, as sets: what is found is counted by value, 32 documents at a time. */ export class FacetSets {
    capacity;
    sets = new Map();
    constructor(capacity){
        this.capacity = capacity;
    }
    of(value) {
        return this.sets.get(value) ?? new DocumentSet(this.capacity);
    }
    add(value, ordinal) {
        let set = this.sets.get(value);
        if (!set) this.sets.set(value, set = new DocumentSet(this.capacity));
        set.add(ordinal);
    }
    delete(value, ordinal) {
        this.sets.get(value)?.delete(ordinal);
    }
    grow(capacity) {
        this.capacity = capacity;
        for (const [value, set] of this.sets)this.sets.set(value, set.copy(capacity));
    }
    /** How many of some documents have each value, where any has. */ countIn(documents) {
        const counts = [];
        for (const [value, set] of this.sets){
            const of = documents.countIn(set);
            if (of > 0) counts.push([
                value,
                of
            ]);
        }
        return counts;
    }
}
//# sourceMappingURL=facet-sets.js.map
