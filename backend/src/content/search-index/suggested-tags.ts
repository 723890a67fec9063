import { analyse, type Token } from '@passerelle/api-client/search/analyse';
import type { DocumentColumns } from './document-columns.js';
import type { Mark } from './passages.js';

const MOST = 3;

/** Tags with all these words, the last as a prefix; those of most documents first. */
export function suggestTags(
  words: readonly Token[],
  columns: DocumentColumns,
): { name: string; marks: Mark[] }[] {
  const wanted = words.filter(({ isCompound }) => !isCompound).map(({ word }) => word);
  return columns.tags
    .flatMap(({ name }, tag) => {
      const count = columns.tagCounts[tag]!;
      const marks = count > 0 ? beginnings(name, wanted) : undefined;
      return marks ? [{ name, marks, count }] : [];
    })
    .sort((one, other) => other.count - one.count || (one.name < other.name ? -1 : 1))
    .slice(0, MOST)
    .map(({ name, marks }) => ({ name, marks }));
}

/** Ranges where these prefixes occur; undefined unless all of them do. */
export function beginnings(text: string, wanted: readonly string[]): Mark[] | undefined {
  const tokens = analyse(text);
  const marks = new Map<number, Mark>();
  for (const beginning of wanted) {
    const found = tokens.find(({ word }) => word.startsWith(beginning));
    if (!found) return undefined;
    marks.set(found.start, [found.start, Math.min(found.end, found.start + beginning.length)]);
  }
  return [...marks.values()].sort(([one], [other]) => one - other);
}
