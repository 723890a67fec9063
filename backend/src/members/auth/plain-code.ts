/**
 * Normalizes a typed code: drops spaces, dashes and invisible signs, and converts full-width letters and the digits of
 * any script.
 */
export function plainCode(given: string): string {
  return given
    .normalize('NFKC')
    .replace(/\p{Nd}/gu, asciiDigit)
    .toLowerCase()
    .replace(/[^0-9a-z]/g, '');
}

/** Unicode puts the ten digits of a script in a row, from zero to nine; two scripts may follow each other. */
function asciiDigit(digit: string): string {
  const code = digit.codePointAt(0)!;
  let zero = code;
  while (/\p{Nd}/u.test(String.fromCodePoint(zero - 1))) zero -= 1;
  return String((code - zero) % 10);
}
