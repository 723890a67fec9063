import { CommonMatches } from './common-matches.js';
import { Documents } from './documents.js';
import { score } from './scoring.js';
import { sum } from './sum.js';
import { findsOf } from './term-reader.js';
/** Bonus for containing all words, as a share of their total weight; synonyms and other forms earn less of it. */ const ALL_WORDS = 0.2;
/** Partial matches are included if their words have at least this share of the total weight… */ const LEAST_TOLD = 0.35;
/** … and if fewer documents than this contain all words. */ const FEW = 20;
/** From this many documents on, it takes less time to find the likeliest ones before any is scored. */ const COMMON = 1000;
/**
 * Finds documents with all words, and partial matches when there are few.
 * @param atLeast instead, what suffices: all words or any
 */ export function match(slots, reader, columns, atLeast) {
    const words = slots.map((slot)=>reader.waysOf(slot));
    const isCommon = words.some((ways)=>ways.some(({ term })=>term.most > COMMON));
    if (isCommon && atLeast !== 'any') {
        const common = new CommonMatches(words, columns);
        if (atLeast === 'all' || common.documents.length >= FEW) return common;
        const part = {
            among: common.withShare(LEAST_TOLD),
            tells: common.tells
        };
        return matchEach(words, columns, atLeast, part);
    }
    return matchEach(words, columns, atLeast);
}
/**
 * Scores all documents with any word.
 * @param part those that can have enough of the words, and the weights that these have among all
 */ function matchEach(words, columns, atLeast, part) {
    const found = findsOf(words, part?.among);
    const { scores, tells, counts, told } = score(found, columns, part?.tells);
    const isWhole = (ordinal)=>counts[ordinal] >= words.length;
    let included = atLeast === 'any' || words.length <= 1 ? scores : scores.filter(isWhole);
    if (atLeast === undefined && included.ordinals.length < FEW) {
        const least = LEAST_TOLD * sum(tells);
        included = scores.filter((ordinal)=>told[ordinal] >= least);
        for (const [index, ways] of found.entries())included.add((ordinal)=>isWhole(ordinal) ? ALL_WORDS * tells[index] * weightOf(ordinal, ways) : 0);
    }
    const documents = Documents.listed(included.ordinals, columns.capacity);
    return {
        documents,
        tells,
        best: (among, most)=>included.best(among, most, columns).ordinals
    };
}
/** The weight of the best alternative that found this document. */ function weightOf(ordinal, ways) {
    return Math.max(0, ...ways.map(({ weight, finds })=>holds(finds.ordinals, ordinal) ? weight : 0));
}
/** @param ordinals ascending */ function holds(ordinals, ordinal) {
    let [from, to] = [
        0,
        ordinals.length
    ];
    while(from < to){
        const middle = from + to >> 1;
        if (ordinals[middle] < ordinal) from = middle + 1;
        else to = middle;
    }
    return ordinals[from] === ordinal;
}
//# sourceMappingURL=matching.js.map
