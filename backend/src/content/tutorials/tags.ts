import { fold } from '@passerelle/api-client/fold';
import { beginningOf } from '@passerelle/api-client/text-length';

const MAX_WORD = 60;
const MAX_KEY = 100;

/** Key for comparing tags: ignores case and accents, but keeps `C`, `C++` and `C#` apart. */
export function tagKey(tag: string): string {
  const named = fold(tag)
    .replace(/\b([a-z])\+\+/g, '$1plusplus')
    .replace(/\b([a-z])#/g, '$1sharp')
    .replace(/(^|[\s(])\.net\b/g, '$1dotnet');
  const words = named.match(/[\p{L}\p{N}]+/gu) ?? [];
  const key = words.map((word) => beginningOf(word, MAX_WORD)).join(' ');
  return beginningOf(key, MAX_KEY) || beginningOf(tag, MAX_KEY);
}

/** A tag as stored: NFC, with single spaces. */
export function normalTag(tag: string): string {
  return tag.normalize('NFC').replace(/\s+/g, ' ').trim();
}

/**
 * Every tag must contain one of these characters. Punctuation alone has no meaning, and no URL can end in `..`, which
 * browsers read as the parent folder.
 */
export const TAG_SIGN = /[\p{L}\p{N}\p{S}]/u;

/** Tags as stored. Of several with the same key the first one stays, as it is written. */
export function normalTags(tags: readonly string[]): string[] {
  const byKey = new Map<string, string>();
  for (const tag of tags.map(normalTag)) {
    const key = tagKey(tag);
    if (!byKey.has(key)) byKey.set(key, tag);
  }
  return [...byKey.values()];
}
