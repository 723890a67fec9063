import { repairControlCharacters } from './control-characters.js';

/** Invisible characters: whitespace, default-ignorable code points, and the empty braille cell. */
const INVISIBLE = /^[\s\p{Default_Ignorable_Code_Point}\p{Cf}\u2800]*$/u;

/** No control characters but tab and line breaks, and no half surrogate pairs. */
export const TEXT = /^(?:[\t\n\r]|[^\p{Cc}\p{Cs}])*$/u;

/** Also allows the control characters of a wrong encoding; rendering repairs them, with a remark to the author. */
export const TEXT_AS_WRITTEN = /^(?:[\t\n\r\u0080-\u009F]|[^\p{Cc}\p{Cs}])*$/u;

/** Also excludes line breaks and bidirectional overrides, which would reorder the text around a name. */
export const LINE = /^[^\p{Cc}\p{Cs}\p{Zl}\p{Zp}\u202A-\u202E\u2066-\u2069]*$/u;

/**
 * Trims a text and repairs the control characters of a wrong encoding; a text without visible characters becomes empty.
 * Values of other types are returned unchanged.
 */
export function trimmed(value: unknown): unknown {
  if (typeof value !== 'string') return value;
  return INVISIBLE.test(value) ? '' : repairControlCharacters(value).trim();
}
