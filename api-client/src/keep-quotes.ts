/** Puts no-break spaces inside « quotation marks », so that they never wrap alone. */
export function keepQuotes(text: string): string {
  return text.replaceAll('« ', '«\u00A0').replaceAll(' »', '\u00A0»');
}
