import { withoutHiddenElements } from './hidden-elements.js';
import { literalsIn, type Literal } from './literals.js';

/**
 * Removing a comment may change how the rest is parsed, so the text is parsed again; after this many times no more.
 */
const MAX_READINGS = 20;
/**
 * Maximum lengths of a comment whose syntax may also be the subject of a sentence, and of the text before it on its
 * line.
 */
const [MAX_ALONE, MAX_BEFORE] = [1000, 200];
const ONLY_MARKER = /^[ \t>]*(?:(?:[-*+]|\d{1,9}[.)])[ \t]+(?:\[.\][ \t]+)?|#{1,6}[ \t]+)?$/;

/** Comment syntaxes of other programs; `alone` if the syntax may also be the subject of a sentence. */
const FORMS: readonly { opens: RegExp; closes: RegExp; alone?: true }[] = [
  { opens: /%%/y, closes: /%%/g },
  // HTML comments that continue after the end of their HTML block.
  { opens: /<!--/y, closes: /-->/g },
  // MDX, except for its anchors after headings
  { opens: /(?<!\{)\{\/\*(?![\w-]+\*\/\}[ \t]*$(?<=^#{1,6} [^\n]*))/my, closes: /\*\/\}/g },
  // Liquid, Jinja, Twig
  { opens: /\{%-?[ \t]*comment\b[^%{}]*%\}/y, closes: /\{%-?[ \t]*endcomment[ \t]*-?%\}/g },
  { opens: /\{#(?=[\s-])/y, closes: /#\}/g, alone: true },
  // Hugo
  {
    opens: /\{\{[<%][ \t]*comment[ \t]*[>%]\}\}/y,
    closes: /\{\{[<%][ \t]*\/[ \t]*comment[ \t]*[>%]\}\}/g,
  },
  { opens: /\{\{[<%]?-?[ \t]*\/\*/y, closes: /\}\}/g, alone: true },
  // kramdown
  { opens: /\{::comment[ \t]*\}/y, closes: /\{:\/(?:comment)?\}/g },
  // Handlebars
  { opens: /\{\{[-~]?!--/y, closes: /--[-~]?\}\}/g, alone: true },
  { opens: /\{\{[-~]?!/y, closes: /\}\}/g, alone: true },
];
const OPENING = /%%|<!--|\{[{/%#:]/g;

type Form = (typeof FORMS)[number];

interface HiddenComment {
  /** From 1. */
  line: number;
  /** The opening mark. */
  sign: string;
  hides: 'itself' | 'all that follows' | 'nothing';
}

interface Opening {
  at: number;
  end: number;
  form: Form;
  /** In the title of a link, which no blank line may divide. */
  isInTitle?: true;
}

/**
 * Removes comments of other programs outside code: everything between two `%%` of Obsidian, and comments of MDX and of
 * templates, within a line or over several blocks. A `%%` at the start of a line without a second one hides the rest of
 * the text. HTML comments are left to the parser, except where blank lines divide them.
 */
export function hideComments(source: string): { text: string; comments: HiddenComment[] } {
  const comments: HiddenComment[] = [];
  if (source.search(OPENING) < 0) return { text: source, comments };
  let text = source;
  let literals = literalsIn(text);
  let readings = 1;
  // Offset where the search continues, and its line in the source.
  let at = 0;
  let line = 1;
  // Forms without a closing mark in the rest of the text.
  const endless = new Set<Form>();
  for (
    let open = nextOpening(text, at, literals, endless);
    open;
    open = nextOpening(text, at, literals, endless)
  ) {
    const isPercent = open.form === FORMS[0];
    const end = endOf(text, open, literals);
    line += countLines(text.slice(at, open.at));
    at = open.at;
    const hidesRest = isPercent && ONLY_MARKER.test(lineBefore(text, at));
    if (end === undefined) endless.add(open.form);
    if (end !== undefined || isPercent) {
      const hides = end !== undefined ? 'itself' : hidesRest ? 'all that follows' : 'nothing';
      comments.push({ line, sign: text.slice(at, open.end), hides });
    }
    if (end === undefined && !hidesRest) {
      at = open.end;
      continue;
    }
    const comment = text.slice(at, end ?? text.length);
    const { from, to, left } = holeAround(text, open, at + comment.length);
    line += countLines(text.slice(at, to)) - countLines(left);
    text = text.slice(0, from) + left + text.slice(to);
    at = from + left.length;
    const removed = to - from - left.length;
    const further = comment.includes('\n') ? comment.slice(comment.indexOf('\n')) : '';
    if (/[`~$<]/.test(further) && ++readings < MAX_READINGS) literals = literalsIn(text);
    else literals = literals.map((one) => moved(one, removed));
  }
  return { text, comments };
}

/** A comment of each form, to its closing mark or the end of the text. */
const WHOLE_COMMENTS = FORMS.map(
  ({ opens, closes }) => new RegExp(`${opens.source}[^]*?(?:${closes.source}|(?![^]))`, 'gm'),
);

/** Removes comments without parsing the text, for one that is too complex. */
export function withoutAnyComment(source: string): string {
  return WHOLE_COMMENTS.reduce(
    (text, comment) => text.replace(comment, ''),
    withoutHiddenElements(source),
  ).replace(/^ {0,3}\[[^\]\r\n\u2028\u2029]+\]:.*$/gm, '');
}

function nextOpening(
  text: string,
  from: number,
  literals: readonly Literal[],
  endless: ReadonlySet<Form>,
): Opening | undefined {
  const openings = new RegExp(OPENING);
  openings.lastIndex = from;
  for (let found = openings.exec(text); found; found = openings.exec(text)) {
    const at = found.index;
    openings.lastIndex = at + 1;
    const literal = literals.find((one) => one.from <= at && at < one.to);
    const isDivided = literal?.kind === 'html' && literal.from === at && found[0] === '<!--';
    const { title } = literal ?? {};
    if (title && at > title.from && at < title.to) {
      const form = FORMS.find((one) => !one.alone && startsWith(one, text, at));
      const sign = form && startsWith(form, text, at)!;
      const opening = form && { at, end: at + sign!.length, form, isInTitle: true as const };
      if (opening && (endOf(text, opening, []) ?? Infinity) < title.to) return opening;
      continue;
    }
    if (title && at < title.from) {
      openings.lastIndex = title.from;
      continue;
    }
    if (literal && !(isDivided && !text.slice(at, literal.to).includes('--', 4))) {
      openings.lastIndex = literal.to;
      continue;
    }
    if (text[at - 1] === '\\' || (found[0] === '<!--' && !isDivided)) continue;
    for (const form of FORMS) {
      if (endless.has(form)) continue;
      const sign = startsWith(form, text, at);
      if (sign === undefined) continue;
      const opening = { at, end: at + sign.length, form };
      if (!form.alone || isAlone(text, opening, literals)) return opening;
    }
  }
  return undefined;
}

function moved(literal: Literal, by: number): Literal {
  const { from, to, title } = literal;
  return {
    ...literal,
    from: from - by,
    to: to - by,
    ...(title && { title: { from: title.from - by, to: title.to - by } }),
  };
}

/** The sign with which a form opens at an offset. */
function startsWith({ opens }: Form, text: string, at: number): string | undefined {
  opens.lastIndex = at;
  return opens.exec(text)?.[0];
}

function isAlone(text: string, opening: Opening, literals: readonly Literal[]): boolean {
  if (!ONLY_MARKER.test(lineBefore(text, opening.at))) return false;
  const end = endOf(text.slice(0, opening.at + MAX_ALONE), opening, literals);
  if (end === undefined || /\n[ \t]*\n/.test(text.slice(opening.at, end))) return false;
  return /^[ \t]*(?:\r?\n|$)/.test(text.slice(end, end + 100));
}

/** Finds the closing mark. One inside code counts only if there is no other. */
function endOf(text: string, { at, end, form }: Opening, literals: readonly Literal[]): number | undefined {
  const code = literals.filter(({ kind, from, to }) => kind !== 'address' && to > end && from > at);
  // `%%%%` opens a comment; it is not an empty one.
  const run = form === FORMS[0] ? /^%*/.exec(text.slice(end))![0].length : 0;
  return (
    closeAfter(text, end + run, form, code) ??
    closeAfter(text, end + run, form, []) ??
    (run > 1 ? end + 2 : undefined)
  );
}

function closeAfter(
  text: string,
  from: number,
  { closes }: Form,
  literals: readonly Literal[],
): number | undefined {
  const closing = new RegExp(closes);
  closing.lastIndex = from;
  for (let found = closing.exec(text); found; found = closing.exec(text)) {
    const { index } = found;
    const literal = literals.find((one) => one.from <= index && index < one.to);
    if (literal) closing.lastIndex = literal.to;
    else if (text[index - 1] === '\\') closing.lastIndex = index + 1;
    else return index + found[0].length;
  }
  return undefined;
}

/**
 * The range to remove with a comment, and the text to leave: no empty item, heading or line remains, and paragraphs
 * stay separate.
 */
function holeAround(
  text: string,
  { at: open, isInTitle }: Opening,
  end: number,
): { from: number; to: number; left: string } {
  const before = lineBefore(text, open);
  const nextLine = text.indexOf('\n', end);
  const lineEnd = nextLine < 0 ? text.length : nextLine;
  const fillsLines = ONLY_MARKER.test(before) && text.slice(end, lineEnd).trim() === '';
  if (!fillsLines) {
    const isBetweenSpaces = /[ \t]$/.test(before) && /^[ \t]/.test(text.slice(end, end + 1));
    return { from: open, to: isBetweenSpaces ? end + 1 : end, left: '' };
  }
  const from = open - before.length;
  if (isInTitle || !text.slice(open, end).includes('\n'))
    return { from, to: Math.min(text.length, lineEnd + 1), left: '' };
  return { from, to: lineEnd, left: /^[ \t]*>/.test(before) ? before.trimEnd() : '' };
}

function lineBefore(text: string, at: number): string {
  const before = text.slice(Math.max(0, at - MAX_BEFORE), at);
  return before.slice(before.lastIndexOf('\n') + 1);
}

const countLines = (text: string): number => text.split('\n').length - 1;
