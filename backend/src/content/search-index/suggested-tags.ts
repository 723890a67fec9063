import { analyse, type Token } from '@passerelle/api-client/search/analyse';
import type { DocumentColumns } from './document-columns.js';
import type { Mark } from './passages.js';

const MOST = 3;

/** The words of a tag, each after a space. */
const wordsOfTags = new WeakMap<object, string>();

/** Tags with all these words, the last one as a prefix; the most common tags first. */
export function suggestTags(
  words: readonly Token[],
  columns: DocumentColumns,
): { name: string; marks: Mark[] }[] {
  const wanted = words.filter(({ isCompound }) => !isCompound).map(({ word }) => word);
  return columns.tags
    .flatMap((each, tag) => {
      const count = columns.tagCounts[tag]!;
      // Cached, because a site may have thousands of tags.
      const known = count > 0 ? wordsOf(each) : '';
      if (!wanted.every((word) => known.includes(` ${word}`))) return [];
      const marks = beginnings(each.name, wanted);
      return marks ? [{ name: each.name, marks, count }] : [];
    })
    .sort((one, other) => other.count - one.count || (one.name < other.name ? -1 : 1))
    .slice(0, MOST)
    .map(({ name, marks }) => ({ name, marks }));
}

function wordsOf(tag: { name: string }): string {
  const known = wordsOfTags.get(tag);
  if (known !== undefined) return known;
  const words = analyse(tag.name).map(({ word }) => ` ${word}`);
  wordsOfTags.set(tag, words.join(''));
  return words.join('');
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
