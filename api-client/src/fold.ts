/** Signs that people type or word processors write for an apostrophe. */
const APOSTROPHES = /[`\u02b9-\u02bd\u02c8\u02ca\u02cb\u055a\u05f3\u2018\u2019\u201b\u2032\u2035\ua78c]/g;
/** The acute accent by itself, which normalisation would turn into a space. */
const ACUTE = /[\u00b4\u1ffd]/g;
const HYPHENS = /[\p{Pd}\u2043\u2212]/gu;
/** Other characters for a slash; a decomposed ½ contains one besides its digits. */
const SLASHES = /[\u2044\u2215]/g;
const INVISIBLE = /\p{Default_Ignorable_Code_Point}/gu;
/** ASCII but for the accent that may be an apostrophe, and the letters of French: nothing to do for most texts. */
const UNIFIED = /^[\t\n -_a-~À-ÿŒœ]*$/;
/** Letters that have no decomposition, in lower case. */
const LETTERS: Readonly<Record<string, string>> = {
  œ: 'oe',
  æ: 'ae',
  ß: 'ss',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ħ: 'h',
  ı: 'i',
  þ: 'th',
  ð: 'd',
};

/**
 * One way of writing for each character: no compatibility forms (ﬁ, ², full width), one apostrophe, one hyphen, nothing
 * invisible. Case and accents stay.
 */
export function unify(text: string): string {
  if (UNIFIED.test(text)) return text;
  return text
    .replace(ACUTE, "'")
    .normalize('NFKC')
    .replace(APOSTROPHES, "'")
    .replace(HYPHENS, '-')
    .replace(SLASHES, '/')
    .replace(INVISIBLE, '');
}

/** @param text lower case */
export function withoutLigatures(text: string): string {
  return text.replace(/[œæßøłđħıþð]/g, (letter) => LETTERS[letter]!);
}

/**
 * Normalises text for comparing and sorting: `unify`, lower case, no accents, no ligatures, collapsed white space. The
 * API applies it to `q`; a client that filters what it has loaded applies the same function and finds the same matches.
 */
export function fold(text: string): string {
  const plain = unify(text)
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{Mn}/gu, '');
  return withoutLigatures(plain).replace(/\s+/g, ' ').trim();
}
