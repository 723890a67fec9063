/** Shorter lines occur in many places and can't be matched. */
const TELLING = /[\p{L}\p{N}].*[\p{L}\p{N}].*[\p{L}\p{N}]/u;
/** Maximum number of source lines skipped at once. */
const REACH = 200;

/**
 * Maps the lines of a prepared text to its source. Most are unchanged and in order; added or changed lines get the
 * number of their neighbourhood.
 * @returns the source line of each prepared line, both from 0
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
