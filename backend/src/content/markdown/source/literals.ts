import type { Html, Nodes } from 'mdast';
import { markdownParser } from '../parse-markdown.js';
import { visit } from '../tree/visit.js';

export interface Literal {
  kind: 'code' | 'indented code' | 'fenced code' | 'formula' | 'html' | 'address';
  /** Offsets. */
  from: number;
  to: number;
  /** Offsets of the title in an address, with its quotes. */
  title?: { from: number; to: number };
}

/** Comments, and elements with text that is not prose. */
const LITERAL_HTML =
  /<!--|<(\/?)(code|kbd|listing|math|pre|samp|script|style|svg|textarea|var|xmp)(?=[\s/>])[^<>]*>/gi;

/** Cache of the last text: preparing a text asks several times, and parsing takes most of its time. */
let last: { text: string; literals: readonly Literal[] } | undefined;

/**
 * The parts that the parser reads as code, formulas and addresses, in order and without overlaps; dialects must not
 * change them.
 */
export function literalsIn(text: string): readonly Literal[] {
  if (last?.text !== text) last = { text, literals: readLiterals(text) };
  return last.literals;
}

function readLiterals(text: string): Literal[] {
  const found: Literal[] = [];
  const html: { node: Html; from: number }[] = [];
  visit(markdownParser.parse(text), (node: Nodes) => {
    const [from, to] = [node.position?.start.offset, node.position?.end.offset];
    if (from === undefined || to === undefined) return;
    if (node.type === 'html') html.push({ node, from });
    const literal = literalOf(node, text, from, to);
    if (literal) found.push(literal);
  });
  const all = [...found, ...literalHtml(html, text)].sort((a, b) => a.from - b.from || b.to - a.to);
  let end = 0;
  return all.filter(({ from, to }) => {
    if (from < end) return false;
    end = to;
    return true;
  });
}

function literalOf(node: Nodes, text: string, from: number, to: number): Literal | undefined {
  switch (node.type) {
    case 'code':
      return { kind: /^[`~]/.test(text.slice(from, to)) ? 'fenced code' : 'indented code', from, to };
    case 'inlineCode':
      return { kind: 'code', from, to };
    case 'math':
    case 'inlineMath':
      return { kind: 'formula', from, to };
    case 'link': {
      // The text of a link is prose, unless it is the address.
      const end = node.children.at(-1)?.position?.end.offset ?? from + 1;
      return address(node, text, text[from] === '[' ? end : from, to);
    }
    case 'image':
      return address(node, text, from + Math.max(0, text.slice(from, to).lastIndexOf('](')), to);
    case 'linkReference':
    case 'imageReference':
    case 'footnoteReference':
      return { kind: 'address', from, to };
    case 'definition':
      return address(node, text, from, to);
    default:
      return undefined;
  }
}

function address(node: { title?: string | null }, text: string, from: number, to: number): Literal {
  const start = node.title ? text.slice(from, to).search(/\s["'(]/) : -1;
  return { kind: 'address', from, to, ...(start >= 0 && { title: { from: from + start + 1, to } }) };
}

function literalHtml(nodes: { node: Html; from: number }[], text: string): Literal[] {
  const found: Literal[] = [];
  let open: { name: string; from: number; to: number; depth: number } | undefined;
  for (const { node, from } of nodes) {
    const end = node.position!.end.offset!;
    const tags = new RegExp(LITERAL_HTML);
    tags.lastIndex = from;
    for (let tag = tags.exec(text); tag && tag.index < end; tag = tags.exec(text)) {
      const name = tag[2]?.toLowerCase();
      if (!open && !name) {
        const closer = text.indexOf('-->', tag.index);
        const to = closer < 0 || closer + 3 > end ? end : closer + 3;
        found.push({ kind: 'html', from: tag.index, to });
        tags.lastIndex = to;
      } else if (!open && name && !tag[1]) {
        open = { name, from: tag.index, to: end, depth: 1 };
      } else if (open && name === open.name) {
        open.depth += tag[1] ? -1 : 1;
        if (open.depth === 0) {
          found.push({ kind: 'html', from: open.from, to: tags.lastIndex });
          open = undefined;
        }
      }
    }
  }
  // An unclosed element is literal to the end of its own piece of HTML.
  if (open) found.push({ kind: 'html', from: open.from, to: open.to });
  return found;
}

/** Noncharacters, which never occur in texts. */
const [OPEN, CODE, ADDRESS] = ['\uFDD0', '\uFDD1', '\uFDD2'];
const PLACEHOLDERS = /\uFDD0(\d+)[\uFDD1\uFDD2]/g;

/** Last characters of the placeholders for code and for addresses in a text changed by `outsideLiterals`. */
export const AFTER_CODE = CODE;
export const AFTER_ADDRESS = ADDRESS;

export const withoutPlaceholders = (text: string): string => text.replace(/[\uFDD0-\uFDD2]/g, '');

/** Applies `change` to a text in which short placeholders stand for its literals. */
export function outsideLiterals(text: string, change: (prose: string) => string): string {
  const kept: string[] = [];
  let prose = '';
  let done = 0;
  for (const { kind, from, to } of literalsIn(text)) {
    prose += `${text.slice(done, from)}${OPEN}${kept.length}${kind === 'address' ? ADDRESS : CODE}`;
    kept.push(text.slice(from, to));
    done = to;
  }
  return change(prose + text.slice(done)).replace(PLACEHOLDERS, (_, index: string) => kept[Number(index)]!);
}
