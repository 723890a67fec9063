import { readFlowchart } from './flowchart-source.js';

/** A diagram as the library that draws it reads it. */
export interface MermaidSource {
  kind: DiagramKind;
  text: string;
  /** How many lines between boxes it asks for. */
  links: number;
  title?: string;
  /** For those who do not see it. */
  description?: string;
}

export type DiagramKind = keyof typeof HEADERS;

/** The kinds that are drawn. The library knows another, which some numbers keep it at for ever. */
const HEADERS = {
  flowchart: /^(?:graph|flowchart)\b/,
  state: /^stateDiagram(?:-v2)?\b/,
  sequence: /^sequenceDiagram\b/,
  class: /^classDiagram\b/,
  entities: /^erDiagram\b/,
};

/** Lines that ask for a script, which none of ours runs, and comments. */
const SKIPPED = /^(?:click\s|%%)/;
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
    .map((line) => line.trim());
  const front = takeFrontMatter(lines);
  const title = valueOf(front, 'title') ?? valueOf(lines, 'accTitle');
  const description = takeDescription(lines);
  const said = lines.filter(
    (line) => line !== '' && !SKIPPED.test(line) && !/^acc(?:Title|Descr)\b/.test(line),
  );
  const header = said[0] ?? '';
  const kind = (Object.keys(HEADERS) as DiagramKind[]).find((name) => HEADERS[name].test(header));
  if (!kind) return undefined;
  const read = kind === 'flowchart' ? readFlowchart(said) : readOther(said, kind);
  return read && { kind, ...read, ...(title && { title }), ...(description && { description }) };
}

/** What stands above a diagram between two lines of dashes, which are taken out of `lines`. */
function takeFrontMatter(lines: string[]): string[] {
  const begin = lines.findIndex((line) => line !== '');
  const end = lines.indexOf('---', begin + 1);
  return lines[begin] === '---' && end > 0 ? lines.splice(0, end + 1) : [];
}

/** What a line `name: …` or, as Mermaid takes it too, `name …` says, without its quotation marks. */
function valueOf(lines: readonly string[], name: string): string | undefined {
  const line = lines.find((each) => each.startsWith(name));
  const value = line?.slice(name.length).replace(/^ *:/, '').trim();
  return value?.replace(/^(["'])(.*)\1$/, '$2') || undefined;
}

/** Of several lines in braces these are taken out of `lines`. */
function takeDescription(lines: string[]): string | undefined {
  const begin = lines.findIndex((line) => /^accDescr *\{/.test(line));
  if (begin < 0) return valueOf(lines, 'accDescr');
  const length = lines.slice(begin).findIndex((line) => line.endsWith('}')) + 1;
  const block = lines.splice(begin, length || lines.length).join(' ');
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
