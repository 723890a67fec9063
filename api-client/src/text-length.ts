/* How long a text is: one count for forms, the API and the columns of both databases. */

/** Number of characters: Unicode code points, as `maxLength` of OpenAPI and the columns of MariaDB count them. */
export function lengthOf(text: string): number {
  let length = 0;
  for (const _ of text) length += 1;
  return length;
}

/** The beginning of a text, up to a number of characters. It never splits a sign such as an emoji. */
export function beginningOf(text: string, max: number): string {
  if (text.length <= max) return text;
  let [end, length] = [0, 0];
  for (const sign of signsOf(text)) {
    length += lengthOf(sign);
    if (length > max) break;
    end += sign.length;
  }
  // A single sign may be longer than the text may be.
  return end > 0 ? text.slice(0, end) : [...text].slice(0, max).join('');
}

/** As `beginningOf`, followed by an ellipsis where something was left out. */
export function excerptOf(text: string, max: number): string {
  const beginning = beginningOf(text, max);
  return beginning === text ? text : `${beginning}…`;
}

function* signsOf(text: string): Iterable<string> {
  // Missing in browsers of before 2024.
  if (typeof Intl.Segmenter !== 'function') yield* text;
  else for (const { segment } of new Intl.Segmenter('fr').segment(text)) yield segment;
}
