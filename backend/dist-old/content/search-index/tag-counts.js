import { firstOf } from './first-of.js';
/** To count the tags of a document takes as long as to look for so many in a set. */ const STEPS_OF_DOCUMENT = 20;
/** The tags that most of some documents have, with their numbers, highest first. */ export function commonTags(documents, most, columns) {
    const isLess = stepsByTag(documents, most, columns) < STEPS_OF_DOCUMENT * documents.length;
    const byTag = isLess ? countByTag(documents, most, columns) : undefined;
    return byTag ?? countByDocument(documents, most, columns);
}
/** About how much is looked at to count by tag, if the documents have the tags that others have. */ function stepsByTag(documents, most, columns) {
    const common = columns.commonTags();
    const last = columns.tagCounts[common[most - 1] ?? -1] ?? 0;
    const least = last * documents.length / columns.count;
    const words = documents.set.words.length;
    let steps = 0;
    for (const tag of common){
        const ofAll = columns.tagCounts[tag];
        if (ofAll < least) break;
        steps += Math.min(ofAll, words);
    }
    return steps;
}
/**
 * Counts tag after tag, the one that most documents of the site have first, until no other can have as many.
 * @returns undefined if there are more tags than are looked at
 */ function countByTag(documents, most, columns) {
    const { set } = documents;
    let best = [];
    const common = columns.commonTags();
    for (const tag of common){
        const last = best.length === most ? best.at(-1)[1] : 1;
        if (columns.tagCounts[tag] < last) return best;
        const tagged = columns.withTag(tag);
        const count = tagged.isListed ? countListed(tagged.ordinals, set) : documents.countIn(tagged.set);
        if (count >= last) best = [
            ...best,
            [
                tag,
                count
            ]
        ].sort(highestFirst).slice(0, most);
    }
    return common.length === columns.tags.length ? best : undefined;
}
function countListed(ordinals, { words }) {
    let count = 0;
    // Adds bits up, as whether each is set cannot be predicted.
    for(let index = 0; index < ordinals.length; index += 1)count += words[ordinals[index] >>> 5] >>> ordinals[index] & 1;
    return count;
}
function countByDocument(documents, most, columns) {
    const counts = new Uint32Array(columns.tags.length);
    columns.countTags(documents.ordinals, counts);
    const found = [];
    for(let tag = 0; tag < counts.length; tag += 1)if (counts[tag] > 0) found.push([
        tag,
        counts[tag]
    ]);
    return firstOf(found, most, highestFirst);
}
const highestFirst = ([one, of], [other, ofOther])=>ofOther - of || one - other;
//# sourceMappingURL=tag-counts.js.map
