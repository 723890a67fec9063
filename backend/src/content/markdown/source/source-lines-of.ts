/** What is too short stands in many places, and says nothing of where it came from. */
const TELLING = /[\p{L}\p{N}].*[\p{L}\p{N}].*[\p{L}\p{N}]/u;
/** How many lines of the source a prepared one may leave out. */
const REACH = 200;

/**
 * Where the lines of a prepared text stand in its source. Most are the same, in the same order; what preparing has added or
 * changed counts to where it stands between them.
 * @returns for each line of the prepared text that of the source, both from 0
 */
export function sourceLinesOf(prepared: string, source: string): number[] {
  const from = source.split(/\r\n?|\n/).map((line) => line.trim());
  let next = 0;
  return prepared.split('\n').map((line) => {
    const text = line.trim();
    let at = next;
    if (TELLING.test(text)) {
      const end = Math.min(from.length, next + REACH);
      while (at < end && from[at] !== text) at++;
      if (at === end) at = next;
    }
    if (at < from.length && from[at] === text) next = at + 1;
    return Math.min(at, from.length - 1);
  });
}
