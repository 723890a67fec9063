/** A diagram as the library that draws it reads it. */
export interface MermaidSource {
  kind: DiagramKind;
  text: string;
  title?: string;
  /** For those who do not see it. */
  description?: string;
}

export type DiagramKind = keyof typeof HEADERS;

/** What is drawn; of the others nobody has looked how long they take. */
const HEADERS = {
  flowchart: /^(?:graph|flowchart)\b/,
  state: /^stateDiagram(?:-v2)?\b/,
  sequence: /^sequenceDiagram\b/,
  class: /^classDiagram\b/,
  entities: /^erDiagram\b/,
};

/** Lines that ask for a script, which none of ours runs, and comments. */
const SKIPPED = /^(?:click\s|%%)/;
/** In a flowchart, lines that name no boxes. */
const DIRECTIVE = /^(?:subgraph|end|direction|style|classDef|class|linkStyle)\b/;
/** What stands in quotes, between bars or in the brackets of a box: the author's words. */
const WORDS = /"[^"]{0,300}"|\|[^|]{0,300}\||\[[^\]]{0,300}\]|\([^)]{0,300}\)|\{[^}]{0,300}\}/g;
const ARROWS = {
  flowchart: /<?(?:-{3,}|-{2,}>|={3,}|={2,}>|-\.+->?)/g,
  class: /(?:<\||[*<]|\bo)?(?:--|\.\.)(?:\|>|>|[*o](?!\w))?/g,
  entities: /[|}][|o](?:--|\.\.)[|o][|{]/g,
} as const;
/** How links begin and end that have their text in the middle. */
const AROUND_TEXT = [
  ['-- ', ' -->'],
  ['== ', ' ==>'],
  ['-. ', ' .->'],
] as const;

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
  const text = kind === 'flowchart' ? flowchart(said) : spaced(said, kind);
  return { kind, text, ...(title && { title }), ...(description && { description }) };
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

/** Statements one a line, their arrows between spaces, their links' texts between bars, their boxes named in ASCII. */
function flowchart(lines: readonly string[]): string {
  const statements = lines.flatMap((line) =>
    outsideWords(line, (part) => part.replaceAll(';', '\n')).split('\n'),
  );
  const names = new Map<string, string>();
  const labelled = new Set(lines.join('\n').match(/[\p{L}\p{N}_]{1,60}(?=[[({])/gu));
  return statements
    .map((line) => line.trim())
    .filter(Boolean)
    .map((line, index) => (index === 0 || DIRECTIVE.test(line) ? line : statement(line, names, labelled)))
    .join('\n');
}

function statement(line: string, names: Map<string, string>, labelled: ReadonlySet<string>): string {
  const withBars = outsideWords(line, textsBetweenBars);
  const spacedOut = outsideWords(withBars, (part) =>
    part
      .replace(ARROWS.flowchart, ' $& ')
      .replace(/&/g, ' & ')
      .replace(/[\p{L}\p{N}_]+/gu, (name) => {
        if (/^\p{ASCII}*$/u.test(name)) return name;
        const ascii = names.get(name) ?? `id${names.size + 1}`;
        names.set(name, ascii);
        return labelled.has(name) ? ascii : `${ascii}["${name}"]`;
      }),
  );
  // A link's text stands close behind it, and away from the box.
  return spacedOut.replace(/ {1,2}\|/g, '|').replace(/(\|[^|]*\|)(?=\S)/g, '$1 ');
}

/** Writes `-- text -->` as `-->|text|`. */
function textsBetweenBars(part: string): string {
  let text = part;
  for (const [begin, end] of AROUND_TEXT) {
    for (let from = text.indexOf(begin); from >= 0; from = text.indexOf(begin, from + 1)) {
      // The end of a longer line without a text.
      if (text[from - 1] === begin[0]) continue;
      const to = text.indexOf(end, from + begin.length - 1);
      if (to < 0) break;
      const words = text.slice(from + begin.length, to).trim();
      const arrow = begin === '-. ' ? '-.->' : end.trim();
      text = `${text.slice(0, from)}${arrow}|${words}|${text.slice(to + end.length)}`;
    }
  }
  return text;
}

function spaced(lines: readonly string[], kind: Exclude<DiagramKind, 'flowchart'>): string {
  if (kind !== 'class' && kind !== 'entities') return lines.join('\n');
  // Members of a class and attributes follow a colon.
  return lines.map((line) => line.replace(/^[^:]*/, (head) => head.replace(ARROWS[kind], ' $& '))).join('\n');
}

/** Changes a line but for the words in it. */
function outsideWords(line: string, change: (part: string) => string): string {
  const words = line.match(WORDS) ?? [];
  return line
    .split(WORDS)
    .map((part, index) => change(part) + (words[index] ?? ''))
    .join('');
}
