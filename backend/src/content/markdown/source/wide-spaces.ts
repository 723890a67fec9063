import { type Literal, literalsIn } from './literals.js';

/** Spaces other than the plain one, such as the no-break spaces of a Mac keyboard. */
const WIDE = '[\\u00A0\\u1680\\u2000-\\u200A\\u202F\\u205F\\u3000]';
const BLANK = `(?:[ \\t]|${WIDE})`;
const MARKER = '(?:#{1,6}|[-*+]|\\d{1,9}[.)]|>|`{3,}|~{3,}|!!!|\\?{3}\\+?|:(?!:)|\\[[^\\]\\n]+\\]:)';

/** Lines that wide spaces would make unreadable: after or before a marker, in a table, a rule or an empty line. */
const MARKED = new RegExp(
  `^${BLANK}*(?:${MARKER}${BLANK}+)+(?:\\[[ xX]?${WIDE}?\\]${BLANK}+)?|^${BLANK}*${MARKER}`,
);
const TABLE = new RegExp(`^${BLANK}*\\||\\|${BLANK}*$`);
const ONLY_SIGNS = new RegExp(`^(?:${BLANK}|[-=*_~\`|:])*$`);
const AROUND_BARS = new RegExp(`${BLANK}*\\|${BLANK}*`, 'g');
const ANY = new RegExp(WIDE, 'g');
const SUSPICIOUS = new RegExp(`^(?=.*${WIDE})(?:${BLANK}*(?:${MARKER}|\\||$)|.*\\|)`, 'm');

/**
 * Replaces wide spaces by plain ones where Markdown's syntax needs plain ones, except in code.
 * @returns the text, and the changed lines, from 1
 */
export function plainSpaces(text: string): { text: string; lines: number[] } {
  if (!SUSPICIOUS.test(text)) return { text, lines: [] };
  const literals = literalsIn(text);
  const changed: number[] = [];
  let at = 0;
  let next = 0;
  const lines = text.split('\n').map((line, index) => {
    const from = at;
    at += line.length + 1;
    while (next < literals.length && literals[next]!.to <= from) next++;
    const plain = plainLine(line, from, literals[next]);
    if (plain !== line && plain.trim() !== '') changed.push(index + 1);
    return plain;
  });
  return { text: lines.join('\n'), lines: changed };
}

function plainLine(line: string, from: number, literal: Literal | undefined): string {
  if (line.search(ANY) < 0) return line;
  if (literal && literal.from <= from && !opensFence(literal, from) && literal.kind !== 'address') {
    // A fence with such a space after it would not close.
    return /^[ \t>]*(?:`{3,}|~{3,})\s+$/.test(line) ? line.trimEnd() : line;
  }
  if (ONLY_SIGNS.test(line)) return line.replace(ANY, ' ');
  const marked = line.replace(MARKED, (start) => start.replace(ANY, ' '));
  const hasLiteral = literal && literal.from < from + line.length;
  return TABLE.test(marked) && !hasLiteral
    ? marked.replace(AROUND_BARS, (bar) => bar.replace(ANY, ' '))
    : marked;
}

const opensFence = ({ kind, from }: Literal, line: number): boolean => kind === 'fenced code' && from >= line;
