const MAX_LENGTH = 2_000_000;
const MAX_DEPTH = 60;
const MAX_ATTRIBUTES = 2_000;
/** Marks times the length of the block they stand in, summed: about what matching them costs. */
const MAX_MATCHING = 3e8;
/** Open formatting elements times tags: HTML opens them all again in each new block. */
const MAX_REOPENING = 300_000;

const MARKERS = /^(?:[ \t]*(?:>|(?:[-+*]|\d{1,9}[.)])[ \t]))*/;
const RULE = /^[ \t]*([-*_])(?:[ \t]*\1)+[ \t]*$/;
const INLINE_MARK = /[*_~[\]<&@]|`+|https?:|www\./g;

/**
 * Tells Markdown that no person wrote and that would take the parsers very long or more stack than there is. What it
 * lets through takes a few seconds at most.
 */
export function isTooIntricate(source: string): boolean {
  return source.length > MAX_LENGTH || isTooDeep(source) || isTooDense(source) || hasTooManyTags(source);
}

function isTooDeep(source: string): boolean {
  const indents: number[] = [];
  for (const line of source.split('\n')) {
    if (RULE.test(line)) continue;
    const [markers] = MARKERS.exec(line)!;
    if (markers.trim() === '') continue;
    if (markers.replace(/[\s\d]/g, '').length > MAX_DEPTH) return true;
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

const FORMATTING = /^(?:a|b|big|code|em|font|i|nobr|s|small|strike|strong|tt|u)$/;

function hasTooManyTags(source: string): boolean {
  const open = new Map<string, number>();
  let deepest = 0;
  let depth = 0;
  let tags = 0;
  for (let at = source.indexOf('<'); at >= 0; at = source.indexOf('<', at + 1)) {
    const [, slash, name] = /^<(\/?)([a-z][a-z0-9]*)/i.exec(source.slice(at, at + 20)) ?? [];
    if (!name) continue;
    tags++;
    if (countAttributes(source, at + name.length + 1) > MAX_ATTRIBUTES) return true;
    const formatting = FORMATTING.test(name.toLowerCase()) ? name.toLowerCase() : undefined;
    if (!formatting) continue;
    const before = open.get(formatting) ?? 0;
    const after = Math.max(0, before + (slash ? -1 : 1));
    open.set(formatting, after);
    depth += after - before;
    deepest = Math.max(deepest, depth);
  }
  return deepest * tags > MAX_REOPENING && deepest > MAX_DEPTH;
}

/** Counts as a tokenizer of HTML would, up to one more than are allowed. */
function countAttributes(source: string, from: number): number {
  let quote = '';
  let count = 0;
  for (let at = from; at < source.length && count <= MAX_ATTRIBUTES; at++) {
    const character = source[at]!;
    if (quote) {
      if (character === quote) quote = '';
    } else if (character === '>') break;
    else if ((character === '"' || character === "'") && /=\s*$/.test(source.slice(Math.max(from, at - 10), at))) quote = character;
    else if (/[\s/]/.test(character) && /[^\s/>]/.test(source[at + 1] ?? ' ')) count++;
  }
  return count;
}
