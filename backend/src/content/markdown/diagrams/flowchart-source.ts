/** Labels: text in quotes, between bars or in the brackets of a node. */
const WORDS = /"[^"]{0,300}"|\|[^|]{0,300}\||\[[^\]]{0,300}\]|\([^)]{0,300}\)|\{[^}]{0,300}\}/g;
/** Start and end of edges with a label in the middle, and the plain arrow. */
const AROUND_TEXT = [
  ['-- ', ' -->', '-->'],
  ['== ', ' ==>', '==>'],
  ['-. ', ' .->', '-.->'],
] as const;
/** An arrow of any length. */
const ARROW = /<?(?:-{2,}>|-{3,}|={2,}>|={3,}|-\.{1,9}->?)/g;
/** Lines without nodes, then lines that only style nodes. */
const DIRECTIVE = /^(?:subgraph\b(?! *[-=<])|end$|direction +(?:TB|TD|BT|LR|RL)$|classDef +\w)/;
const FRAME = /^subgraph ([\p{L}\p{N}_]+)$/u;
const LOOK = /^(?:style|class|linkStyle) [\p{L}\p{N}_]/u;

/** A statement without its labels: nodes, possibly grouped by &, and arrows with or without labels. */
const BOX = '[A-Za-z0-9_]+(?:-[A-Za-z0-9_]+)*(?:\u0001[)\\]}]*)?(?::::[A-Za-z0-9_-]+)?';
const GROUP = `${BOX}(?: & ${BOX})*`;
const STATEMENT = new RegExp(`^${GROUP}(?: (?:<?-->|---|<?==>|===|<?-\\.->|-\\.-)(?: ?\u0002)? ${GROUP})*$`);

/**
 * Normalizes a flowchart for the library, which silently misreads much of Mermaid's syntax: one statement per line,
 * arrows of one length between spaces, edge labels between bars, ASCII ids.
 * @returns undefined when it contains anything else
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

/** Maps node ids to ASCII, which the library requires. */
class Names {
  private readonly ascii = new Map<string, string>();
  /** Ids with a label of their own: nodes followed by brackets, and subgraphs. */
  private readonly labelled: ReadonlySet<string>;
  private prefix = 'id';

  constructor(source: string) {
    const frames = source.split('\n').map((line) => FRAME.exec(line)?.[1] ?? '');
    this.labelled = new Set([...(source.match(/[\p{L}\p{N}_]{1,60}(?=[[({])/gu) ?? []), ...frames]);
    while (source.includes(this.prefix)) this.prefix += '_';
  }

  /** @param labels whether a node without a label gets its original id as label */
  inAscii(text: string, labels = false): string {
    return text.replace(/[\p{L}\p{N}_]+/gu, (name) => {
      if (/^\p{ASCII}*$/u.test(name)) return name;
      const ascii = this.ascii.get(name) ?? `${this.prefix}${this.ascii.size + 1}`;
      this.ascii.set(name, ascii);
      return labels && !this.labelled.has(name) ? `${ascii}["${name}"]` : ascii;
    });
  }

  /** A subgraph without a title keeps its original id as title. */
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
  // An edge label follows its arrow directly, with a space before the next node.
  return spaced
    .replace(/ {2,9}/g, ' ')
    .replace(/ \|/g, '|')
    .replace(/(\|[^|]*\|)(?=\S)/g, '$1 ')
    .trim();
}

/** The library uses a node's shape at its first mention only; Mermaid accepts it at any later one. */
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

/** Maps each node in the statements, without its shape, through `change`. */
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

/** Rewrites `-- text -->` as `-->|text|`. */
function textsBetweenBars(part: string): string {
  let text = part;
  for (const [begin, end, arrow] of AROUND_TEXT) {
    for (let from = text.indexOf(begin); from >= 0; from = text.indexOf(begin, from + 1)) {
      // The tail of a longer arrow without a label.
      if (text[from - 1] === begin[0]) continue;
      const to = text.indexOf(end, from + begin.length - 1);
      if (to < 0) break;
      const words = text.slice(from + begin.length, to).trim();
      text = `${text.slice(0, from)}${arrow}|${words}|${text.slice(to + end.length)}`;
    }
  }
  return text;
}

/** A statement with placeholders for its labels. */
const bareOf = (statement: string): string =>
  statement.replace(WORDS, (words) => (words.startsWith('|') ? '\u0002' : '\u0001'));

/** Number of edges: each node before an arrow is linked to each one after it. */
function linksOf(bare: string): number {
  const sizes = bare.split(/ (?:<?-->|---|<?==>|===|<?-\.->|-\.-)/).map((group) => group.split(' & ').length);
  return sizes.slice(1).reduce((sum, size, index) => sum + size * sizes[index]!, 0);
}

/** Changes a line except for its labels. */
function outsideWords(line: string, change: (part: string) => string): string {
  const words = line.match(WORDS) ?? [];
  return line
    .split(WORDS)
    .map((part, index) => change(part) + (words[index] ?? ''))
    .join('');
}
