/** Replacements of endings by number, gender or person; the first match applies. */
const ENDINGS: [RegExp, string][] = [
  [/eaux$/, 'eau'],
  [/eau$/, 'eaux'],
  [/aux$/, 'al'],
  [/al$/, 'aux'],
  [/ives$/, 'if'],
  [/if$/, 'ives'],
  [/elles$/, 'el'],
  [/el$/, 'elle'],
  [/euses?$/, 'eux'],
  [/é$/, 'ées'],
  [/ée?s?$/, 'er'],
  [/er$/, 'ons'],
  [/ir$/, 'it'],
  [/[^s]s$/, '-s'],
  [/[aeiouyrtnlmdcgpfhbk]$/, '+s'],
];

/** Another form of a French word; undefined if no ending matches. */
export function otherEnding(word: string): string | undefined {
  if (word.length < 5 || /[^\p{L}]/u.test(word)) return undefined;
  const [pattern, ending] = ENDINGS.find(([each]) => each.test(word)) ?? [];
  if (!pattern || ending === undefined) return undefined;
  if (ending === '-s') return word.slice(0, -1);
  if (ending === '+s') return `${word}s`;
  return word.replace(pattern, ending);
}
