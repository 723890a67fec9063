import { bitCount } from './bit-count.js';
import { allowedErrors, editDistance } from './edit-distance.js';
/** Longer ones are URLs and the like. */ const LONGEST = 30;
const MOST = 6;
const MOST_MISTYPED = 8;
/**
 * All indexed words in memory, for correcting mistyped ones. A bit set of each word's letters rules out most
 * candidates, so
 * that a hundred thousand words take a millisecond or less.
 */ export class Vocabulary {
    file;
    /** By word length, since a typing error changes the length little. */ shelves = Array.from({
        length: LONGEST + 1
    }, ()=>new Shelf());
    last = 0;
    constructor(file){
        this.file = file;
    }
    /** Reads words added since. */ refresh() {
        for (const { number, word } of this.file.wordsAfter(this.last)){
            this.last = number;
            if (word.length < 3 || word.length > LONGEST) continue;
            this.shelves[word.length].add(word);
        }
    }
    /**
   * `similarTo` for one query, cached, and limited to its first few unknown words: a text with more errors was pasted.
   */ corrections() {
        const known = new Map();
        return (word)=>{
            const found = known.get(word) ?? (known.size < MOST_MISTYPED ? this.similarTo(word) : []);
            if (known.size < MOST_MISTYPED) known.set(word, found);
            return found;
        };
    }
    /** Most likely corrections: fewest errors first, then most documents. */ similarTo(word) {
        const limit = allowedErrors(word);
        if (limit === 0 || word.length > LONGEST) return [];
        const found = [];
        for (const candidate of this.candidates(word, limit)){
            const errors = editDistance(word, candidate, limit);
            if (errors === 0 || errors > limit) continue;
            const known = this.file.word(candidate);
            if (known) found.push({
                word: candidate,
                errors,
                ...known
            });
        }
        return found.sort((one, other)=>one.errors - other.errors || other.documents - one.documents).slice(0, MOST);
    }
    *candidates(word, limit) {
        const letters = lettersOf(word);
        for (const shelf of this.shelves.slice(Math.max(0, word.length - limit), word.length + limit + 1)){
            // A wrong letter removes one bit of the set and adds another.
            yield* shelf.near(letters, 2 * limit);
        }
    }
}
/** Words of one length. */ let Shelf = class Shelf {
    words = [];
    letters = new Int32Array(64);
    add(word) {
        if (this.words.length === this.letters.length) {
            const larger = new Int32Array(this.letters.length * 2);
            larger.set(this.letters);
            this.letters = larger;
        }
        this.letters[this.words.length] = lettersOf(word);
        this.words.push(word);
    }
    /** Words whose letter sets differ by at most this many bits. */ *near(letters, differing) {
        for(let index = 0; index < this.words.length; index += 1)if (bitCount(letters ^ this.letters[index]) <= differing) yield this.words[index];
    }
};
function lettersOf(word) {
    let letters = 0;
    for(let index = 0; index < word.length; index += 1)letters |= 1 << (word.charCodeAt(index) & 31);
    return letters;
}
//# sourceMappingURL=vocabulary.js.map
