import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { Font, Glyph } from 'fontkit';

const FILES = 'bricolage-grotesque-latin-700-normal.woff bricolage-grotesque-latin-ext-700-normal.woff'.split(
  ' ',
);

/** A line of text as outlines, with its baseline at y = 0; `width` in pixels. */
export interface Line {
  width: number;
  /** SVG markup. */
  shapes: string;
}

/** Text laid out by `Lettering.fit`. */
export interface Fitted {
  size: number;
  lines: Line[];
}

/**
 * Renders text as outlines in the site's own fonts, since servers often have none installed. Characters missing from
 * both font files, such as Greek or Japanese, are left out.
 */
export class Lettering {
  private static loaded: Promise<Lettering> | undefined;

  private constructor(private readonly fonts: Font[]) {}

  static load(): Promise<Lettering> {
    return (this.loaded ??= this.read());
  }

  private static async read(): Promise<Lettering> {
    const { resolve } = createRequire(import.meta.url);
    // Takes several megabytes; loaded with the first share image.
    const { create } = await import('fontkit');
    const read = (file: string) => readFile(resolve(`@fontsource/bricolage-grotesque/files/${file}`));
    const files = await Promise.all(FILES.map(read));
    return new Lettering(files.map((bytes) => create(bytes) as Font));
  }

  /**
   * Wraps a text to a width, in the first size (in pixels) that needs at most `most` lines. If none fits, truncates it
   * in the last size, with « … ».
   */
  fit(text: string, width: number, sizes: readonly { size: number; most: number }[]): Fitted {
    // No line break after « or before », ?, !, : and ;. Only plain spaces may break.
    const words = this.drawable(text)
      .replaceAll('« ', '«\u00A0')
      .replace(/ ([»?!:;])/g, '\u00A0$1')
      .split(' ')
      .filter(Boolean);
    for (const { size, most } of sizes) {
      const lines = this.broken(words, width, size);
      const fits = lines.every((line) => this.widthOf(line, size) <= width);
      if (lines.length <= most && fits) return { size, lines: lines.map((line) => this.line(line, size)) };
    }
    const { size: last, most } = sizes.at(-1)!;
    const lines = this.broken(words, width, last);
    const shown = lines.slice(0, most).map((line) => this.cut(line, width, last));
    if (lines.length > most) shown[most - 1] = this.cut(`${lines[most - 1]!}\u00A0…`, width, last);
    return { size: last, lines: shown.map((line) => this.line(line, last)) };
  }

  line(text: string, size: number): Line {
    let x = 0;
    let shapes = '';
    const scale = size / 1000;
    for (const { glyph, advance } of this.glyphs(text)) {
      const outline = glyph.path.toSVG();
      if (outline)
        shapes += `<path transform="translate(${(x * scale).toFixed(1)})scale(${scale} ${-scale})" d="${outline}"/>`;
      x += advance;
    }
    return { width: x * scale, shapes };
  }

  private widthOf(text: string, size: number): number {
    return this.glyphs(text).reduce((sum, { advance }) => sum + advance, 0) * (size / 1000);
  }

  private broken(words: readonly string[], width: number, size: number): string[] {
    const lines: string[] = [];
    for (const word of words) {
      const longer = lines.length ? `${lines.at(-1)!} ${word}` : word;
      if (lines.length && this.widthOf(longer, size) <= width) lines[lines.length - 1] = longer;
      else lines.push(word);
    }
    return lines;
  }

  private cut(line: string, width: number, size: number): string {
    let letters = [...line];
    if (this.widthOf(line, size) <= width) return line;
    while (letters.length && this.widthOf(`${letters.join('')}…`, size) > width)
      letters = letters.slice(0, -1);
    return `${letters.join('').trimEnd()}…`;
  }

  private drawable(text: string): string {
    const spaced = text.replace(/[\s\u202F]+/gu, (space) => (/[\u00A0\u202F]/.test(space) ? '\u00A0' : ' '));
    return [...spaced].filter((letter) => this.fontOf(letter)).join('');
  }

  private fontOf(letter: string): Font | undefined {
    return this.fonts.find((font) => font.hasGlyphForCodePoint(letter.codePointAt(0)!));
  }

  /** Lays out runs of one font together, for kerning. */
  private glyphs(text: string): { glyph: Glyph; advance: number }[] {
    const runs: { font: Font; text: string }[] = [];
    for (const letter of text) {
      const font = this.fontOf(letter);
      if (!font) continue;
      const run = runs.at(-1);
      if (run?.font === font) run.text += letter;
      else runs.push({ font, text: letter });
    }
    return runs.flatMap(({ font, text: part }) => {
      const { glyphs, positions } = font.layout(part);
      return glyphs.map((glyph, index) => ({ glyph, advance: positions[index]!.xAdvance }));
    });
  }
}
