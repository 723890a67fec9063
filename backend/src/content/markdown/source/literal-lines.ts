import { COLONS, endOfIndented, INDENTED, unindent } from './containers.js';
import { literalsIn } from './literals.js';
import { DELIMITERS } from './tables.js';
import { admonitionKind } from '../admonition-kinds.js';

const MAX_DEPTH = 20;
/** Only texts with such a construct are parsed. */
const POSSIBLE = /^[ >\d.)*+-]*(?: {4}|\t)|\$\$|<(?:code|kbd|pre|samp|var)\b/im;

/**
 * Tells which lines the parser reads as indented code, as a formula or as the text of a code element. The parser does
 * not know containers with indented or fenced content, so these are parsed separately.
 */
export function literalLines(lines: string[], depth = 0): boolean[] {
  const isLiteral = lines.map(() => false);
  // A declaration interrupts a paragraph, as the container's mark will after its conversion.
  const text = lines.map((line) => line.replace(COLONS, '$1<!X>')).join('\n');
  if (depth > MAX_DEPTH || !POSSIBLE.test(text)) return isLiteral;
  const starts: number[] = [0];
  for (const line of text.split('\n')) starts.push(starts.at(-1)! + line.length + 1);
  const within = (from: number, to: number): void => {
    literalLines(lines.slice(from, to), depth + 1).forEach(
      (value, index) => (isLiteral[from + index] = value),
    );
  };
  const prose: [from: number, to: number][] = [];
  let first = 0;
  for (const { kind, from, to } of literalsIn(text)) {
    while (starts[first + 1]! <= from) first++;
    let last = first;
    while (starts[last + 1]! < to) last++;
    if (kind === 'fenced code') {
      const info = FENCE.exec(lines[first]!)?.[3];
      if (info !== undefined && proseFence(info)) prose.push([first + 1, last]);
    } else if (kind !== 'address' && kind !== 'code') {
      const isHeader = kind === 'indented code' && first === last && DELIMITERS.test(lines[last + 1] ?? '');
      const startsLine = /^[ \t>]*$/.test(text.slice(starts[first], from)) || from === starts[first];
      for (let at = startsLine && !isHeader ? first : first + 1; at <= last; at++) isLiteral[at] = true;
    }
  }
  for (const [from, to] of prose) within(from, to);
  for (let at = 0; at < lines.length; at++) {
    const prefix = isLiteral[at] ? undefined : INDENTED.exec(lines[at]!)?.[1];
    if (prefix === undefined) continue;
    const end = endOfIndented(
      lines.map((line) => ({ text: line, code: false })),
      at,
      prefix,
    );
    const content = lines.slice(at + 1, end).map((line) => unindent(line, prefix));
    literalLines(content, depth + 1).forEach((value, index) => (isLiteral[at + 1 + index] = value));
    at = end - 1;
  }
  return isLiteral;
}

/** A fence with the text before it and its info string. */
export const FENCE = /^((?:[ \t]{0,12}>)*[ \t]*(?:(?:[-*+]|\d{1,9}[.)])[ \t]{1,4})*)(`{3,}|~{3,})([^]*)/;

/** A fence with Markdown as content, such as ```warn header="Limites". */
export function proseFence(info: string): { name: string; title: string } | undefined {
  const [, brace, name, rest] = /^\s*(\{?)([a-z]+)\}?([^]*)/i.exec(info) ?? [];
  if (!name) return undefined;
  const header = /^\s+header=(["'])(.*)\1\s*$/.exec(rest!);
  const isProse = brace ? admonitionKind(name) : /^(?:smart|warn|online|offline)$/.test(name);
  if (!isProse || (rest!.trim() && !header && !brace)) return undefined;
  return { name, title: header ? header[2]!.replaceAll('\\"', '"') : rest!.trim() };
}
