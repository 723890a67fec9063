import { literalsIn, type Literal } from './literals.js';

/** Comments with structure in them change how what follows is read; from so many on they no longer do. */
const MAX_READINGS = 20;
const ONLY_MARKER = /^[ \t>]*(?:(?:[-*+]|\d{1,9}[.)])[ \t]+(?:\[.\][ \t]+)?|#{1,6}[ \t]+)?$/;

interface HiddenComment {
  /** From 1. */
  line: number;
  hides: 'itself' | 'all that follows' | 'nothing';
}

/**
 * Removes what Obsidian hides: all between two `%%` outside code, within a line or over several blocks; from one that
 * begins a line and has no second, all to the end.
 */
export function hideComments(source: string): { text: string; comments: HiddenComment[] } {
  const comments: HiddenComment[] = [];
  if (!source.includes('%%')) return { text: source, comments };
  let text = source;
  let literals = literalsIn(text);
  let readings = 1;
  // Where the search goes on, and its line in the source.
  let at = 0;
  let line = 1;
  for (let open = nextMark(text, at, literals); open >= 0; open = nextMark(text, at, literals)) {
    const close = closing(text, open + 2, literals);
    line += countLines(text.slice(at, open));
    const hidesRest = ONLY_MARKER.test(lineBefore(text, open));
    comments.push({ line, hides: close >= 0 ? 'itself' : hidesRest ? 'all that follows' : 'nothing' });
    at = open;
    if (close < 0 && !hidesRest) {
      at += 2;
      continue;
    }
    const comment = text.slice(open, close < 0 ? text.length : close + 2);
    const { from, to, left } = holeAround(text, open, open + comment.length);
    line += countLines(text.slice(open, to)) - countLines(left);
    text = text.slice(0, from) + left + text.slice(to);
    at = from + left.length;
    const removed = to - from - left.length;
    const further = comment.includes('\n') ? comment.slice(comment.indexOf('\n')) : '';
    if (/[`~$<]/.test(further) && ++readings < MAX_READINGS) literals = literalsIn(text);
    else literals = literals.map((one) => ({ ...one, from: one.from - removed, to: one.to - removed }));
  }
  return { text, comments };
}

/** Without reading the text as Markdown: for one that is too intricate. */
export function withoutAnyComment(source: string): string {
  return source
    .replace(/<!--[^]*?(?:-->|$)/g, '')
    .replace(/%%[^]*?(?:%%|$)/g, '')
    .replace(/^ {0,3}\[[^\]\r\n\u2028\u2029]+\]:.*$/gm, '');
}

function nextMark(text: string, from: number, literals: readonly Literal[]): number {
  for (let at = text.indexOf('%%', from); at >= 0; at = text.indexOf('%%', at + 1)) {
    const literal = literals.find((one) => one.from <= at && at < one.to);
    if (literal) at = literal.to - 1;
    else if (text[at - 1] !== '\\') return at;
  }
  return -1;
}

/** Code in a comment may have the mark, unless nothing else closes the comment. */
function closing(text: string, from: number, literals: readonly Literal[]): number {
  const code = literals.filter(({ kind, to }) => kind !== 'address' && to > from);
  const outside = nextMark(text, from, code);
  return outside >= 0 ? outside : text.indexOf('%%', from);
}

/** What to remove with a comment, and what to leave: no empty item, heading or line, and paragraphs apart. */
function holeAround(text: string, open: number, end: number): { from: number; to: number; left: string } {
  const before = lineBefore(text, open);
  const nextLine = text.indexOf('\n', end);
  const lineEnd = nextLine < 0 ? text.length : nextLine;
  const isAlone = ONLY_MARKER.test(before) && text.slice(end, lineEnd).trim() === '';
  if (!isAlone) {
    const isBetweenSpaces = /[ \t]$/.test(before) && /^[ \t]/.test(text.slice(end, end + 1));
    return { from: open, to: isBetweenSpaces ? end + 1 : end, left: '' };
  }
  const from = open - before.length;
  if (!text.slice(open, end).includes('\n'))
    return { from, to: Math.min(text.length, lineEnd + 1), left: '' };
  return { from, to: lineEnd, left: /^[ \t]*>/.test(before) ? before.trimEnd() : '' };
}

const lineBefore = (text: string, at: number): string => text.slice(text.lastIndexOf('\n', at - 1) + 1, at);
const countLines = (text: string): number => text.split('\n').length - 1;
