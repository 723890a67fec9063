/**
 * Normalises text for comparing and sorting: lower case, no accents, no ligatures, straight apostrophes,
 * collapsed white space. The API applies it to `q`; a client that filters what it has loaded applies
 * the same function and finds the same matches.
 */
export function fold(text: string): string {
  return text
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{Mn}/gu, '')
    .replaceAll('œ', 'oe')
    .replaceAll('æ', 'ae')
    .replaceAll('ß', 'ss')
    .replace(/[’ʼ]/g, "'")
    .replace(/\s+/g, ' ')
    .trim();
}
