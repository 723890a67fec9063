import { LRUCache } from 'lru-cache';
import { isDense } from './postings.js';
import { CommonTerm, ListedTerm } from './term.js';
/** What each way finds, all of it or in a set of documents. */ export function findsOf(words, set) {
    return words.map((ways)=>ways.map(({ weight, term })=>({
                weight,
                finds: set ? term.within(set) : term.all()
            })));
}
/** Of the terms last read. */ const KEPT_BYTES = 16 * 1024 * 1024;
/** Reads the postings of terms. Keeps those it has read lately, as the words of queries are often the same. */ export class TermReader {
    file;
    columns;
    known = new LRUCache({
        maxSize: KEPT_BYTES,
        sizeCalculation: ({ bytes })=>bytes
    });
    constructor(file, columns){
        this.file = file;
        this.columns = columns;
    }
    /** Forgets what it has read, as there are other documents now. */ clear() {
        this.known.clear();
    }
    has(term) {
        return !this.read(term).isEmpty;
    }
    read(term) {
        const known = this.known.get(term);
        if (known) return known;
        const blocks = this.file.blocksOf(term);
        // Leaves out those put since the columns were read; the next query finds them.
        const { existing } = this.columns;
        const read = blocks.some(({ data })=>isDense(data)) ? new CommonTerm(blocks, existing) : ListedTerm.read(blocks, existing);
        this.known.set(term, read);
        return read;
    }
    /** All ways in which a word can be found. */ waysOf({ alternatives }) {
        const ways = alternatives.map(({ terms, weight })=>{
            const term = terms.length === 1 ? this.read(terms[0]) : this.readAll(terms);
            return {
                weight,
                term
            };
        });
        // A word that has one form only is found just like its stem, which counts less.
        const isLess = (way, index)=>(other, at)=>(other.weight > way.weight || other.weight === way.weight && at < index) && other.term.isSameAs(way.term);
        return ways.filter((way, index)=>!ways.some(isLess(way, index)));
    }
    /** Documents with all of these terms, scored by the weakest. */ readAll(keys) {
        const terms = keys.map((key)=>this.read(key));
        const set = this.columns.existing.copy();
        for (const term of terms)set.keepOnly(term.documents(set.capacity));
        // Each has all of these documents, in the same order.
        const [first, ...others] = terms.map((term)=>term.within(set));
        const weakest = (own, field, index)=>others.reduce((least, finds)=>Math.min(least, finds[field][index]), own);
        return new ListedTerm({
            ordinals: first.ordinals,
            values: first.values.map((value, index)=>weakest(value, 'values', index)),
            titles: first.titles.map((title, index)=>weakest(title, 'titles', index))
        });
    }
}
//# sourceMappingURL=term-reader.js.map
