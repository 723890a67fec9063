import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

/** A face of a style sheet: one file of a family, for some characters. */
export interface FontFace {
  /** Style rule, with the file under `/fonts/`. */
  css: string;
  name: string;
  path: string;
  /** First and last code points; undefined for a face for all characters. */
  ranges: [number, number][] | undefined;
}

const { resolve } = createRequire(import.meta.url);

/** Folders of a family for code, and of one with Greek, Cyrillic, Hebrew, Arabic and most symbols. */
export const SYSTEM_FONTS = dirname(resolve('dejavu-fonts-ttf/ttf/DejaVuSans.ttf'));

/**
 * Families for characters missing in these and in the site’s own: other symbols, emoji, Hindi, Chinese and Japanese.
 */
export const FALLBACK_SHEETS = [
  '@fontsource/noto-sans-symbols-2/400.css',
  '@fontsource-variable/noto-emoji/wght.css',
  '@fontsource-variable/noto-sans-devanagari/wght.css',
  '@fontsource-variable/noto-sans-sc/wght.css',
  // Only what the Chinese one lacks, such as 捗 and 罫.
  '@fontsource-variable/noto-sans-jp/wght.css',
];

/** @param sheet path of a style sheet within its npm package */
export async function facesOf(sheet: string): Promise<FontFace[]> {
  const path = resolve(sheet);
  const css = await readFile(path, 'utf8');
  return [...css.matchAll(/@font-face \{[^{}]*\}/g)].map(([rule]) => {
    const [, name] = /\.\/files\/([\w-]+\.woff2)/.exec(rule)!;
    const range = /unicode-range:\s*([^;}]*)/.exec(rule)?.[1];
    return {
      css: rule
        .replace(/src:[^;}]*/, `src: url(/fonts/${name}) format('woff2')`)
        .replace('font-display: swap', 'font-display: block'),
      name: name!,
      path: join(dirname(path), 'files', name!),
      ranges: range?.split(',').map((part) => {
        const [from, to = from] = part.trim().replace(/^U\+/i, '').split('-');
        return [parseInt(from!, 16), parseInt(to!, 16)];
      }),
    };
  });
}
