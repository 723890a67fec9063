import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { Attachments } from './print-page.js';

const MATH = '@fontsource/stix-two-math/index.css';
const STYLESHEETS = [
  '@fontsource-variable/bricolage-grotesque/wght.css',
  '@fontsource-variable/source-serif-4/wght.css',
  '@fontsource-variable/source-serif-4/wght-italic.css',
  MATH,
];

interface Fonts {
  css: string;
  files: Attachments;
}

let fonts: Promise<Fonts> | undefined;

/** The site's two families and the math font, independent of the machine's fonts. */
export function pdfFonts(): Promise<Fonts> {
  return (fonts ??= readFonts());
}

async function readFonts(): Promise<Fonts> {
  const { resolve } = createRequire(import.meta.url);
  const files: Attachments = new Map();
  const sheets = STYLESHEETS.map(async (name) => {
    const path = resolve(name);
    const sheet = await readFile(path, 'utf8');
    // The package restricts it to Latin, though the file contains all math symbols.
    const css = name === MATH ? sheet.replace(/unicode-range:[^;:]*;/, '') : sheet;
    const names = [...css.matchAll(/\.\/files\/([\w-]+\.woff2)/g)].map(([, file]) => file!);
    for (const file of names) {
      const bytes = await readFile(join(dirname(path), 'files', file));
      files.set(`/fonts/${file}`, { type: 'font/woff2', bytes });
    }
    return css.replaceAll('./files/', '/fonts/').replaceAll('font-display: swap', 'font-display: block');
  });
  return { css: (await Promise.all(sheets)).join('\n'), files };
}
