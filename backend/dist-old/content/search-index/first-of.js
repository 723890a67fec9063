/**
 * The first `most` values in sort order. When a query matches much, sorting all of it takes most of the time, and one page is
 * shown.
 * @param compare never returns 0
 */ export function firstOf(values, most, compare) {
    if (most <= 0) return [];
    if (values.length <= 2 * most) return Array.from(values).sort(compare).slice(0, most);
    // Documents come by age: starting from the better end, few replace one that was picked before.
    const isReversed = compare(values[0], values[values.length - 1]) > 0;
    let first = [];
    let last;
    for(let index = 0; index < values.length; index += 1){
        const value = values[isReversed ? values.length - 1 - index : index];
        if (last !== undefined && compare(value, last) > 0) continue;
        first.push(value);
        if (first.length < 2 * most) continue;
        first = first.sort(compare).slice(0, most);
        last = first.at(-1);
    }
    return first.sort(compare).slice(0, most);
}
//# sourceMappingURL=first-of.js.map
