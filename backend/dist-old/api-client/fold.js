/**
 * Normalises text for comparing and sorting: lower case, no accents, no ligatures, straight apostrophes,
 * collapsed white space. The API applies it to `q`; a client that filters what it has loaded applies
 * the same function and finds the same matches.
 */ export function fold(text) {
    return text.toLowerCase().normalize('NFD').replace(/\p{Mn}/gu, '').replaceAll("\u0153", 'oe').replaceAll("\xe6", 'ae').replaceAll("\xdf", 'ss').replace(/[\u2019\u02bc]/g, "'").replace(/\s+/g, ' ').trim();
}
//# sourceMappingURL=fold.js.map
