import { firstOf } from './first-of.js';
/** Documents looked at to learn how good one must be at least. */ const SAMPLE = 1000;
/** The first `most` documents in this order, without a text; ties are broken by id. */ export function firstOrdinals(documents, most, { order = 'relevance', direction = 'desc' }, columns) {
    if (most <= 0) return [];
    const { ids, dates, readTimes, views, titles, titleBeginnings } = columns;
    const sign = direction === 'asc' && order !== 'relevance' ? 1 : -1;
    if (order === 'title') return firstOfDocuments(documents, most, titleBeginnings, sign, (one, other)=>{
        const [ofOne, ofOther] = [
            titles[one],
            titles[other]
        ];
        const compared = ofOne < ofOther ? -1 : Number(ofOne !== ofOther);
        return sign * (compared || ids[one] - ids[other]);
    });
    const keys = {
        relevance: dates,
        date: dates,
        readTime: readTimes,
        id: ids,
        views
    }[order];
    return firstOfDocuments(documents, most, keys, sign, byKey(keys, sign, ids));
}
/** As `firstByKey`. Of a set, only what it does not rule out is listed. */ function firstOfDocuments(documents, most, keys, sign, compare) {
    const { length } = documents;
    const sample = documents.isListed ? undefined : documents.set.sample(Math.max(SAMPLE, 4 * most));
    if (!sample || sample.length < most || sample.length > length / 2) return firstByKey(documents.ordinals, most, keys, sign, compare);
    const bound = sign * keys[firstOf(sample, most, compare).at(-1)];
    const some = documents.set.filter((ordinal)=>sign * keys[ordinal] <= bound);
    return firstOf(some, most, compare);
}
const byKey = (keys, sign, ids)=>(one, other)=>sign * (keys[one] - keys[other] || ids[one] - ids[other]);
/**
 * The first of some documents, or of indexes that stand for them. Rules out most by a bound that the first ones of a sample keep
 * to.
 * @param keys by ordinal or index
 * @param sign -1 for the highest keys first, 1 for the lowest
 * @param compare tells apart what has the same key
 */ export function firstByKey(ordinals, most, keys, sign, compare) {
    const step = Math.floor(ordinals.length / Math.max(SAMPLE, 4 * most));
    if (step < 2 || most <= 0) return firstOf(ordinals, most, compare);
    const sample = new Int32Array(Math.floor(ordinals.length / step));
    for(let index = 0; index < sample.length; index += 1)sample[index] = ordinals[index * step];
    const bound = sign * keys[firstOf(sample, most, compare).at(-1)];
    const some = new Int32Array(ordinals.length);
    let count = 0;
    for(let index = 0; index < ordinals.length; index += 1){
        const ordinal = ordinals[index];
        if (sign * keys[ordinal] <= bound) some[count++] = ordinal;
    }
    return firstOf(some.subarray(0, count), most, compare);
}
//# sourceMappingURL=ordering.js.map
