import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { Font, Glyph, GlyphPosition } from 'fontkit';
import { FALLBACK_SHEETS, facesOf, SYSTEM_FONTS, type FontFace } from '../exports/font-faces.js';
import { isRightToLeft, sectionsOf } from './writing-direction.js';

const { resolve } = createRequire(import.meta.url);
const BOLD = [
  resolve('@fontsource/bricolage-grotesque/files/bricolage-grotesque-latin-700-normal.woff'),
  resolve('@fontsource/bricolage-grotesque/files/bricolage-grotesque-latin-ext-700-normal.woff'),
  join(SYSTEM_FONTS, 'DejaVuSans-Bold.ttf'),
];
/**
 * Width of an outline around glyphs of normal weight, so that they look as bold as the others; in thousandths of their
 * size.
 */
const EMBOLDENING = 36;
const NEEDS_NO_GLYPH = /^(?:\u200D|\uFE0E|\uFE0F)$/;
/** Places for line breaks: after a space, and between Chinese or Japanese characters. */
const BREAKS =
  /(?<= )|(?<=[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}、。，！？])(?=[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}])/u;

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
  isRightToLeft: boolean;
}

interface Placed {
  glyph: Glyph;
  position: GlyphPosition;
  /** Pixels for each unit of the font, at a size of one pixel. */
  unit: number;
  isBold: boolean;
}

let faces: Promise<FontFace[]> | undefined;
const opened = new Map<string, Promise<Font>>();

async function open(path: string): Promise<Font> {
  // Takes several megabytes; loaded with the first share image.
  const { create } = await import('fontkit');
  return create(await readFile(path)) as Font;
}

function openOnce(path: string): Promise<Font> {
  const font = opened.get(path) ?? open(path);
  opened.set(path, font);
  return font;
}

/**
 * Renders text as outlines in the product's fonts, since servers often have none installed. Characters missing from all of
 * them are left out.
 */
export class Lettering {
  private constructor(
    private readonly fonts: readonly Font[],
    private readonly bold: ReadonlySet<Font>,
  ) {}

  /** Opens the fonts that the texts need. */
  static async load(...texts: string[]): Promise<Lettering> {
    const points = new Set([...texts.join('')].map((letter) => letter.codePointAt(0)!));
    faces ??= Promise.all(FALLBACK_SHEETS.map(facesOf)).then((all) => all.flat());
    const bold = await Promise.all(BOLD.map(openOnce));
    for (const point of points)
      if (bold.some((font) => font.hasGlyphForCodePoint(point))) points.delete(point);
    const needed = (await faces).filter(({ ranges }) =>
      ranges?.some(([from, to]) => [...points].some((point) => point >= from && point <= to)),
    );
    const others = await Promise.all(needed.map(({ path }) => openOnce(path)));
    return new Lettering([...bold, ...others], new Set(bold));
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
      .split(BREAKS)
      .filter((word) => word.trim());
    const direction = isRightToLeft(text);
    const fitted = (size: number, lines: string[]): Fitted => ({
      size,
      lines: lines.map((line) => this.line(line, size, direction)),
      isRightToLeft: direction,
    });
    for (const { size, most } of sizes) {
      const lines = this.broken(words, width, size);
      const fits = lines.every((line) => this.widthOf(line, size) <= width);
      if (lines.length <= most && fits) return fitted(size, lines);
    }
    const { size: last, most } = sizes.at(-1)!;
    const lines = this.broken(words, width, last);
    const shown = lines.slice(0, most).map((line) => this.cut(line, width, last));
    if (lines.length > most) shown[most - 1] = this.cut(`${lines[most - 1]!}\u00A0…`, width, last);
    return fitted(last, shown);
  }

  line(text: string, size: number, isTextRightToLeft?: boolean): Line {
    let x = 0;
    let shapes = '';
    for (const { glyph, position, unit, isBold } of this.glyphs(text, isTextRightToLeft)) {
      const outline = glyph.path.toSVG();
      const scale = size * unit;
      const left = (x + position.xOffset * scale).toFixed(1);
      const stroke = isBold ? '' : ` stroke-width="${EMBOLDENING / 1000 / unit}"`;
      if (outline)
        shapes += `<path transform="translate(${left} ${(-position.yOffset * scale).toFixed(1)})scale(${scale} ${-scale})"${stroke} d="${outline}"/>`;
      x += position.xAdvance * scale;
    }
    return { width: x, shapes };
  }

  private widthOf(text: string, size: number): number {
    return this.glyphs(text).reduce((sum, { position, unit }) => sum + position.xAdvance * unit, 0) * size;
  }

  private broken(words: readonly string[], width: number, size: number): string[] {
    const lines: string[] = [];
    for (const word of words) {
      const longer = (lines.at(-1) ?? '') + word;
      if (lines.length && this.widthOf(longer.trimEnd(), size) <= width) lines[lines.length - 1] = longer;
      else lines.push(word);
    }
    return lines.map((line) => line.trim());
  }

  private cut(line: string, width: number, size: number): string {
    let letters = clustersOf(line);
    if (this.widthOf(line, size) <= width) return line;
    while (letters.length && this.widthOf(`${letters.join('')}…`, size) > width)
      letters = letters.slice(0, -1);
    return `${letters.join('').trimEnd()}…`;
  }

  private drawable(text: string): string {
    const spaced = text.replace(/[\s\u202F]+/gu, (space) => (/[\u00A0\u202F]/.test(space) ? '\u00A0' : ' '));
    return clustersOf(spaced)
      .flatMap((cluster) =>
        this.fontOf(cluster) ? cluster : [...cluster].filter((letter) => this.fontOf(letter)),
      )
      .join('');
  }

  /** The first font with all characters of a cluster, such as a flag. */
  private fontOf(cluster: string): Font | undefined {
    const needed = [...cluster].filter((letter) => !NEEDS_NO_GLYPH.test(letter));
    return this.fonts.find((font) => needed.length && needed.every((letter) => has(font, letter)));
  }

  /** Glyphs from left to right. Runs of one font are laid out together, for kerning and joined letters. */
  private glyphs(text: string, isTextRightToLeft?: boolean): Placed[] {
    return sectionsOf(text, isTextRightToLeft).flatMap(({ text: section, isRightToLeft: isLeftwards }) => {
      const runs: { font: Font; text: string }[] = [];
      for (const cluster of clustersOf(section)) {
        const run = runs.at(-1);
        // A space between two Arabic words must be part of their run; the space of the emoji font is as wide as an emoji.
        const joins = run && isLeftwards && /^\s$/.test(cluster) && has(run.font, cluster);
        const font = joins ? run.font : this.fontOf(cluster);
        if (!font) continue;
        const drawn = [...cluster].filter((letter) => has(font, letter)).join('');
        if (run?.font === font) run.text += drawn;
        else runs.push({ font, text: drawn });
      }
      if (isLeftwards) runs.reverse();
      return runs.flatMap(({ font, text: part }) => {
        const direction = isLeftwards ? 'rtl' : 'ltr';
        const { glyphs, positions } = font.layout(part, undefined, undefined, undefined, direction);
        return glyphs.map((glyph, index) => ({
          glyph,
          position: positions[index]!,
          unit: 1 / font.unitsPerEm,
          isBold: this.bold.has(font),
        }));
      });
    });
  }
}

function has(font: Font, letter: string): boolean {
  return font.hasGlyphForCodePoint(letter.codePointAt(0)!);
}

const segmenter = new Intl.Segmenter('fr', { granularity: 'grapheme' });

function clustersOf(text: string): string[] {
  return Array.from(segmenter.segment(text), ({ segment }) => segment);
}
