import { admonitionKind } from '../admonition-kinds.js';
import type { ContainerMark, SourceLine } from './source-line.js';

const MAX_DEPTH = 20;
export const INDENTED =
  /^([ \t]*)(!!!|\?\?\?\+?)[ \t]+([\w-]+)(?:[ \t]+(?:inline|end))*(?:[ \t]+"(.*)")?[ \t]*$/;
export const COLONS = /^([ \t>]*):{3,}([^:].*)?$/;

/**
 * Rewrites all container syntaxes to the one that the parser supports: `:::` with or without a space, attributes or a
 * title, `!!!` and `???` with indented content, and fences around prose. The nesting depth determines the number of
 * colons.
 */
export function writeContainers(lines: SourceLine[]): string[] {
  const marked = markIndented(lines, 0).map(markColons);
  const open: { index: number; height: number }[] = [];
  const colons = new Map<number, number>();
  const close = (index?: number): void => {
    const { index: from, height } = open.pop()!;
    colons.set(from, height + 2);
    if (index !== undefined) colons.set(index, height + 2);
    const parent = open.at(-1);
    if (parent) parent.height = Math.max(parent.height, height + 1);
  };
  let tooDeep = 0;
  marked.forEach(({ text, container }, index) => {
    // Longer runs of colons in code would close a container with fewer.
    const inCode = container ? undefined : /^[ \t>]*(:{3,})/.exec(text)?.[1];
    const around = open.at(-1);
    if (inCode && around) around.height = Math.max(around.height, inCode.length - 1);
    if (container?.edge === 'open') {
      if (open.length < MAX_DEPTH) open.push({ index, height: 1 });
      else tooDeep++;
    } else if (container && tooDeep > 0) tooDeep--;
    else if (container && open.length > 0) close(index);
  });
  while (open.length > 0) close();
  return marked.flatMap(({ text, container }, index) =>
    container ? writeMark(container, colons.get(index)) : [text],
  );
}

/** A mark without colons is unpaired or too deep; only its title is kept. */
function writeMark(mark: ContainerMark, colons: number | undefined): string[] {
  const blank = mark.prefix.includes('>') ? mark.prefix.trimEnd() : '';
  const title = mark.edge === 'open' ? mark.title : '';
  if (colons === undefined) return [blank, ...(title ? [mark.prefix + title, blank] : [])];
  if (mark.edge === 'close') return [blank, mark.prefix + ':'.repeat(colons), blank];
  const name = admonitionKind(mark.name) ?? 'bloc';
  const label = title ? `[${asLabel(title)}]` : '';
  const attributes = mark.collapsed === undefined ? '' : mark.collapsed ? '{replie}' : '{deplie}';
  return [blank, `${mark.prefix}${':'.repeat(colons)}${name}${label}${attributes}`, blank];
}

function asLabel(title: string): string {
  let depth = 0;
  for (const character of title) {
    if (character === '[') depth++;
    if (character === ']' && --depth < 0) break;
  }
  const balanced = depth === 0 ? title : title.replace(/[[\]]/g, '\\$&');
  return balanced.replace(/\\$/, '');
}

function markColons(line: SourceLine): SourceLine {
  const [, prefix, rest] = line.code || line.container ? [] : (COLONS.exec(line.text) ?? []);
  if (prefix === undefined) return line;
  const words = withoutLastColons((rest ?? '').trim());
  if (!words) return { ...line, container: { edge: 'close', prefix } };
  const opening = readOpening(words);
  return opening ? { ...line, container: { edge: 'open', prefix, ...opening } } : line;
}

/** Not a regular expression, which would backtrack from each space. */
function withoutLastColons(words: string): string {
  let end = words.length;
  while (words[end - 1] === ':') end--;
  return end < words.length ? words.slice(0, end).trimEnd() : words;
}

export function readOpening(words: string): { name: string; title: string; collapsed?: boolean } | undefined {
  if (words.startsWith('{')) {
    const end = words.indexOf('}');
    if (end < 0) return undefined;
    const attributes = words.slice(1, end);
    const name = /\.([\w-]+)/.exec(attributes)?.[1] ?? 'bloc';
    const title = /\btitle="([^"]*)"/.exec(attributes)?.[1] ?? words.slice(end + 1);
    return { name, title: title.trim() };
  }
  const [name] = /^\p{L}[\p{L}\p{N}_-]*/u.exec(words) ?? [];
  if (!name) return undefined;
  const rest = words.slice(name.length).trim();
  const label = /^\[(.*)\](?:\{[^{}]*\})?$/.exec(rest);
  const title = label ? label[1]! : rest.replace(/^\{[^{}]*\}/, '').trim();
  const [, fold] = /\{(replie|deplie)\}$/.exec(rest) ?? [];
  return { name, title, ...(fold && { collapsed: fold === 'replie' }) };
}

/** Turns the indented content of `!!! note "Titre"` into a container without indentation. */
function markIndented(lines: SourceLine[], depth: number): SourceLine[] {
  const out: SourceLine[] = [];
  for (let at = 0; at < lines.length; at++) {
    const line = lines[at]!;
    const [, prefix, sign, name, title] = line.code ? [] : (INDENTED.exec(line.text) ?? []);
    if (prefix === undefined || depth >= MAX_DEPTH) {
      out.push(line);
      continue;
    }
    const end = endOfIndented(lines, at, prefix);
    const content = lines
      .slice(at + 1, end)
      .map((inner) => ({ ...inner, text: unindent(inner.text, prefix) }));
    const collapsed = sign === '!!!' ? undefined : sign === '???';
    out.push(
      {
        text: '',
        code: false,
        container: { edge: 'open', name: name!, title: title ?? '', collapsed, prefix },
      },
      ...markIndented(content, depth + 1),
      { text: '', code: false, container: { edge: 'close', prefix } },
    );
    at = end - 1;
  }
  return out;
}

/** Index of the line after the content of `!!!`. */
export function endOfIndented(lines: SourceLine[], at: number, prefix: string): number {
  const columns = width(prefix) + 4;
  let end = at + 1;
  for (let next = end; next < lines.length; next++) {
    const { text, container } = lines[next]!;
    if (text.trim() === '' && !container) continue;
    if (width(/^[ \t]*/.exec(text)![0]) < columns) break;
    end = next + 1;
  }
  return end;
}

export function unindent(text: string, prefix: string): string {
  const [indent] = /^[ \t]*/.exec(text)!;
  return ' '.repeat(Math.max(0, width(indent) - 4)).padStart(width(prefix)) + text.slice(indent.length);
}

function width(indent: string): number {
  return [...indent].reduce(
    (columns, character) => (character === '\t' ? columns + 4 - (columns % 4) : columns + 1),
    0,
  );
}
