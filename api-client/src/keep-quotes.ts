/** A text whose quotation marks stay with what they quote when a line ends. */
export function keepQuotes(text: string): string {
  return text.replaceAll('« ', '«\u00A0').replaceAll(' »', '\u00A0»');
}
