/** What shows nothing: blanks, what is to be ignored where it is not understood, and a braille cell without dots. */
const INVISIBLE = /^[\s\p{Default_Ignorable_Code_Point}\p{Cf}\u2800]*$/u;

/** No control characters but tab and line ends, and no halves of surrogate pairs: no text needs them. */
export const TEXT = /^(?:[\t\n\r]|[^\p{Cc}\p{Cs}])*$/u;

/** Nor line ends, nor what has the rest of a line read the other way: a name stands beside the words of others. */
export const LINE = /^[^\p{Cc}\p{Cs}\p{Zl}\p{Zp}\u202A-\u202E\u2066-\u2069]*$/u;

/** A text without the blanks around it; empty when nothing of it can be seen. What is no text stays as it is. */
export function trimmed(value: unknown): unknown {
  if (typeof value !== 'string') return value;
  return INVISIBLE.test(value) ? '' : value.trim();
}
