/** What stands in quotes, between bars or in the brackets of a box: the author's words. */
const WORDS = /"[^"]{0,300}"|\|[^|]{0,300}\||\[[^\]]{0,300}\]|\([^)]{0,300}\)|\{[^}]{0,300}\}/g;
/** How links begin and end that have their text in the middle. */
const AROUND_TEXT = [
  ['-- ', ' -->', '-->'],
  ['== ', ' ==>', '==>'],
  ['-. ', ' .->', '-.->'],
] as const;
/** However long it is drawn, an arrow is one of these. */
const ARROW = /<?(?:-{2,}>|-{3,}|={2,}>|={3,}|-\.{1,9}->?)/g;
/** Lines that name no boxes, and those that say how boxes look. */
const DIRECTIVE = /^(?:subgraph\b(?! *[-=<])|end$|direction +(?:TB|TD|BT|LR|RL)$|classDef +\w)/;
const FRAME = /^subgraph ([\p{L}\p{N}_]+)$/u;
const LOOK = /^(?:style|class|linkStyle) [\p{L}\p{N}_]/u;

/** Of a statement what is left once words are out: boxes, some together, and arrows with or without words between them. */
const BOX = '[A-Za-z0-9_]+(?:-[A-Za-z0-9_]+)*(?:\u0001[)\\]}]*)?(?::::[A-Za-z0-9_-]+)?';
const GROUP = `${BOX}(?: & ${BOX})*`;
const STATEMENT = new RegExp(`^${GROUP}(?: (?:<?-->|---|<?==>|===|<?-\\.->|-\\.-)(?: ?\u0002)? ${GROUP})*$`);

/**
 * Brings a flowchart into the form that the library reads, which takes much of Mermaid's language for something else and
 * says nothing: statements one a line, arrows of one length between spaces, their words between bars, names in ASCII.
 * @returns undefined for what holds something else
 */
export function readFlowchart(lines: readonly string[]): { text: string; links: number } | undefined {
  const [header, ...statements] = lines
    .flatMap((line) => outsideWords(line, (part) => part.replaceAll(';', '\n')).split('\n'))
    .map((line) => line.trim())
    .filter(Boolean);
  const names = new Names(lines.join('\n'));
  const read: string[] = [header!];
  let links = 0;
  for (const line of statements) {
    if (DIRECTIVE.test(line)) read.push(names.frameInAscii(line));
    else if (LOOK.test(line)) read.push(names.inAscii(line));
    else {
      const statement = readStatement(line, names);
      const bare = bareOf(statement);
      if (!STATEMENT.test(bare)) return undefined;
      links += linksOf(bare);
      read.push(statement);
    }
  }
  return { text: shapedAtOnce(read).join('\n'), links };
}

/** Names of boxes that the library can read. */
class Names {
  private readonly ascii = new Map<string, string>();
  /** Those that have words of their own: boxes with brackets behind them, and frames around boxes. */
  private readonly labelled: ReadonlySet<string>;
  private prefix = 'id';

  constructor(source: string) {
    const frames = source.split('\n').map((line) => FRAME.exec(line)?.[1] ?? '');
    this.labelled = new Set([...(source.match(/[\p{L}\p{N}_]{1,60}(?=[[({])/gu) ?? []), ...frames]);
    while (source.includes(this.prefix)) this.prefix += '_';
  }

  /** @param labels whether a box that has no words of its own gets its name for them */
  inAscii(text: string, labels = false): string {
    return text.replace(/[\p{L}\p{N}_]+/gu, (name) => {
      if (/^\p{ASCII}*$/u.test(name)) return name;
      const ascii = this.ascii.get(name) ?? `${this.prefix}${this.ascii.size + 1}`;
      this.ascii.set(name, ascii);
      return labels && !this.labelled.has(name) ? `${ascii}["${name}"]` : ascii;
    });
  }

  /** A frame that is called by its name alone keeps it as its words. */
  frameInAscii(line: string): string {
    const [, name] = FRAME.exec(line) ?? [];
    if (!name || /^\p{ASCII}*$/u.test(name)) return line;
    return `subgraph ${this.inAscii(name)} [${name}]`;
  }
}

function readStatement(line: string, names: Names): string {
  const withBars = outsideWords(line, textsBetweenBars);
  const spaced = outsideWords(withBars, (part) =>
    names.inAscii(part.replace(ARROW, (arrow) => ` ${shortened(arrow)} `).replaceAll('&', ' & '), true),
  );
  // A link's words stand close behind it, and away from the box.
  return spaced
    .replace(/ {2,9}/g, ' ')
    .replace(/ \|/g, '|')
    .replace(/(\|[^|]*\|)(?=\S)/g, '$1 ')
    .trim();
}

/** The library keeps a box as it first meets it; Mermaid as it is described, which may come later. */
function shapedAtOnce(lines: readonly string[]): string[] {
  const shapes = new Map<string, string>();
  eachBox(lines, (box, shape) => {
    if (shape && !shapes.has(box)) shapes.set(box, shape);
    return box;
  });
  const met = new Set<string>();
  return eachBox(lines, (box, shape) => {
    const isNew = !met.has(box);
    met.add(box);
    return isNew && !shape ? box + (shapes.get(box) ?? '') : box;
  });
}

/** The lines with each box that a statement names, but for its shape, as `change` has it. */
function eachBox(lines: readonly string[], change: (box: string, shape: string) => string): string[] {
  return lines.map((line, index) => {
    if (index === 0 || DIRECTIVE.test(line) || LOOK.test(line)) return line;
    const words = line.match(WORDS) ?? [];
    const parts = line.split(WORDS);
    return parts
      .map((part, at) => {
        const next = words[at] ?? '';
        const closing = /^[)\]}]*/.exec(parts[at + 1] ?? '')![0];
        const changed = part.replace(/(?<!:)\b[A-Za-z0-9_]+(?:-[A-Za-z0-9_]+)*/g, (box, offset: number) =>
          change(box, offset + box.length === part.length && /^[[({]/.test(next) ? next + closing : ''),
        );
        return changed + next;
      })
      .join('');
  });
}

function shortened(arrow: string): string {
  const hasHead = arrow.endsWith('>');
  const tail = arrow.startsWith('<') ? '<' : '';
  if (arrow.includes('.')) return tail + (hasHead ? '-.->' : '-.-');
  const line = arrow.includes('=') ? '=' : '-';
  return tail + line.repeat(2) + (hasHead ? '>' : line);
}

/** Writes `-- text -->` as `-->|text|`. */
function textsBetweenBars(part: string): string {
  let text = part;
  for (const [begin, end, arrow] of AROUND_TEXT) {
    for (let from = text.indexOf(begin); from >= 0; from = text.indexOf(begin, from + 1)) {
      // The end of a longer line without a text.
      if (text[from - 1] === begin[0]) continue;
      const to = text.indexOf(end, from + begin.length - 1);
      if (to < 0) break;
      const words = text.slice(from + begin.length, to).trim();
      text = `${text.slice(0, from)}${arrow}|${words}|${text.slice(to + end.length)}`;
    }
  }
  return text;
}

/** A statement without its words. */
const bareOf = (statement: string): string =>
  statement.replace(WORDS, (words) => (words.startsWith('|') ? '\u0002' : '\u0001'));

/** Each box before an arrow is led to each behind it. */
function linksOf(bare: string): number {
  const sizes = bare.split(/ (?:<?-->|---|<?==>|===|<?-\.->|-\.-)/).map((group) => group.split(' & ').length);
  return sizes.slice(1).reduce((sum, size, index) => sum + size * sizes[index]!, 0);
}

/** Changes a line but for the words in it. */
function outsideWords(line: string, change: (part: string) => string): string {
  const words = line.match(WORDS) ?? [];
  return line
    .split(WORDS)
    .map((part, index) => change(part) + (words[index] ?? ''))
    .join('');
}
