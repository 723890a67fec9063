/**
 * Reduces text to the form in which Passerelle compares and sorts: lower case, no accents, ligatures opened,
 * typographic apostrophes straight, white space collapsed. The API applies it to `q`; a client that filters
 * what it already holds applies the same function and so finds the same matches.
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
