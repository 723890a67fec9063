import { bitCount } from './bit-count.js';
import { DocumentSet } from './document-set.js';
/** Documents as a list or a set of ordinals; each is made of the other when it is needed. */ export class Documents {
    length;
    capacity;
    list;
    bits;
    /** Indexes of the words of the set that are not empty. */ places;
    constructor(length, capacity, list, bits){
        this.length = length;
        this.capacity = capacity;
        this.list = list;
        this.bits = bits;
    }
    /** @param capacity above the highest ordinal */ static listed(ordinals, capacity) {
        return new Documents(ordinals.length, capacity, ordinals);
    }
    static of(set) {
        return new Documents(set.size, set.capacity, undefined, set);
    }
    get ordinals() {
        return this.list ??= this.bits.ordinals();
    }
    get set() {
        return this.bits ??= DocumentSet.of(this.list, this.capacity);
    }
    get isListed() {
        return this.list !== undefined;
    }
    /** How many of them are in a set. Looks only where there are any, which is found out once if they are few. */ countIn(other) {
        const { words } = this.set;
        if (this.length > words.length / 2) return this.set.countIn(other);
        const { words: others } = other;
        const places = this.places ??= this.set.places();
        let count = 0;
        for(let index = 0; index < places.length; index += 1){
            const at = places[index];
            count += bitCount(words[at] & others[at]);
        }
        return count;
    }
    /** Those that are in a set. */ within(set) {
        if (!this.list) return Documents.of(set.copy().keepOnly(this.set));
        return Documents.listed(set.among(this.list), this.capacity);
    }
    /** Those among these ordinals, in their order. */ among(ordinals) {
        return ordinals.filter((ordinal)=>this.list?.includes(ordinal) ?? this.set.has(ordinal));
    }
    without(ordinals) {
        if (ordinals.length === 0) return this;
        return this.filter((ordinal)=>!ordinals.includes(ordinal));
    }
    /** With these, too. */ with(ordinals) {
        const known = new Set(this.among(ordinals));
        const others = ordinals.filter((ordinal)=>!known.has(ordinal));
        if (others.length === 0) return this;
        return Documents.listed(Int32Array.from([
            ...this.ordinals,
            ...others
        ]), this.capacity);
    }
    filter(isIncluded) {
        return Documents.listed(this.ordinals.filter(isIncluded), this.capacity);
    }
}
//# sourceMappingURL=documents.js.map
