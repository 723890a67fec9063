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
  const sections: { level: number; places: number[] }[] = [];
  for (const place of bidi.getReorderedIndices(line, found)) {
    const level = found.levels[place]!;
    if (sections.at(-1)?.level !== level) sections.push({ level, places: [] });
    sections.at(-1)!.places.push(place);
  }
  return sections.map(({ level, places }) => {
    const letters = places.sort((one, other) => one - other).map((at) => mirrored.get(at) ?? line[at]!);
    return { text: letters.join(''), isRightToLeft: level % 2 === 1 };
  });
}
