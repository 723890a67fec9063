/** Documents per block; a write touches only the blocks of its documents. */ export const BLOCK = 2048;
/** Blocks with more documents than this are dense, which takes more room and less time to read. */ const MOST_SPARSE = 128;
/** How a dense block begins. No varint does: it would have an empty last byte. */ const DENSE = [
    128,
    0
];
/** Where the set of documents of a dense block begins, a bit for each, and where their impacts do. */ const BITS = 4;
const IMPACTS = BITS + BLOCK / 8;
/** Appends documents to a block, which becomes dense when there are many. */ export function appendPostings(block, first, added) {
    const last = added.at(-1).ordinal;
    if (block && isDense(block.data)) return {
        last,
        data: appendDense(block.data, first, added)
    };
    const data = appendSparse(block, first, added);
    // Each takes two bytes at least.
    if (data.length <= 2 * MOST_SPARSE) return {
        last,
        data
    };
    const postings = postingsOf(data, first);
    return {
        last,
        data: postings.length > MOST_SPARSE ? appendDense(emptyDense(), first, postings) : data
    };
}
/**
 * Each document is a varint (the distance to the previous ordinal times two, plus one with a title byte), the impact, and
 * the title byte if any.
 */ function appendSparse(block, first, added) {
    const before = block?.data ?? new Uint8Array();
    const data = new Uint8Array(before.length + added.length * 5);
    data.set(before);
    let length = before.length;
    let last = block?.last ?? first;
    for (const { ordinal, impact, title } of added){
        let number = ordinal - last << 1 | (title > 0 ? 1 : 0);
        for(; number > 127; number >>>= 7)data[length++] = number & 127 | 128;
        data[length++] = number;
        data[length++] = impact;
        if (title > 0) data[length++] = title;
        last = ordinal;
    }
    return data.subarray(0, length);
}
/**
 * A dense block is its mark, the number of titled documents (two bytes), the set of documents, their impacts, and for the
 * titled ones their offsets (two bytes each) and title bytes.
 */ function appendDense(before, first, added) {
    const known = dense(before);
    const titled = added.filter(({ title })=>title > 0);
    const count = known.offsets.length / 2 + titled.length;
    const data = new Uint8Array(before.length + added.length + titled.length * 3);
    data.set(DENSE);
    data.set(twoBytes(count), DENSE.length);
    data.set(known.bits, BITS);
    for (const { ordinal } of added)data[BITS + (ordinal - first >> 3)] |= 1 << (ordinal - first & 7);
    let length = IMPACTS;
    const append = (...parts)=>{
        for (const part of parts){
            data.set(part, length);
            length += part.length;
        }
    };
    append(known.impacts, added.map(({ impact })=>impact));
    append(known.offsets, titled.flatMap(({ ordinal })=>twoBytes(ordinal - first)));
    append(known.titles, titled.map(({ title })=>title));
    return data;
}
const twoBytes = (number)=>[
        number & 255,
        number >> 8
    ];
function emptyDense() {
    const data = new Uint8Array(IMPACTS);
    data.set(DENSE);
    return data;
}
export function isDense(data) {
    return data[0] === DENSE[0] && data[1] === DENSE[1];
}
export function dense(data) {
    const titled = data[DENSE.length] | data[DENSE.length + 1] << 8;
    const titles = data.length - titled;
    const offsets = titles - 2 * titled;
    return {
        bits: data.subarray(BITS, IMPACTS),
        impacts: data.subarray(IMPACTS, offsets),
        offsets: data.subarray(offsets, titles),
        titles: data.subarray(titles)
    };
}
/** A list with room for the documents of sparse blocks of this total size. */ export function emptyList(bytes) {
    const most = bytes >> 1;
    return {
        ordinals: new Int32Array(most),
        impacts: new Uint8Array(most),
        titles: new Uint8Array(most),
        length: 0
    };
}
/**
 * Appends the documents of a sparse block to a list.
 * @param first ordinal at which the block begins
 */ export function readSparse(data, first, list) {
    let ordinal = first;
    for(let at = 0; at < data.length;){
        let number = 0;
        let byte = 128;
        for(let shift = 0; byte > 127; shift += 7){
            byte = data[at++];
            number |= (byte & 127) << shift;
        }
        ordinal += number >>> 1;
        list.ordinals[list.length] = ordinal;
        list.impacts[list.length] = data[at++];
        list.titles[list.length] = number & 1 ? data[at++] : 0;
        list.length += 1;
    }
}
function postingsOf(data, first) {
    const list = emptyList(data.length);
    readSparse(data, first, list);
    return Array.from({
        length: list.length
    }, (_, index)=>({
            ordinal: list.ordinals[index],
            impact: list.impacts[index],
            title: list.titles[index]
        }));
}
//# sourceMappingURL=postings.js.map
