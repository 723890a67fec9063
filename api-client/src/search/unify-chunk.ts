import { unify } from '../fold.js';

/** A piece of a text after `unify`. */
interface UnifiedChunk {
  text: string;
  /** Start and end of each character in the original text; empty if the text is unchanged. */
  starts: number[];
  ends: number[];
}

/** `unify` with positions in the original text: « ﬁn » has two characters, and three letters afterwards. */
export function unifyChunk(chunk: string): UnifiedChunk {
  if (unify(chunk) === chunk) return { text: chunk, starts: [], ends: [] };
  const starts: number[] = [];
  let text = '';
  // A letter with its accents may become one character.
  for (const { 0: sign, index } of chunk.matchAll(/\P{M}?\p{M}*/gsu)) {
    text += unify(sign);
    while (starts.length < text.length) starts.push(index);
  }
  const ends = starts.map((start) => starts.find((other) => other > start) ?? chunk.length);
  return { text, starts, ends };
}
