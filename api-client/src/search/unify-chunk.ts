import { unify } from '../fold.ts';

/** A piece of a text in one way of writing. */
interface UnifiedChunk {
  text: string;
  /** Where each of its characters begins and ends in the text as it was given; empty if that is the same. */
  starts: number[];
  ends: number[];
}

/** `unify` for a piece of a text in which words are to be found again: « ﬁn » has three letters and two characters. */
export function unifyChunk(chunk: string): UnifiedChunk {
  if (unify(chunk) === chunk) return { text: chunk, starts: [], ends: [] };
  const starts: number[] = [];
  let text = '';
  // A letter with its accents, which may become one character.
  for (const { 0: sign, index } of chunk.matchAll(/\P{M}?\p{M}*/gsu)) {
    text += unify(sign);
    while (starts.length < text.length) starts.push(index);
  }
  const ends = starts.map((start) => starts.find((other) => other > start) ?? chunk.length);
  return { text, starts, ends };
}
