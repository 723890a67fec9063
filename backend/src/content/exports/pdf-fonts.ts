import { FALLBACK_SHEETS, facesOf, type FontFace } from './font-faces.js';
import type { Attachments } from './print-page.js';

const MATH = '@fontsource/stix-two-math/index.css';
const SHEETS = [
  '@fontsource-variable/bricolage-grotesque/wght.css',
  '@fontsource-variable/source-serif-4/wght.css',
  '@fontsource-variable/source-serif-4/wght-italic.css',
  ...FALLBACK_SHEETS,
];

interface Fonts {
  css: string;
  /** Read when a document needs them: together they are megabytes. */
  files: Attachments;
}

let fonts: Promise<Fonts> | undefined;

/** Fonts of PDFs besides `SYSTEM_FONTS`, independent of the machine's fonts. */
export function pdfFonts(): Promise<Fonts> {
  return (fonts ??= readFonts());
}

async function readFonts(): Promise<Fonts> {
  const faces = [...(await Promise.all(SHEETS.map(facesOf))).flat(), ...(await mathFaces())];
  return {
    css: faces.map(({ css }) => css).join('\n'),
    files: new Map(faces.map(({ name, path }) => [`/fonts/${name}`, { type: 'font/woff2', path }])),
  };
}

/** The package restricts it to Latin, though the file contains all math symbols. */
async function mathFaces(): Promise<FontFace[]> {
  const faces = await facesOf(MATH);
  return faces.map((face) => ({ ...face, css: face.css.replace(/unicode-range:[^;}]*;?/, '') }));
}
