const MAX_LENGTH = 1_000_000;
const MAX_DEPTH = 25;
const MAX_COLUMNS = 400;
const MAX_TAGS = 20_000;
const MAX_ATTRIBUTES = 3_000;
/** Inline marks times the length of their block, summed: about the cost of matching them. */
const MAX_MATCHING = 3e8;
/** Characters scanned for closing backticks that do not exist, summed. */
const MAX_SEARCHED = 3_000_000;
/** Lines times their depth, summed over deep quotes. */
const MAX_QUOTED = 40_000;
/** Open formatting elements times tags: HTML reopens all of them in each new block. */
const MAX_REOPENING = 300_000;

/** Constructs with a cost that is quadratic in their number, or proportional to it times the document's length. */
const limits: [construct: RegExp, most: number, reason: string][] = [
  [/\n/g, 40_000, 'il compte plus de 40 000 lignes'],
  [/\n[ \t]*\n/g, 15_000, 'il compte plus de 15 000 lignes vides'],
  [/^ {0,3}#/gm, 5_000, 'il compte plus de 5 000 intertitres'],
  [/^[ \t>]*(?::{3}|!!!|\?\?\?)/gm, 1_000, 'il compte plus de 1 000 encadrés'],
  [/^[ \t>]*:[ \t]/gm, 2_000, 'il compte plus de 2 000 définitions'],
  [/\[\^/g, 2_000, 'il compte plus de 2 000 notes'],
];

const checks: [isTooMuch: (source: string) => boolean, reason: string][] = [
  [({ length }) => length > MAX_LENGTH, 'il dépasse un million de caractères'],
  ...limits.map(([construct, most, reason]): [(source: string) => boolean, string] => [
    (source) => hasMore(source, construct, most),
    reason,
  ]),
  [isTooDeep, `ses listes ou ses citations s’emboîtent sur plus de ${MAX_DEPTH} niveaux`],
  [isTooDense, 'un de ses paragraphes est trop long pour tant de mise en forme'],
  [hasTooMuchOpenCode, 'trop d’accents graves (`) n’y sont pas refermés'],
  [hasTooManyCells, 'ses tableaux sont trop grands'],
  [(source) => hasTooManyTags(source, true), 'il contient trop de balises HTML'],
];

const MARKERS = /^(?:[ \t]*(?:>|(?:[-+*]|\d{1,9}[.)])[ \t]))*/;
const RULE = /^[ \t]*([-*_])(?:[ \t]*\1)+[ \t]*$/;
const INLINE_MARK = /[*_~[\]<&@!\\]|`+|https?:|www\.| {2}\n/g;

/**
 * Detects Markdown that no person writes and that would exhaust the parsers' time, memory or stack. Accepted texts take
 * some seconds at most.
 * @returns the reason in French; undefined for Markdown that can be rendered
 */
export function complexityProblem(source: string): string | undefined {
  return checks.find(([isTooMuch]) => isTooMuch(source))?.[1];
}

function hasMore(source: string, construct: RegExp, most: number): boolean {
  let count = 0;
  for (const _ of source.matchAll(construct)) if (++count > most) return true;
  return false;
}

function isTooDeep(source: string): boolean {
  const indents: number[] = [];
  let quoted = 0;
  let blockDepth = 0;
  for (const line of source.split('\n')) {
    if (RULE.test(line)) continue;
    const [markers] = MARKERS.exec(line)!;
    const depth = markers.replace(/[\s\d]/g, '').length;
    blockDepth = line.trim() === '' ? 0 : Math.max(blockDepth, depth);
    if (blockDepth > 3) quoted += blockDepth;
    if (depth > MAX_DEPTH || quoted > MAX_QUOTED) return true;
    if (depth === 0) continue;
    const indent = line.length - line.trimStart().length;
    while (indents.length > 0 && indents.at(-1)! >= indent) indents.pop();
    indents.push(indent);
    if (indents.length > MAX_DEPTH) return true;
  }
  return false;
}

function isTooDense(source: string): boolean {
  let cost = 0;
  for (const block of source.split(/\n[ \t]*\n/)) {
    if (block.length < 5_000) continue;
    cost += (block.match(INLINE_MARK)?.length ?? 0) * block.length;
  }
  return cost > MAX_MATCHING;
}

/** For an unclosed run of backticks the parser scans to the end of the block. */
function hasTooMuchOpenCode(source: string): boolean {
  let searched = 0;
  for (const block of source.split(/\n[ \t]*\n/)) {
    const runs = [...block.matchAll(/`+/g)];
    const last = new Map(runs.map(([{ length }], index) => [length, index]));
    let closer: number | undefined;
    runs.forEach(({ 0: { length }, index: at }, index) => {
      if (closer !== undefined) {
        if (length === closer) closer = undefined;
      } else if (last.get(length)! > index) closer = length;
      else searched += block.length - at;
    });
    if (searched > MAX_SEARCHED) return true;
  }
  return false;
}

/** Parsers pad rows to the widest one, so a table has rows times columns cells. */
function hasTooManyCells(source: string): boolean {
  let cells = 0;
  let rows = 0;
  let columns = 0;
  for (const line of source.split('\n')) {
    const bars = line.split('|').length - 1;
    if (line.trim() === '') {
      cells += rows * columns;
      columns = 0;
      rows = 0;
    } else if (bars > 0 || columns > 0) {
      columns = Math.max(columns, bars);
      rows++;
    }
    if (columns > MAX_COLUMNS || cells + rows * columns > 30_000) return true;
  }
  return false;
}

const FORMATTING = /^(?:a|b|big|code|em|font|i|nobr|s|small|strike|strong|tt|u)$/;
/** HTML elements that a blank line doesn't end in Markdown. */
const RAW = /^(?:pre|script|style|textarea)$/;

/** The same check for plain HTML. */
export function isTooComplexHtml(html: string): boolean {
  return html.length > MAX_LENGTH || hasTooManyTags(html, false);
}

function hasTooManyTags(source: string, blankLineEnds: boolean): boolean {
  const open = new Map<string, number>();
  let deepest = 0;
  let depth = 0;
  let tags = 0;
  let at = source.indexOf('<');
  while (at >= 0) {
    const [, slash, written] = /^<(\/?)([a-z][a-z0-9]*)/i.exec(source.slice(at, at + 20)) ?? [];
    if (!written) {
      at = source.indexOf('<', at + 1);
      continue;
    }
    const name = written.toLowerCase();
    const { end, attributes } = readTag(
      source,
      at + slash!.length + name.length + 1,
      blankLineEnds && !RAW.test(name),
    );
    if (attributes > MAX_ATTRIBUTES) return true;
    if (++tags > MAX_TAGS) return true;
    at = source.indexOf('<', end);
    if (!FORMATTING.test(name)) continue;
    const before = open.get(name) ?? 0;
    const after = Math.max(0, before + (slash ? -1 : 1));
    open.set(name, after);
    depth += after - before;
    deepest = Math.max(deepest, depth);
  }
  return deepest * tags > MAX_REOPENING && deepest > 60;
}

/** Scans a tag as an HTML tokenizer does, up to one attribute more than allowed. */
function readTag(source: string, from: number, blankLineEnds: boolean): { end: number; attributes: number } {
  let quote = '';
  let attributes = 0;
  let at = from;
  for (; at < source.length && attributes <= MAX_ATTRIBUTES; at++) {
    const character = source[at]!;
    if (blankLineEnds && character === '\n' && /^\n[ \t]*\n/.test(source.slice(at, at + 20))) break;
    if (quote) {
      if (character === quote) quote = '';
    } else if (character === '>') break;
    else if (
      (character === '"' || character === "'") &&
      /=\s*$/.test(source.slice(Math.max(from, at - 10), at))
    )
      quote = character;
    else if (/[\s/]/.test(character) && /[^\s/>]/.test(source[at + 1] ?? ' ')) attributes++;
  }
  return { end: at, attributes };
}
