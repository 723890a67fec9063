import { readComponentTags } from './component-tags.js';
import { writeContainers } from './containers.js';
import { repairControlCharacters, repairReferences } from '../../../platform/common/control-characters.js';
import { hideComments } from './hidden-comments.js';
import { withAngleBrackets } from './image-links.js';
import { readHtmlLines } from './html-lines.js';
import { AFTER_ADDRESS, AFTER_CODE, outsideLiterals, withoutPlaceholders } from './literals.js';
import { readObsidian } from './obsidian.js';
import type { SourceLine } from './source-line.js';
import { readLines } from './source-lines.js';
import { completeTables } from './tables.js';
import { readTemplateTags } from './template-tags.js';
import { plainSpaces } from './wide-spaces.js';

/**
 * Converts the Markdown dialects of real French tutorials to the syntax that the parser supports. Code and formulas
 * stay unchanged.
 */
export function prepareSource(source: string): string {
  const shown = hideComments(plainSpaces(normalized(source)).text).text;
  const text = readBlocks(shown);
  if (!INLINE.test(text)) return text;
  const prose = TEMPLATE.test(text) ? outsideLiterals(text, readTemplateTags) : text;
  return outsideLiterals(prose === text ? text : readBlocks(prose), readInline);
}

/** Normalizes line ends, and removes traces of a wrong encoding. */
export function normalized(source: string): string {
  const text = source.replace(/^\uFEFF/, '').replace(/\r\n?/g, '\n');
  return withoutPlaceholders(repairControlCharacters(text));
}

/** Converts dialects whose marks are whole lines. */
function readBlocks(text: string): string {
  const lines = readHtmlLines(readComponentTags(readLines(text)));
  return writeContainers(completeTables(lines).map(anchorHeading)).join('\n');
}

const TEMPLATE = /\{%|\{\{/;
const INLINE =
  /[{]|\]\([^()\n]*\s|^ {0,3}\[[^\]\r\n\u2028\u2029]+\]:.*\s\S|\[\[|\[TOC\]|\[(?:codetabs|iframe|recent)|==|\^\w|!\[[^[\]\n]*\||&#|<(?:a|img)\s/im;

/** Placeholders of other sites' generators, such as tables of contents and demos. */
const PLACEHOLDER =
  /^ {0,3}(?:\[TOC\]|\[\[_?TOC_?\]\]|\{:[^{}\r\n\u2028\u2029]*\}|\[(?:codetabs|iframe|recent)[ \t]+\w+=[^\]\r\n\u2028\u2029]*\])[ \t]*$/gim;
/** `{.class}` after a link or an image, after code, or after a bracketed span. */
const ATTRIBUTES_AFTER_LINK = new RegExp(`(${AFTER_ADDRESS})\\{[^{}\\n]*\\}`, 'g');
const ATTRIBUTES_AFTER_CODE = new RegExp(`(${AFTER_CODE})\\{[.#:][^{}\\n]*\\}`, 'g');
const BRACKETED_SPAN = /(?<!!)\[([^[\]\n]*)\]\{[.#][^{}\n]*\}/g;
/** `style={{margin: 0}}` in a line that begins with a tag; HTML would read it as the end of the tag. */
const JSX_LINE = /^[ \t]*<.*$/gm;
const JSX_ATTRIBUTE = /\s[\w-]+=\{(?:\{[^{}]*\}|[^{}]*)\}/g;

/** `![a](b.png =100x20)`, as markdown-it and HackMD have it. */
const SIZE_AFTER_ADDRESS =
  /(!\[[^[\]\n]*\]\([^()\n]*[^()\s])[ \t]+=\d{0,5}(?:x\d{0,5}|%)?(?=[ \t]*(?:\)|"|'))/g;
const LINK_TAG = /<(?:a|img)\s[^<>]*>/gi;
const UNQUOTED = /"[^"]*"|'[^']*'|(\s[\w-]+=)([^\s"'=<>`]+)(?=[\s>])/g;

/** Puts addresses in quotation marks: the parser takes a tag with a slash in a bare attribute for text. */
function quoteAddresses(tag: string): string {
  const isImage = /^<img/i.test(tag);
  return tag.replace(UNQUOTED, (match, name?: string, value?: string) =>
    !value?.includes('/') ? match : `${name}"${isImage ? value.replace(/\/$/, '') : value}"`,
  );
}
const JSX_HIDING =
  /^\shidden=\{\s*true\s*\}$|\b(?:display:\s*(['"`])none\1|visibility:\s*(['"`])(?:hidden|collapse)\2)/i;

/** Converts dialects within lines. */
function readInline(prose: string): string {
  const text = withAngleBrackets(prose.replace(SIZE_AFTER_ADDRESS, '$1'))
    .replace(LINK_TAG, quoteAddresses)
    .replace(JSX_LINE, (line) =>
      line.replace(JSX_ATTRIBUTE, (attribute) => (JSX_HIDING.test(attribute) ? ' hidden' : '')),
    )
    .replace(ATTRIBUTES_AFTER_LINK, '$1')
    .replace(ATTRIBUTES_AFTER_CODE, '$1')
    .replace(BRACKETED_SPAN, '$1')
    .replace(PLACEHOLDER, '');
  return readObsidian(repairReferences(text));
}

/** Turns the `{#id}` or `{/*id*\/}` at the end of a heading into an anchor. */
function anchorHeading(line: SourceLine): SourceLine {
  const text = line.text.trimEnd();
  if (line.code || !text.endsWith('}') || !/^ {0,3}#{1,6}[ \t]/.test(text)) return line;
  const brace = text.lastIndexOf('{');
  const inner = brace < 0 ? '' : text.slice(brace + 1, -1);
  if (!/^(?:[#.:]|\/\*)/.test(inner)) return line;
  const id = /^(?:#|\/\*)\s*([^\s"<>&*]+)/.exec(inner)?.[1];
  const heading = text
    .slice(0, brace)
    .trimEnd()
    .replace(/[ \t]#+$/, '');
  return { ...line, text: id ? `${heading} <a id="${id}"></a>` : heading };
}
