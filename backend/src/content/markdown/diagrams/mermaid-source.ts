import { readFlowchart } from './flowchart-source.js';

/** Accessible names of a diagram. */
interface Names {
  title?: string;
  /** Description for screen readers. */
  description?: string;
}

/** A diagram for the library, normalized. */
export interface LaidOutSource extends Names {
  kind: keyof typeof LAID_OUT;
  text: string;
  /** Number of edges in the source. */
  links: number;
}

/**
 * A diagram that we draw ourselves, by lines. A mind map's lines keep their indentation, which defines the hierarchy.
 */
export interface DrawnSource extends Names {
  kind: keyof typeof DRAWN;
  lines: string[];
}

export type MermaidSource = LaidOutSource | DrawnSource;

/** Kinds that the library draws. It also supports charts, but some numbers put it into an endless loop. */
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

/** Lines that request a script; we never run any. */
const SCRIPT = /^click\s/;
const NAMES = /^(?:%%|acc(?:Title|Descr)\b)/;
/** Patterns that count edges. */
const LINKS = {
  state: /-->/,
  sequence: /->|-\)|-x/,
  class: / (?:<\||[*o<])?(?:--|\.\.)(?:\|>|[*o>])? /,
  entities: / [|}][|o](?:--|\.\.)[|o][|{] /,
};
/** Arrows that the library requires spaces around. */
const ARROWS = {
  class: /(?:<\||[*<]|\bo)?(?:--|\.\.)(?:\|>|>|[*o](?!\w))?/g,
  entities: /[|}][|o](?:--|\.\.)[|o][|{]/g,
};

/** @returns undefined for anything but a supported kind of diagram */
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
    // `mainBranch` is the only setting that changes content rather than look; `%%` within a line is a comment in some
    // kinds.
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

/** Removes the front matter, between two lines of dashes, from `lines` and returns it. */
function takeFrontMatter(lines: string[]): string[] {
  const begin = lines.findIndex((line) => line !== '');
  const end = lines.findIndex((line, index) => index > begin && line.trim() === '---');
  return lines[begin]?.trim() === '---' && end > 0 ? lines.splice(0, end + 1) : [];
}

/** Value of a line `name: …` or, as Mermaid accepts too, `name …`, without quotes. */
function valueOf(lines: readonly string[], name: string): string | undefined {
  const line = lines.map((each) => each.trim()).find((each) => each.startsWith(name));
  const value = line?.slice(name.length).replace(/^ *:/, '').trim();
  return value?.replace(/^(["'])(.*)\1$/, '$2') || undefined;
}

/** Removes a multi-line description in braces from `lines` and returns it. */
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
  // One edge per line; the text after a colon is a label.
  const links = spaced.filter((line) => LINKS[kind].test(line.split(':', 1)[0]!)).length;
  return { text: spaced.join('\n'), links };
}

/** Adds spaces around arrows, but not in labels, which are in quotes or after a colon. */
function spaceArrows(line: string, arrows: RegExp): string {
  return line.replace(/^[^:]*/, (head) =>
    head
      .split('"')
      .map((part, index) => (index % 2 === 0 ? part.replace(arrows, ' $& ') : part))
      .join('"'),
  );
}
