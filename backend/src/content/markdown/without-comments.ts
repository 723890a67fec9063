import type { Nodes, Root } from 'mdast';
import { parseMarkdown } from './render-markdown.js';
import { hideComments } from './source/hidden-comments.js';
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
const SIGNS = /%%|<[!?/]|<(?:script|style)\b|\]:|\{[{/%#:]/i;
/** Tags come first, because their attributes may contain text that looks like a comment. */
const HTML_PARTS =
  /<\/?[a-z](?:"[^"]*"|'[^']*'|[^"'>])*>|(<!--(?:-?>|[^]*?(?:--!?>|$))|<[!?][^>]*(?:>|$)|<\/[^a-z>][^>]*(?:>|$))/gi;
const UNSHOWN_OPENING = /^<(script|style)\b[^>]*>$/i;
const UNSHOWN_ELEMENTS = /<(script|style)\b[^]*?(?:<\/\1\b[^>]*(?:>|$)|$)/gi;
/**
 * Removes from a Markdown text everything that readers never see: comments in HTML, in templates and of Obsidian,
 * unused definitions, and notes that nothing refers to. Code stays unchanged.
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
  const within = new Set<Nodes>();
  walk(tree, (node, quotes) => {
    if (within.has(node)) return false;
    for (const [opening, ...rest] of unshownRuns(node)) {
      const end = rest.at(-1)!.position!.end.offset!;
      hide(opening, quotes, 0, end - opening.position!.start.offset!);
      for (const one of [opening, ...rest]) within.add(one);
    }
    if (node.type === 'definition' || node.type === 'footnoteDefinition') {
      const key = `${node.type} ${node.identifier}`;
      // Of several definitions of a name, the first counts.
      const isShown = used.has(key) && !defined.has(key);
      defined.add(key);
      if (!isShown) hide(node, quotes);
      return isShown;
    }
    if (node.type === 'html') {
      const text = prepared.slice(node.position!.start.offset, node.position!.end.offset);
      for (const [from, length] of unshownHtml(text)) hide(node, quotes, from, length);
    }
    return true;
  });
  return parts;
}

/** @param enter returns whether to visit the node’s children */
function walk(node: Nodes, enter: (node: Nodes, quotes: number) => boolean, quotes = 0): void {
  if (!enter(node, quotes) || !('children' in node)) return;
  const inner = node.type === 'blockquote' ? quotes + 1 : quotes;
  for (const child of node.children) walk(child, enter, inner);
}

/** Scripts and styles within a sentence; each of their tags is a separate node. */
function unshownRuns(node: Nodes): [Nodes, ...Nodes[]][] {
  if (!('children' in node) || !node.children.some(({ type }) => type === 'html')) return [];
  const children: Nodes[] = node.children;
  const runs: [Nodes, ...Nodes[]][] = [];
  for (let at = 0; at < children.length; at++) {
    const opening = children[at]!;
    const [, name] = (opening.type === 'html' && UNSHOWN_OPENING.exec(opening.value)) || [];
    if (!name) continue;
    const after = children.slice(at + 1);
    const end = after.findIndex(
      (one) => one.type === 'html' && one.value.toLowerCase().startsWith(`</${name.toLowerCase()}`),
    );
    const rest = end < 0 ? after : after.slice(0, end + 1);
    if (rest.length > 0) runs.push([opening, ...rest]);
    at += rest.length;
  }
  return runs;
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

/** Start and length of the parts of HTML that the renderer drops. */
function unshownHtml(html: string): [number, number][] {
  const elements = [...html.matchAll(UNSHOWN_ELEMENTS)].map(({ 0: found, index }): [number, number] => [
    index,
    found.length,
  ]);
  const rest = html.replace(UNSHOWN_ELEMENTS, (found) => ' '.repeat(found.length));
  const comments = [...rest.matchAll(HTML_PARTS)].flatMap(({ 1: comment, index }): [number, number][] =>
    comment ? [[index, comment.length]] : [],
  );
  return [...elements, ...comments];
}

/** Cuts parts of the prepared text out of the source, line by line, since lines differ in indentation. */
function cut(source: string, prepared: string, parts: HiddenPart[]): string {
  const lines = source.split(/(?<=\n|\r(?!\n))/);
  const sourceLines = sourceLinesOf(prepared, source);
  const emptied = new Set<number>();
  // From the last part to the first, so that the text before a part is unchanged.
  for (const { from, to, quotes } of parts.sort((one, another) => another.from - one.from)) {
    const before = prepared.slice(prepared.lastIndexOf('\n', from - 1) + 1, from);
    let at = sourceLines[countLines(prepared.slice(0, from)) - 1]!;
    for (const [index, piece] of prepared.slice(from, to).split('\n').entries()) {
      const text = (index === 0 ? piece : withoutQuotes(piece, quotes)).trim();
      if (!text) continue;
      const found = lines.findIndex((line, number) => number >= at && plain(line).includes(plain(text)));
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
  if (after.trim() === '') return before.trimEnd() + /(?:\r\n|\r|\n)?$/.exec(line)![0];
  return /(?:^|[ \t])$/.test(before) ? before + after.trimStart() : before + after;
}
