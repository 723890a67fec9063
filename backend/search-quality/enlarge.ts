import type { Document } from './corpus.js';

const PARAGRAPHS = 5;
const HEADINGS = 3;
/** Shorter lines are seldom sentences. */
const SHORTEST_PARAGRAPH = 120;

/**
 * Returns `size` tutorials: the real ones first, then artificial ones that mix their paragraphs. Always the same, so
 * that runs can be compared.
 */
export function enlarge(documents: Document[], size: number): Document[] {
  const random = generator();
  const one = <T>(list: T[]): T => list[random(list.length)]!;
  const some = <T>(list: T[], count: number): T[] => Array.from({ length: count }, () => one(list));
  const lines = documents.flatMap(({ prose }) => prose.split('\n'));
  const paragraphs = lines.filter((line) => line.length >= SHORTEST_PARAGRAPH);
  const headings = documents.flatMap((document) => document.headings);
  const made = documents.slice(0, size);
  while (made.length < size) {
    const [first, second] = [one(documents).title.split(' '), one(documents).title.split(' ')];
    const words = [...first.slice(0, first.length / 2 + 1), ...second.slice(second.length / 2)];
    made.push({
      name: `made-${made.length}`,
      title: words.join(' '),
      description: one(paragraphs),
      tags: one(documents).tags,
      headings: some(headings, HEADINGS),
      prose: some(paragraphs, PARAGRAPHS).join('\n'),
      code: '',
    });
  }
  return made;
}

/** Pseudo-random numbers below a bound; the same sequence in each run. */
function generator(): (below: number) => number {
  let state = 1;
  return (below) => (state = (state * 48_271) % 2_147_483_647) % below;
}
