import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { Root } from 'hast';
import { visit } from 'unist-util-visit';
import { textOf } from '../markdown/tree/text-of.js';
import { printStyles } from './article-styles.js';
import type { Article } from './article.js';
import { htmlDocument } from './html-document.js';
import { escapeText } from './html-text.js';
import type { Attachments } from './pdf-printer.js';

const STYLESHEETS = [
  '@fontsource-variable/bricolage-grotesque/wght.css',
  '@fontsource-variable/source-serif-4/wght.css',
  '@fontsource-variable/source-serif-4/wght-italic.css',
];
/** Whatever gets past the sanitising of a text finds that nothing runs and nothing leads out. */
const POLICY = "default-src 'none'; img-src 'self'; font-src 'self'; style-src 'unsafe-inline'";

interface Fonts {
  css: string;
  files: Attachments;
}

let fonts: Promise<Fonts> | undefined;

/** The document that is printed, and the fonts that go with it besides its images. */
export async function pdfDocument(article: Article): Promise<{ html: string; fonts: Attachments }> {
  const { css, files } = await (fonts ??= readFonts());
  const links = numberLinks(article.tree);
  const styles = printStyles(article.siteName, article.tutorial.title, article.address);
  const html = htmlDocument(article, { styles: `${css}\n${styles}`, after: linkList(links), policy: POLICY });
  return { html, fonts: files };
}

/** Numbers the links that paper would hide; their addresses, in order. */
function numberLinks(tree: Root): string[] {
  const addresses: string[] = [];
  visit(tree, 'element', (node) => {
    const { href } = node.properties;
    if (node.tagName !== 'a' || typeof href !== 'string' || !/^https?:/.test(href)) return;
    if (textOf(node).includes(href.replace(/^https?:\/\//, '').replace(/\/$/, ''))) return;
    if (!addresses.includes(href)) addresses.push(href);
    node.children.push({
      type: 'element',
      tagName: 'sup',
      properties: { className: ['link-number'] },
      children: [{ type: 'text', value: `\u202F${addresses.indexOf(href) + 1}` }],
    });
  });
  return addresses;
}

function linkList(addresses: string[]): string {
  if (addresses.length === 0) return '';
  const entries = addresses.map(
    (address) => `<li><a href="${escapeText(address)}">${escapeText(address)}</a></li>`,
  );
  return `<section class="links"><h2>Liens cités</h2>\n<ol>${entries.join('\n')}</ol></section>`;
}

/** The site's own two families, whatever fonts the machine has. */
async function readFonts(): Promise<Fonts> {
  const { resolve } = createRequire(import.meta.url);
  const files: Attachments = new Map();
  const sheets = STYLESHEETS.map(async (name) => {
    const path = resolve(name);
    const css = await readFile(path, 'utf8');
    const names = [...css.matchAll(/\.\/files\/([\w-]+\.woff2)/g)].map(([, file]) => file!);
    for (const file of names) {
      const bytes = await readFile(join(dirname(path), 'files', file));
      files.set(`/fonts/${file}`, { type: 'font/woff2', bytes });
    }
    return css.replaceAll('./files/', '/fonts/').replaceAll('font-display: swap', 'font-display: block');
  });
  return { css: (await Promise.all(sheets)).join('\n'), files };
}
