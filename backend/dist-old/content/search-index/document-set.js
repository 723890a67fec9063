import { bitCount } from './bit-count.js';
/** A set of documents, one bit for each ordinal. */ export class DocumentSet {
    capacity;
    /** Of 32 documents each, the lowest bit first. */ words;
    /** @param capacity above the highest ordinal */ constructor(capacity){
        this.capacity = capacity;
        this.words = new Int32Array(capacity + 31 >>> 5);
    }
    static of(ordinals, capacity) {
        const set = new DocumentSet(capacity);
        set.addAll(ordinals);
        return set;
    }
    has(ordinal) {
        // Shifts use the lowest five bits only.
        return (this.words[ordinal >>> 5] >>> ordinal & 1) === 1;
    }
    add(ordinal) {
        this.words[ordinal >>> 5] |= 1 << ordinal;
    }
    delete(ordinal) {
        this.words[ordinal >>> 5] &= ~(1 << ordinal);
    }
    addAll(ordinals) {
        for(let index = 0; index < ordinals.length; index += 1)this.add(ordinals[index]);
    }
    addSet(other) {
        const { words } = this;
        for(let index = 0; index < words.length; index += 1)words[index] |= other.words[index];
        return this;
    }
    /** Removes what is not in the other set. */ keepOnly(other) {
        const { words } = this;
        for(let index = 0; index < words.length; index += 1)words[index] &= other.words[index];
        return this;
    }
    /** Adds what is in both of two other sets, but not in a third. */ addCommon(one, other, except) {
        const { words } = this;
        for(let index = 0; index < words.length; index += 1)words[index] |= one.words[index] & other.words[index] & ~except.words[index];
    }
    copy(capacity = this.capacity) {
        const copy = new DocumentSet(capacity);
        copy.words.set(this.words);
        return copy;
    }
    /** Those of these ordinals that are in the set, in the same order. */ among(ordinals) {
        const some = new Int32Array(ordinals.length);
        let count = 0;
        for(let index = 0; index < ordinals.length; index += 1)if (this.has(ordinals[index])) some[count++] = ordinals[index];
        return some.subarray(0, count);
    }
    get size() {
        let size = 0;
        const { words } = this;
        for(let index = 0; index < words.length; index += 1)size += bitCount(words[index]);
        return size;
    }
    /** How many of them are in another set. */ countIn(other) {
        const { words } = this;
        let count = 0;
        for(let index = 0; index < words.length; index += 1)count += bitCount(words[index] & other.words[index]);
        return count;
    }
    /** In ascending order. */ ordinals() {
        const { words } = this;
        const ordinals = new Int32Array(this.size);
        let count = 0;
        for(let index = 0; index < words.length; index += 1)for(let rest = words[index]; rest !== 0; rest &= rest - 1)ordinals[count++] = lowestOf(rest, index);
        return ordinals;
    }
    /** Indexes of the words that are not empty. */ places() {
        const { words } = this;
        const places = new Int32Array(words.length);
        let length = 0;
        for(let at = 0; at < words.length; at += 1)if (words[at] !== 0) places[length++] = at;
        return places.subarray(0, length);
    }
    /** Some of them, from all parts of the set; about so many. */ sample(many) {
        const { words } = this;
        const step = Math.max(1, Math.floor(this.size / many));
        const some = [];
        for(let index = 0; index < words.length; index += step)for(let rest = words[index]; rest !== 0; rest &= rest - 1)some.push(lowestOf(rest, index));
        return Int32Array.from(some);
    }
    /** Those that are included, in ascending order. */ filter(isIncluded) {
        const { words } = this;
        const some = [];
        for(let index = 0; index < words.length; index += 1)for(let rest = words[index]; rest !== 0; rest &= rest - 1){
            const ordinal = lowestOf(rest, index);
            if (isIncluded(ordinal)) some.push(ordinal);
        }
        return Int32Array.from(some);
    }
}
/** The lowest document of a word. */ function lowestOf(word, index) {
    return (index << 5) + 31 - Math.clz32(word & -word);
}
//# sourceMappingURL=document-set.js.map
