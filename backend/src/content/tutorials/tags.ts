import { fold } from '@passerelle/api-client/fold';

const MAX_WORD = 60;
const MAX_KEY = 100;

/** The form in which tags are compared: without case and accents, `C`, `C++` and `C#` told apart. */
export function tagKey(tag: string): string {
  const named = fold(tag)
    .replace(/\b([a-z])\+\+/g, '$1plusplus')
    .replace(/\b([a-z])#/g, '$1sharp')
    .replace(/(^|[\s(])\.net\b/g, '$1dotnet');
  const words = named.match(/[\p{L}\p{N}]+/gu) ?? [];
  const key = words.map((word) => word.slice(0, MAX_WORD)).join(' ');
  return key.slice(0, MAX_KEY) || tag.slice(0, MAX_KEY);
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
