const LONGEST = 64;
/** Reused rows of the dynamic programming table. */ const rows = [
    0,
    1,
    2
].map(()=>new Int32Array(LONGEST + 1));
/**
 * Damerau–Levenshtein distance: insertions, deletions, substitutions and transpositions. Returns `limit + 1` for any
 * distance above `limit`, and for words too long to be typing errors.
 */ export function editDistance(one, other, limit) {
    if (Math.abs(one.length - other.length) > limit || other.length > LONGEST) return limit + 1;
    let [beforeLast, last, current] = rows;
    for(let column = 0; column <= other.length; column += 1)last[column] = column;
    for(let row = 1; row <= one.length; row += 1){
        current[0] = row;
        let least = row;
        const letter = one.charCodeAt(row - 1);
        const letterBefore = one.charCodeAt(row - 2);
        for(let column = 1; column <= other.length; column += 1){
            const isSame = letter === other.charCodeAt(column - 1);
            let cost = Math.min(last[column] + 1, current[column - 1] + 1, last[column - 1] + (isSame ? 0 : 1));
            const isSwapped = row > 1 && column > 1 && letter === other.charCodeAt(column - 2) && letterBefore === other.charCodeAt(column - 1);
            if (isSwapped) cost = Math.min(cost, beforeLast[column - 2] + 1);
            current[column] = cost;
            if (cost < least) least = cost;
        }
        if (least > limit) return limit + 1;
        [beforeLast, last, current] = [
            last,
            current,
            beforeLast
        ];
    }
    return last[other.length];
}
/** Maximum number of typing errors for a word of this length. */ export function allowedErrors(word) {
    if (word.length < 4 || /\d/.test(word)) return 0;
    return word.length < 8 ? 1 : 2;
}
//# sourceMappingURL=edit-distance.js.map
