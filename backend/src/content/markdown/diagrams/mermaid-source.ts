import { readFlowchart } from './flowchart-source.js';

/** What a diagram is called. */
interface Names {
  title?: string;
  /** For those who do not see it. */
  description?: string;
}

/** A diagram as the library that draws it reads it. */
export interface LaidOutSource extends Names {
  kind: keyof typeof LAID_OUT;
  text: string;
  /** How many lines between boxes it asks for. */
  links: number;
}

/** One that we draw, line by line. A mind map's have the spaces before them that say what belongs to what. */
export interface DrawnSource extends Names {
  kind: keyof typeof DRAWN;
  lines: string[];
}

export type MermaidSource = LaidOutSource | DrawnSource;

/** The kinds that the library draws. It knows another, which some numbers keep it at for ever. */
const LAID_OUT = {
  flowchart: /^(?:graph|flowchart)\b/,
  state: /^stateDiagram(?:-v2)?\b/,
  sequence: /^sequenceDiagram\b/,
  class: /^classDiagram\b/,
  entities: /^erDiagram\b/,
};
const DRAWN = {
  pie: /^pie\b/,
  gantt: /^gantt$/,
  timeline: /^timeline(?: (?:LR|TD))?$/,
  gitGraph: /^gitGraph\b/,
  mindmap: /^mindmap$/,
  journey: /^journey$/,
  quadrantChart: /^quadrantChart$/,
  xychart: /^xychart(?:-beta)?(?: +(?:horizontal|vertical))?$/,
};

/** Lines that ask for a script, which none of ours runs. */
const SCRIPT = /^click\s/;
const NAMES = /^(?:%%|acc(?:Title|Descr)\b)/;
/** What a line between boxes looks like, as it is written. */
const LINKS = {
  state: /-->/,
  sequence: /->|-\)|-x/,
  class: / (?:<\||[*o<])?(?:--|\.\.)(?:\|>|[*o>])? /,
  entities: / [|}][|o](?:--|\.\.)[|o][|{] /,
};
/** Arrows that the library wants spaces around. */
const ARROWS = {
  class: /(?:<\||[*<]|\bo)?(?:--|\.\.)(?:\|>|>|[*o](?!\w))?/g,
  entities: /[|}][|o](?:--|\.\.)[|o][|{]/g,
};

/** @returns undefined for what is no diagram of the kinds that are drawn */
export function readMermaid(source: string): MermaidSource | undefined {
  const lines = source
    .replaceAll('\t', ' ')
    .split('\n')
    .map((line) => line.trimEnd());
  const front = takeFrontMatter(lines);
  const title = valueOf(front, 'title') ?? valueOf(lines, 'accTitle');
  const description = takeDescription(lines);
  const said = lines.filter((line) => line !== '' && !NAMES.test(line.trim()));
  const read = readKind(said, source);
  return read && { ...read, ...(title && { title }), ...(description && { description }) };
}

function readKind(indented: string[], source: string): MermaidSource | undefined {
  const all = indented.map((line) => line.trim());
  const header = all[0] ?? '';
  const drawn = kindIn(DRAWN, header);
  if (drawn) {
    // The one setting that changes what is said rather than how it looks, and what some kinds have as a comment.
    if (source.includes('mainBranch') || all.some((line) => line.includes('%%'))) return undefined;
    return { kind: drawn, lines: drawn === 'mindmap' ? indented : all };
  }
  const kind = kindIn(LAID_OUT, header);
  if (!kind) return undefined;
  const lines = all.filter((line) => !SCRIPT.test(line));
  const read = kind === 'flowchart' ? readFlowchart(lines) : readOther(lines, kind);
  return read && { kind, ...read };
}

const kindIn = <Kind extends string>(headers: Record<Kind, RegExp>, header: string): Kind | undefined =>
  (Object.keys(headers) as Kind[]).find((kind) => headers[kind].test(header));

/** What stands above a diagram between two lines of dashes, which are taken out of `lines`. */
function takeFrontMatter(lines: string[]): string[] {
  const begin = lines.findIndex((line) => line !== '');
  const end = lines.findIndex((line, index) => index > begin && line.trim() === '---');
  return lines[begin]?.trim() === '---' && end > 0 ? lines.splice(0, end + 1) : [];
}

/** What a line `name: …` or, as Mermaid takes it too, `name …` says, without its quotation marks. */
function valueOf(lines: readonly string[], name: string): string | undefined {
  const line = lines.map((each) => each.trim()).find((each) => each.startsWith(name));
  const value = line?.slice(name.length).replace(/^ *:/, '').trim();
  return value?.replace(/^(["'])(.*)\1$/, '$2') || undefined;
}

/** Of several lines in braces these are taken out of `lines`. */
function takeDescription(lines: string[]): string | undefined {
  const begin = lines.findIndex((line) => /^ *accDescr *\{/.test(line));
  if (begin < 0) return valueOf(lines, 'accDescr');
  const length = lines.slice(begin).findIndex((line) => line.endsWith('}')) + 1;
  const block = lines
    .splice(begin, length || lines.length)
    .map((line) => line.trim())
    .join(' ');
  return (
    block
      .replace(/^accDescr *\{/, '')
      .replace(/\}$/, '')
      .trim() || undefined
  );
}

function readOther(lines: readonly string[], kind: keyof typeof LINKS): { text: string; links: number } {
  const spaced =
    kind === 'class' || kind === 'entities' ? lines.map((line) => spaceArrows(line, ARROWS[kind])) : lines;
  // One a line, and what follows a colon are words.
  const links = spaced.filter((line) => LINKS[kind].test(line.split(':', 1)[0]!)).length;
  return { text: spaced.join('\n'), links };
}

/** Puts spaces around arrows, but not in words, which stand in quotes or behind a colon. */
function spaceArrows(line: string, arrows: RegExp): string {
  return line.replace(/^[^:]*/, (head) =>
    head
      .split('"')
      .map((part, index) => (index % 2 === 0 ? part.replace(arrows, ' $& ') : part))
      .join('"'),
  );
}
