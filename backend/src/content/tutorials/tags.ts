import { searchWords } from './search-words.js';

/** The form in which tags are compared: without case and accents, `C`, `C++` and `C#` told apart. */
export function tagKey(tag: string): string {
  return searchWords(tag).join(' ').replaceAll('zq', '').slice(0, 100) || tag.slice(0, 100);
}

/** A tag as it is kept: composed letters, white space in single blanks. */
export function normalTag(tag: string): string {
  return tag.normalize('NFC').replace(/\s+/g, ' ').trim();
}

/** Tags as they are kept. Of those that compare as equal the first stays, written as it is. */
export function normalTags(tags: readonly string[]): string[] {
  const byKey = new Map<string, string>();
  for (const tag of tags.map(normalTag)) {
    const key = tagKey(tag);
    if (!byKey.has(key)) byKey.set(key, tag);
  }
  return [...byKey.values()];
}
