import type { Nodes, Root } from 'mdast';
import { parseMarkdown } from './render-markdown.js';
import { hideComments } from './source/hidden-comments.js';
import { hidesContent, isUnshown, isVoid, type Tag, tagsOf } from './source/hidden-elements.js';
import { prepareSource } from './source/prepare-source.js';
import { sourceLinesOf } from './source/source-lines-of.js';

/** A part of a text whose removal changes nothing visible. */
interface HiddenPart {
  from: number;
  to: number;
  /** Number of block quotes around it. */
  quotes: number;
}

/** A text without any of these hides nothing. */
const SIGNS = /%%|<[!?/]|<(?:script|style)\b|<[^<>]*\s(?:hidden|style)\b|\]:|\{[{/%#:]/i;
/** Tags come first, because their attributes may contain text that looks like a comment. */
const HTML_PARTS =
  /<\/?[a-z](?:"[^"]*"|'[^']*'|[^"'<>])*>|(<!--(?:-?>|[^]*?(?:--!?>|$))|<[!?][^>]*(?:>|$)|<\/[^a-z>][^>]*(?:>|$))/gi;

/**
 * Removes from a Markdown text everything that readers never see: comments in HTML, in templates and of Obsidian,
 * elements that HTML hides, unused definitions, and notes that nothing refers to. Code stays unchanged.
 */
export function withoutComments(source: string): string {
  if (!SIGNS.test(source)) return source;
  const { text } = hideComments(source);
  const prepared = prepareSource(text);
  return cut(text, prepared, hiddenParts(parseMarkdown(prepared), prepared));
}

const countLines = (text: string) => text.split(/\r\n?|\n/).length;

function hiddenParts(tree: Root, prepared: string): HiddenPart[] {
  const used = usedIdentifiers(tree);
  const defined = new Set<string>();
  const parts: HiddenPart[] = [];
  const hide = (node: Nodes, quotes: number, from = 0, length?: number): void => {
    const start = node.position!.start.offset! + from;
    parts.push({ from: start, to: length ? start + length : node.position!.end.offset!, quotes });
  };
  const hidden = hiddenElements(tree, prepared);
  parts.push(...hidden);
  const shown = withBlanks(prepared, hidden);
  walk(tree, (node, quotes) => {
    if (node.type === 'definition' || node.type === 'footnoteDefinition') {
      const key = `${node.type} ${node.identifier}`;
      // Of several definitions of a name, the first counts.
      const isShown = used.has(key) && !defined.has(key);
      defined.add(key);
      if (!isShown) hide(node, quotes);
      return isShown;
    }
    if (node.type === 'html') {
      const html = shown.slice(node.position!.start.offset, node.position!.end.offset);
      for (const { 1: comment, index } of html.matchAll(HTML_PARTS))
        if (comment) hide(node, quotes, index, comment.length);
    }
    return true;
  });
  return outermost(parts);
}

/** Without parts of other parts: cutting them twice would cut the text beside them. */
function outermost(parts: readonly HiddenPart[]): HiddenPart[] {
  let end = 0;
  const ordered = parts.toSorted((one, other) => one.from - other.from || other.to - one.to);
  return ordered.filter(({ to }) => {
    const isInner = to <= end;
    end = Math.max(end, to);
    return !isInner;
  });
}

/** @param enter returns whether to visit the node’s children */
function walk(node: Nodes, enter: (node: Nodes, quotes: number) => boolean, quotes = 0): void {
  if (!enter(node, quotes) || !('children' in node)) return;
  const inner = node.type === 'blockquote' ? quotes + 1 : quotes;
  for (const child of node.children) walk(child, enter, inner);
}

interface OpenElement {
  name: string;
  from: number;
  /** Number of elements of this name that are open, with those in it. */
  depth: number;
  quotes: number;
  /** Whether it ends, if no tag closes it, with what is around it; else it hides nothing. */
  endsWithout: boolean;
}

/** Hidden elements with their content, in order; the content may be Markdown between two pieces of HTML. */
function hiddenElements(tree: Root, prepared: string): HiddenPart[] {
  const parts: HiddenPart[] = [];
  let open: OpenElement | undefined;
  const end = (to: number): void => {
    parts.push({ from: open!.from, to, quotes: open!.quotes });
    open = undefined;
  };
  const readTag = (tag: Tag, start: number, quotes: number): void => {
    if (open) {
      if (tag.name !== open.name || isVoid(tag)) return;
      open.depth += tag.isClosing ? -1 : 1;
      if (open.depth === 0) end(start + tag.end);
      return;
    }
    const endsWithout = hidesContent(tag);
    if (tag.isClosing || !(endsWithout || isUnshown(tag))) return;
    open = { name: tag.name, from: start + tag.at, depth: 1, quotes, endsWithout };
    if (isVoid(tag)) end(start + tag.end);
  };
  const read = (node: Nodes, quotes: number): void => {
    if (node.type === 'html') {
      const start = node.position!.start.offset!;
      for (const tag of tagsOf(prepared.slice(start, node.position!.end.offset))) readTag(tag, start, quotes);
    }
    if (!('children' in node)) return;
    const around: OpenElement | undefined = open;
    for (const child of node.children) read(child, node.type === 'blockquote' ? quotes + 1 : quotes);
    if (!open || open === around) return;
    if (open.endsWithout) end(node.children.at(-1)!.position!.end.offset!);
    else open = undefined;
  };
  read(tree, 0);
  return parts;
}

function withBlanks(text: string, parts: readonly HiddenPart[]): string {
  let done = 0;
  const pieces = parts.flatMap(({ from, to }) => {
    const before = text.slice(done, from);
    done = to;
    return [before, ' '.repeat(to - from)];
  });
  return pieces.join('') + text.slice(done);
}

/** Identifiers that the text refers to, without references in notes that nothing refers to. */
function usedIdentifiers(tree: Root): Set<string> {
  const used = new Set<string>();
  const notes = new Map<string, Nodes>();
  const collect = (root: Nodes): void =>
    walk(root, (node) => {
      if (node.type === 'footnoteDefinition' && node !== root) {
        const key = `footnoteDefinition ${node.identifier}`;
        if (!notes.has(key)) notes.set(key, node);
        return false;
      }
      if (node.type === 'linkReference' || node.type === 'imageReference')
        used.add(`definition ${node.identifier}`);
      if (node.type === 'footnoteReference') used.add(`footnoteDefinition ${node.identifier}`);
      return true;
    });
  collect(tree);
  // Iterating a set includes items added during the loop.
  for (const key of used) {
    const note = notes.get(key);
    if (note) collect(note);
  }
  return used;
}

/** Cuts parts of the prepared text out of the source, line by line, since lines differ in indentation. */
function cut(source: string, prepared: string, parts: HiddenPart[]): string {
  const lines = source.split(/(?<=\n|\r(?!\n))/);
  const sourceLines = sourceLinesOf(prepared, source);
  const emptied = new Set<number>();
  // From the last part to the first, so that the text before a part is unchanged.
  for (const { from, to, quotes } of parts.sort((one, another) => another.from - one.from)) {
    const before = prepared.slice(prepared.lastIndexOf('\n', from - 1) + 1, from);
    const first = countLines(prepared.slice(0, from)) - 1;
    const mapped = sourceLines[first]!;
    const pieces = prepared
      .slice(from, to)
      .split('\n')
      .map((piece, index) => (index === 0 ? piece : withoutQuotes(piece, quotes)).trim());
    const empty = (number: number): void => {
      lines[number] = lineEnd(lines[number]!);
      emptied.add(number);
    };
    const find = (text: string, start: number): number =>
      lines.findIndex((line, number) => number >= start && plain(line).includes(plain(text)));
    // The source writes a tag with attributes of JSX in another way.
    const isRewritten = !plain(lines[mapped]!).includes(plain(pieces[0]!)) && lines[mapped]!.includes('={');
    const begin = isRewritten ? mapped : find(pieces[0]!, mapped);
    if (isRewritten) empty(mapped);
    if (pieces.length > 1 && begin >= 0) {
      // The source may write the lines between in another way: all of them go.
      const last = Math.max(begin + 1, sourceLines[first + pieces.length - 1]!);
      const end = to >= prepared.trimEnd().length ? lines.length : find(pieces.at(-1)!, last);
      for (let number = begin + 1; number < end; number++) empty(number);
    }
    let at = begin < 0 ? mapped : begin;
    for (const [index, text] of pieces.entries()) {
      if (!text) continue;
      const found = find(text, at);
      if (found < 0) continue;
      lines[found] = removed(lines[found]!, text, index === 0 ? countIn(before, text) : 0);
      if (lines[found].trim() === '') emptied.add(found);
      at = found + 1;
    }
  }
  return withoutBlankRuns(lines, emptied).join('');
}

/** Leaves one blank line where a part was alone between two. */
function withoutBlankRuns(lines: string[], emptied: ReadonlySet<number>): string[] {
  const left: string[] = [];
  let isAfterPart = false;
  for (const [index, line] of lines.entries()) {
    isAfterPart = line.trim() === '' && (isAfterPart || emptied.has(index));
    if (!isAfterPart || left.at(-1)?.trim()) left.push(line);
  }
  return left;
}

const lineEnd = (line: string) => /(?:\r\n|\r|\n)?$/.exec(line)![0];
/** The prepared text has plain spaces in some places. */
const plain = (text: string) => text.replace(/[^\S\r\n]/g, ' ');
const countIn = (line: string, text: string) => line.split(text).length - 1;

function withoutQuotes(line: string, quotes: number): string {
  return line.replace(new RegExp(`^(?:[ \\t]{0,3}> ?){0,${quotes}}`), '');
}

/** @param earlier how often the text occurs before */
function removed(line: string, text: string, earlier: number): string {
  const [found, sought] = [plain(line), plain(text)];
  let at = found.indexOf(sought);
  for (let count = 0; count < earlier; count++) at = found.indexOf(sought, at + text.length);
  if (at < 0) return line;
  const before = line.slice(0, at);
  const after = line.slice(at + text.length);
  if (after.trim() === '') return before.trimEnd() + lineEnd(line);
  return /(?:^|[ \t])$/.test(before) ? before + after.trimStart() : before + after;
}
