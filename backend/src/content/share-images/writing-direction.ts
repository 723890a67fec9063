import bidiFactory, { type Bidi } from 'bidi-js';

/** A part of a line with one writing direction. */
export interface Section {
  /** In reading order, with brackets as they are drawn. */
  text: string;
  isRightToLeft: boolean;
}

// The package exports the function itself, though its types declare a default export.
const bidi = (bidiFactory as unknown as () => Bidi)();

/** Like browsers, decides by the first letter. */
export function isRightToLeft(text: string): boolean {
  return bidi.getEmbeddingLevels(text).paragraphs[0]?.level === 1;
}

/** Sections of a line from left to right, as the bidirectional algorithm of Unicode orders them. */
export function sectionsOf(line: string, isTextRightToLeft = isRightToLeft(line)): Section[] {
  const found = bidi.getEmbeddingLevels(line, isTextRightToLeft ? 'rtl' : 'ltr');
  const mirrored = bidi.getMirroredCharactersMap(line, found.levels);
  const sections: { text: string; level: number }[] = [];
  for (let at = 0; at < line.length; at++) {
    const level = found.levels[at]!;
    if (sections.at(-1)?.level !== level) sections.push({ text: '', level });
    sections.at(-1)!.text += mirrored.get(at) ?? line[at]!;
  }
  return inVisualOrder(sections).map(({ text, level }) => ({ text, isRightToLeft: level % 2 === 1 }));
}

/** Reverses runs of each level and above, the highest first. */
function inVisualOrder<T extends { level: number }>(sections: readonly T[]): T[] {
  const ordered = [...sections];
  for (let level = Math.max(0, ...ordered.map((one) => one.level)); level > 0; level--)
    for (let from = 0; from < ordered.length; from++) {
      let to = from;
      while (to < ordered.length && ordered[to]!.level >= level) to++;
      if (to > from) ordered.splice(from, to - from, ...ordered.slice(from, to).reverse());
      from = to;
    }
  return ordered;
}
