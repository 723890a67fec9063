/** Other endings, the first that fits: number, gender, person. */
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

/** A French word as it stands elsewhere in a sentence; undefined for one that stays. */
export function otherEnding(word: string): string | undefined {
  if (word.length < 5 || /[^\p{L}]/u.test(word)) return undefined;
  const [pattern, ending] = ENDINGS.find(([each]) => each.test(word)) ?? [];
  if (!pattern || ending === undefined) return undefined;
  if (ending === '-s') return word.slice(0, -1);
  if (ending === '+s') return `${word}s`;
  return word.replace(pattern, ending);
}
