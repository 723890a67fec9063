import { readComponentTags } from './component-tags.js';
import { writeContainers } from './containers.js';
import { withAngleBrackets } from './image-links.js';
import { readHtmlLines } from './html-lines.js';
import { changeOutsideCode } from './outside-code.js';
import { readLines, type SourceLine } from './source-lines.js';
import { completeTables } from './tables.js';
import { readTemplateTags } from './template-tags.js';

/** Converts the Markdown dialects of real French tutorials to what the parser supports. Code stays unchanged. */
export function prepareSource(source: string): string {
  const text = source.replace(/^\uFEFF/, '').replace(/\r\n?/g, '\n');
  const lines = changeProse(readLines(text), (prose) =>
    changeOutsideCode(readTemplateTags(prose), readLinks).replace(PLACEHOLDER, ''),
  );
  return writeContainers(completeTables(readHtmlLines(readComponentTags(lines))).map(anchorHeading)).join(
    '\n',
  );
}

/** Placeholders of other sites' generators, such as tables of contents and demos. */
const PLACEHOLDER =
  /^ {0,3}(?:\[TOC\]|\[\[_?TOC_?\]\]|\{:[^{}\r\n\u2028\u2029]*\}|\[(?:codetabs|iframe|recent)[ \t]+\w+=[^\]\r\n\u2028\u2029]*\])[ \t]*$/gim;
/** `{.class}` after a link, an image or a bracketed span. */
const ATTRIBUTES_AFTER_LINK = /(\]\((?:<[^<>\n]*>|[^()\s]*)\))\{[^{}\n]*\}/g;
const BRACKETED_SPAN = /(?<!!)\[([^[\]\n]*)\]\{[.#][^{}\n]*\}/g;

const readLinks = (prose: string, afterCode: boolean): string =>
  withAngleBrackets(dropTrailingAttributes(prose, afterCode));

function dropTrailingAttributes(prose: string, afterCode: boolean): string {
  const text = afterCode ? prose.replace(/^\{[.#:][^{}\n]*\}/, '') : prose;
  return text.replace(ATTRIBUTES_AFTER_LINK, '$1').replace(BRACKETED_SPAN, '$1');
}

/** Applies `change` to each run of lines outside code. */
function changeProse(lines: SourceLine[], change: (prose: string) => string): SourceLine[] {
  const out: SourceLine[] = [];
  let prose: string[] = [];
  const flush = (): void => {
    if (prose.length === 0) return;
    for (const text of change(prose.join('\n')).split('\n')) out.push({ text, code: false });
    prose = [];
  };
  for (const line of lines) {
    if (!line.code && !line.container) {
      prose.push(line.text);
      continue;
    }
    flush();
    out.push(line);
  }
  flush();
  return out;
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
