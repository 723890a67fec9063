import { excerptOf } from '@passerelle/api-client/text-length';

/** Colours of the site's light theme. */
const palette = {
  ink: '#1b2127',
  soft: '#565f68',
  rule: '#e5dfd3',
  sunken: '#f4f0e8',
  brand: '#0c6a64',
  accent: '#b4480f',
  comment: '#5f6770',
  keyword: '#8a2f6b',
  string: '#22633a',
  number: '#9a3c0c',
  name: '#1b56a0',
  attribute: '#7a4b00',
};

/** Families that a PDF brings along, see `SYSTEM_FONTS` and `FALLBACK_SHEETS`; a machine's own emoji have colours. */
const FALLBACKS =
  "'DejaVu Sans', 'Noto Sans Symbols 2', 'Noto Color Emoji', 'Noto Emoji Variable', 'Noto Sans Devanagari Variable', 'Noto Sans SC Variable', 'Noto Sans JP Variable'";
const MONO = `ui-monospace, 'DejaVu Sans Mono', 'Liberation Mono', Menlo, Consolas, ${FALLBACKS}, monospace`;
const READING = `'Source Serif 4 Variable', 'Source Serif 4', Georgia, 'DejaVu Serif', ${FALLBACKS}, serif`;
const HEADING = `'Bricolage Grotesque Variable', 'Bricolage Grotesque', system-ui, ${FALLBACKS}, sans-serif`;

/** Text styles shared by all formats. */
const text = `
* { box-sizing: border-box; }
body { margin: 0; color: var(--ink); font-family: var(--reading); font-variant-numeric: oldstyle-nums; }
h1, h2, h3, h4, h5, h6, .domain, .facts, nav, footer, figcaption, th, td { font-family: var(--heading); }
h1, h2, h3, h4, h5, h6, table, code, pre { font-variant-numeric: lining-nums; }
h1 { margin: 0; font-size: 2.1em; line-height: 1.12; letter-spacing: -0.02em; text-wrap: balance; }
h2 { margin: 1.9em 0 0.5em; font-size: 1.4em; line-height: 1.25; }
h3 { margin: 1.6em 0 0.4em; font-size: 1.15em; line-height: 1.3; }
h4, h5, h6 { margin: 1.4em 0 0.4em; font-size: 1em; }
p { margin: 0 0 0.9em; }
a { color: var(--brand); text-underline-offset: 0.15em; text-decoration-thickness: 1px; overflow-wrap: anywhere; }
ul, ol { margin: 0 0 0.9em; padding-inline-start: 1.5em; }
li { margin-bottom: 0.3em; }
li::marker { color: var(--brand); }
li > ul, li > ol { margin: 0.3em 0 0; }
.task-list-item { list-style: none; margin-inline-start: -1.4em; }
input { accent-color: var(--brand); }
dt { margin-top: 0.7em; font-weight: 700; }
dd { margin: 0.2em 0 0.6em; padding-inline-start: 1.3em; }
blockquote { margin: 1.1em 0; padding-inline-start: 1.1em; border-inline-start: 3px solid var(--brand); color: var(--soft); font-style: italic; }
hr { width: 5rem; margin: 2em auto; border: 0; border-top: 1.5px solid var(--rule); }
code, kbd, samp, pre { font-family: var(--mono); font-variant-ligatures: none; }
:not(pre) > code { padding: 0.05em 0.3em; border-radius: 0.25em; background: var(--sunken); font-size: 0.84em; overflow-wrap: anywhere; }
kbd { padding: 0.05em 0.4em; border: 1px solid #8a949c; border-radius: 0.3em; font-size: 0.8em; }
pre { margin: 1.1em 0; padding: 0.8em 1em; border: 1px solid var(--rule); border-radius: 0.5em; background: var(--sunken); font-size: 0.78em; line-height: 1.5; white-space: pre-wrap; overflow-wrap: anywhere; tab-size: 2; }
pre[data-language]::before { content: attr(data-language); display: block; margin-bottom: 0.4em; color: var(--comment); font-family: var(--heading); font-size: 0.9em; }
img { max-width: 100%; height: auto; }
figure { margin: 1.3em 0; }
figcaption { margin-top: 0.4em; color: var(--soft); font-size: 0.85em; }
.missing-image { color: var(--soft); font-style: italic; }
.table-scroll, .formula { margin: 1.2em 0; overflow-x: auto; }
.diagram svg { display: block; max-width: 100%; height: auto; margin: 0 auto; color: var(--ink); font-family: var(--heading); font-variant-numeric: lining-nums; }
.diagram figcaption { text-align: center; }
.diagram-source { display: none; }
math { font-family: 'STIX Two Math', ${FALLBACKS}, math; }
table { width: 100%; border-collapse: collapse; font-size: 0.8em; line-height: 1.45; }
th, td { min-width: 5em; padding: 0.45em; border-bottom: 1px solid var(--rule); vertical-align: top; overflow-wrap: anywhere; }
th:not([align]), td:not([align]) { text-align: start; }
th { background: var(--sunken); font-weight: 600; }
details { margin: 1.1em 0; padding: 0.6em 1em; border: 1px solid var(--rule); border-radius: 0.5em; }
summary { font-weight: 600; }
.admonition { margin: 1.2em 0; padding: 0.8em 1.1em; border: 0; border-inline-start: 4px solid var(--brand); border-radius: 0.4em; background: var(--sunken); }
.admonition-warning, .admonition-danger { border-color: var(--accent); }
.admonition > :last-child { margin-bottom: 0; }
.admonition-title { margin-bottom: 0.4em; font-family: var(--heading); font-weight: 700; }
.footnotes { margin-top: 2.5em; padding-top: 0.8em; border-top: 1px solid var(--rule); font-size: 0.85em; }
.hljs-comment, .hljs-quote { color: var(--comment); font-style: italic; }
.hljs-keyword, .hljs-selector-tag, .hljs-type, .hljs-doctag { color: var(--keyword); }
.hljs-string, .hljs-regexp, .hljs-addition { color: var(--string); }
.hljs-number, .hljs-literal, .hljs-symbol, .hljs-bullet, .hljs-deletion { color: var(--number); }
.hljs-title, .hljs-section, .hljs-name, .hljs-selector-id { color: var(--name); }
.hljs-attr, .hljs-attribute, .hljs-built_in, .hljs-property, .hljs-selector-class, .hljs-variable, .hljs-meta { color: var(--attribute); }
`;

/** Styles of the title block, the table of contents and the credits. */
const frame = `
.domain { margin: 0 0 0.6em; color: var(--brand); font-size: 0.9em; font-weight: 650; }
.description { margin: 0.8em 0 0; color: var(--soft); font-size: 1.15em; line-height: 1.4; }
.facts { margin: 0.9em 0 0; color: var(--soft); font-size: 0.85em; font-variant-numeric: lining-nums; }
.cover { display: block; width: 100%; max-height: 24rem; margin-top: 1.4em; border-radius: 0.6em; object-fit: cover; }
nav { margin: 1.8em 0; padding: 1em 1.2em; border: 1px solid var(--rule); border-radius: 0.6em; font-size: 0.9em; }
nav h2 { margin: 0 0 0.5em; font-size: 1.1em; }
nav ol { margin: 0; padding: 0; list-style: none; }
nav li { margin: 0.25em 0; }
nav .level-3 { padding-inline-start: 1.3em; }
nav a { color: var(--ink); text-decoration: none; }
nav .level-2 a { font-weight: 550; }
nav .level-3 a { color: var(--soft); }
main { margin-top: 1.8em; }
footer { margin-top: 2.5em; padding-top: 0.9em; border-top: 1px solid var(--rule); color: var(--soft); font-size: 0.85em; }
footer p { margin: 0 0 0.3em; }
`;

/** Inlines CSS variables, which many e-readers do not support. */
const withValues = (css: string, values: Record<string, string>) =>
  css.replace(/var\(--(\w+)\)/g, (variable, name: string) => values[name] ?? variable);

const onScreenAndPaper = withValues(text + frame, {
  ...palette,
  reading: READING,
  heading: HEADING,
  mono: MONO,
});

/** Styles for browsers. */
export const screenStyles = `${onScreenAndPaper}
body { max-width: 44rem; margin: 0 auto; padding: 2.5rem 1.25rem 4rem; font-size: 1.125rem; line-height: 1.65; background: #fbf9f5; }
@media print { body { max-width: none; padding: 0; font-size: 11pt; background: none; } }
`;

/** Styles for e-readers, which set size, fonts and margins themselves. */
export const bookStyles = withValues(text.replace('font-family: var(--reading); ', '') + frame, {
  ...palette,
  heading: 'sans-serif',
  mono: 'monospace',
});

const RUNNING = `font-family: ${HEADING}; font-size: 8pt; color: ${palette.soft};`;

/** A4 without the margins of `printStyles`. */
export const CONTENT_WIDTH = '166mm';

/** Styles for A4 paper; running titles are CSS strings. */
export const printStyles = (siteName: string, title: string, address: string) => `${onScreenAndPaper}
@page {
  size: A4; margin: 24mm 22mm 22mm;
  @top-left { content: ${cssString(siteName)}; ${RUNNING} font-weight: 650; color: ${palette.brand}; }
  @top-right { content: ${cssString(shorten(title))}; ${RUNNING} width: 80%; text-align: right; }
  @bottom-left { content: ${cssString(address)}; ${RUNNING} width: 75%; }
  @bottom-right { content: 'Page\u00A0' counter(page) ' sur\u00A0' counter(pages); ${RUNNING} text-align: right; }
}
@page :first { @top-right { content: none; } }
html { -webkit-print-color-adjust: exact; }
body { font-size: 10.5pt; line-height: 1.5; overflow-wrap: anywhere; hyphens: auto; orphans: 3; widows: 3; }
h1, h2, h3, h4, h5, h6 { break-after: avoid; hyphens: manual; }
.noted { break-after: avoid; }
.noted > :first-child { display: inline-block; }
p, li { text-wrap: pretty; }
pre, code, nav, .facts { hyphens: manual; }
figure, tr, .cover { break-inside: avoid; }
dt, .admonition-title { break-after: avoid; }
pre, .admonition, blockquote { box-decoration-break: clone; }
img { max-height: 17cm; object-fit: contain; }
.cover { max-height: 7.5cm; object-fit: cover; }
nav { break-inside: auto; }
.table-scroll, .formula { overflow: visible; }
tr:has(> :nth-child(9)) > * { min-width: 0; }
tr:has(> :nth-child(25)) > * { padding-inline: 1px; font-size: 0.6em; }
thead { display: table-header-group; }
summary { list-style: none; }
a[data-footnote-backref] { display: none; }
.link-number { color: ${palette.brand}; font-size: 0.65em; font-family: ${HEADING}; }
.links { font-size: 0.85em; hyphens: manual; }
.links li { overflow-wrap: anywhere; }
`;

const MAX_RUNNING = 80;

function shorten(title: string): string {
  return excerptOf(title, MAX_RUNNING - 1);
}

function cssString(text: string): string {
  // Escapes as code points, so that no text can end the string, the style or the document.
  return `'${text.replace(/[^\p{L}\p{N} .,!?’«»:/()\u00A0\u202F…-]/gu, (character) => `\\${character.codePointAt(0)!.toString(16)} `)}'`;
}
