import { fold, withoutLigatures } from '../fold.js';
import { isUsedAsNoun, mayBeNoun } from './noun-use.js';
import { stemOf } from './stem.js';
import { isStopWord } from './stop-words.js';
import { unifyChunk } from './unify-chunk.js';

export { isUsedAsNoun };

/** Increment when the same text yields other tokens: indexes made with an older version are rebuilt. */
export const ANALYSER_VERSION = 3;

/** A word, or something found in addition: a whole compound, a name without its number. */
export interface Token {
  /** Folded form with its ending. */
  word: string;
  /** Folded stem. */
  stem: string;
  /** Start offset in the text. */
  start: number;
  /** End offset, exclusive. */
  end: number;
  /** Whether a query may ignore it. */
  isStopWord: boolean;
  /** Set for a stop word that may be a noun, such as « son »: whether it is one here. */
  isNoun?: boolean;
  /** Set for a token in addition to others: `email` after `e` and `mail`, `css` after `css3`. */
  isCompound?: true;
}

const MAX_LENGTH = 60;
const MAX_KEPT = 50_000;
/** Cached tokens by chunk, with relative offsets: most texts repeat the same few chunks. */
const kept = new Map<string, Token[]>();

const LETTER = String.raw`[\p{L}\p{N}\p{M}]`;
const NOT_WITHIN = String.raw`(?<![\p{L}\p{N}_])`;
const ENDS = String.raw`(?![\p{L}\p{N}_])`;

/** In order: names with signs, file and library names, versions, slash abbreviations, all other words. */
const WORDS = new RegExp(
  [
    String.raw`${NOT_WITHIN}(?<name>(?:c|g|notepad)\+\+(?:\d\d)?|[cfj]#|(?:asp|vb|ado|ml)?\.net)${ENDS}`,
    String.raw`${NOT_WITHIN}(?<file>\p{L}[\p{L}\p{N}]*\.(?:js|ts|io))${ENDS}`,
    String.raw`${NOT_WITHIN}(?<version>v?\d+(?:[.,]\d+)+)`,
    String.raw`${NOT_WITHIN}(?<slashed>\p{L}{1,3}\/\p{L}{1,3})${ENDS}`,
    String.raw`(?<word>${LETTER}+(?:(?:['·-]|_+)${LETTER}+)*)`,
  ].join('|'),
  'giu',
);

/** Elided words before an apostrophe. */
const ELIDED = new Set('l d j m t s n c qu jusqu lorsqu puisqu quoiqu quelqu entr'.split(' '));
/** Words that contain an apostrophe. */
const WITH_APOSTROPHE = new Set(
  "aujourd'hui quelqu'un quelqu'une presqu'ile prud'homme prud'hommes".split(' '),
);
/** A slash between other short words means “or”. */
const SLASHED = new Set('tcp/ip ci/cd i/o n/a ui/ux a/b'.split(' '));

/** Separators: never part of a word. */
const SEPARATORS = ' \t\n\v\f\r\u00a0\u2009\u200a\u202f\u3000;:!?()[]{}<>|*=~^$%&@"\\«»“”„…—–•';
/** Character classes by char code. */
const KIND = { plain: 0, separator: 1, capital: 2, other: 3 };
const kinds = new Uint8Array(0x10000).fill(KIND.other);
/** Folded first letters of words. */
const bases = new Uint16Array(0x10000);
for (let code = 0; code < 0x250; code += 1) {
  const sign = String.fromCharCode(code);
  const folded = fold(sign);
  bases[code] = folded.charCodeAt(0);
  if (folded.length !== 1 || !/[\p{L}\p{N}]/u.test(sign)) continue;
  kinds[code] = /\p{Lu}/u.test(sign) ? KIND.capital : KIND.plain;
}
for (const sign of SEPARATORS) kinds[sign.charCodeAt(0)] = KIND.separator;

/** The first two letters of a folded word, packed into a number. */
export function beginningOf(word: string): number {
  return word.charCodeAt(0) * 0x10000 + (word.length > 1 ? word.charCodeAt(1) : 0);
}

/** Tokens of a text in order. Documents and queries use the same analysis. */
export function analyse(text: string): Token[] {
  const tokens: Token[] = [];
  eachToken(text, (token, at) => tokens.push({ ...token, start: at + token.start, end: at + token.end }));
  return tokens;
}

/**
 * Like `analyse`, for long texts of which few tokens are needed.
 * @param visit receives each token (read-only) and the base of its `start` and `end`
 * @param beginnings skips most words with another beginning without analysing them
 */
export function eachToken(
  text: string,
  visit: (token: Token, at: number) => void,
  beginnings?: ReadonlySet<number>,
): void {
  const { length } = text;
  for (let start = 0; start < length; start += 1) {
    const first = text.charCodeAt(start);
    if (kinds[first] === KIND.separator) continue;
    let isSimple = kinds[first] !== KIND.other;
    let end = start + 1;
    for (; end < length; end += 1) {
      const kind = kinds[text.charCodeAt(end)];
      if (kind === KIND.separator) break;
      if (kind !== KIND.plain && !isPoint(text, end)) isSimple = false;
    }
    const to = end > start + 1 && isPoint(text, end - 1) ? end - 1 : end;
    const second = to > start + 1 ? bases[text.charCodeAt(start + 1)]! : 0;
    const isWanted = !beginnings || !isSimple || beginnings.has(bases[first]! * 0x10000 + second);
    if (isWanted)
      for (const token of readChunk(text.slice(start, to))) {
        const isNoun = token.isNoun !== undefined && isUsedAsNoun(token.word, text, start + token.start);
        visit(isNoun ? { ...token, isNoun } : token, start);
      }
    start = end;
  }
}

/** Whether the comma or full stop there ends a word. */
function isPoint(text: string, at: number): boolean {
  const code = text.charCodeAt(at);
  return (
    (code === 0x2c || code === 0x2e) &&
    (at + 1 === text.length || kinds[text.charCodeAt(at + 1)] === KIND.separator)
  );
}

function readChunk(chunk: string): Token[] {
  const known = kept.get(chunk);
  if (known) return known;
  const tokens = findTokens(chunk);
  if (chunk.length > MAX_LENGTH) return tokens;
  if (kept.size >= MAX_KEPT) kept.clear();
  kept.set(chunk, tokens);
  return tokens;
}

function findTokens(chunk: string): Token[] {
  const { text, starts, ends } = unifyChunk(chunk);
  const tokens: Token[] = [];
  for (const match of text.matchAll(WORDS)) {
    const { name, file, version, slashed } = match.groups!;
    const at = match.index;
    if (name) tokens.push(named(name, at));
    else if (file) addFile(file, at, tokens);
    else if (version) addVersion(version, at, tokens);
    else if (slashed) addSlashed(slashed, at, tokens);
    else addWord(match[0], at, tokens);
  }
  if (text === chunk) return tokens;
  return tokens.map((token) => ({ ...token, start: starts[token.start]!, end: ends[token.end - 1]! }));
}

function addFile(text: string, at: number, tokens: Token[]): void {
  const [first = ''] = text.split('.');
  tokens.push(token(first, at), compound(text.replace('.', ''), at, at + text.length));
}

function addVersion(text: string, at: number, tokens: Token[]): void {
  const number = text.replace(/^v/i, '').replaceAll(',', '.');
  const [first = ''] = number.split('.');
  const from = at + text.length - number.length;
  tokens.push(token(first, from), compound(number, from, at + text.length));
}

function addSlashed(text: string, at: number, tokens: Token[]): void {
  tokens.push(...pieces(text, at, '/').map((part) => token(part.text, part.at)));
  if (SLASHED.has(text.toLowerCase())) tokens.push(compound(text.replace('/', ''), at, at + text.length));
}

function addWord(text: string, at: number, tokens: Token[]): void {
  let from = 0;
  for (const part of text.split("'")) {
    const rest = text.slice(from, from + MAX_LENGTH);
    if (WITH_APOSTROPHE.has(fold(rest))) {
      tokens.push(token(rest.replace("'", ''), at + from, at + text.length));
      return;
    }
    const to = from + part.length;
    if (to < text.length && ELIDED.has(part.toLowerCase()))
      tokens.push(token(part, at + from, at + to, true));
    else addHyphened(part, at + from, tokens);
    from = to + 1;
  }
}

function addHyphened(text: string, at: number, tokens: Token[]): void {
  // « étudiant·e·s » is one word.
  const [written = text] = text.split('·');
  const parts = pieces(written, at, /-|_+/);
  const before = tokens.length;
  for (const part of parts) addIdentifier(part.text, part.at, tokens);
  if (parts.length < 2) return;
  // « est-ce » is a stop word like its parts.
  const isIgnored = tokens.slice(before).every((each) => each.isStopWord);
  const whole = compound(parts.map((part) => part.text).join(''), at, at + written.length);
  tokens.push({ ...whole, isStopWord: isIgnored });
}

/** Also splits `querySelector` into words, and finds `css` in `CSS3`. */
function addIdentifier(text: string, at: number, tokens: Token[]): void {
  const humps = /^[\p{L}\p{N}]+$/u.test(text) ? pieces(text, at, HUMP) : [];
  const isIdentifier = humps.length > 2 || (humps.length === 2 && /^\p{Ll}{2}/u.test(text));
  if (isIdentifier) {
    tokens.push(...humps.map((hump) => token(hump.text, hump.at)), compound(text, at, at + text.length));
    return;
  }
  tokens.push(token(text, at));
  // One word: `css3` should not find `css2`, but `css` should find both.
  const [, name] = /^(\p{L}{3,})\d{1,2}$/u.exec(text) ?? [];
  if (name) tokens.push(compound(name, at, at + name.length));
}

const HUMP = /(?<=\p{Ll})(?=\p{Lu})|(?<=\p{Lu})(?=\p{Lu}\p{Ll})/u;

interface Piece {
  text: string;
  at: number;
}

function pieces(text: string, at: number, separator: RegExp | string): Piece[] {
  const found: Piece[] = [];
  let from = 0;
  for (const piece of text.split(separator)) {
    from = text.indexOf(piece, from);
    if (piece) found.push({ text: piece, at: at + from });
    from += piece.length;
  }
  return found;
}

function named(text: string, at: number): Token {
  const word = text
    .toLowerCase()
    .replace('.net', 'dotnet')
    .replace(/\+\+\d\d$/, '++');
  return { word, stem: word, start: at, end: at + text.length, isStopWord: false };
}

function compound(text: string, start: number, end: number): Token {
  const { word, stem } = token(text, start, end);
  return { word, stem, start, end, isStopWord: false, isCompound: true };
}

function token(text: string, start: number, end = start + text.length, isElided = false): Token {
  const lower = withoutLigatures(text.normalize('NFC').toLowerCase().slice(0, MAX_LENGTH));
  const word = fold(lower);
  const found = { word, stem: stemOf(lower), start, end, isStopWord: isElided || isStopWord(lower) };
  return found.isStopWord && mayBeNoun(word) ? { ...found, isNoun: false } : found;
}
