import type { SourceLine } from './source-lines.js';

const DELIMITERS = /^ {0,3}\|?(?:[ \t]*:?-{2,}:?[ \t]*\|)+(?:[ \t]*:?-{2,}:?)?[ \t]*$/;

/** Gives tables that start at their rule an empty heading row, and takes the indentation off one that makes it code. */
export function completeTables(lines: SourceLine[]): SourceLine[] {
  const out: SourceLine[] = [];
  lines.forEach((line, index) => {
    if (!line.code && DELIMITERS.test(line.text) && lines[index + 1]?.text.includes('|')) {
      const above = out.at(-1);
      if (!above || above.text.trim() === '') {
        // A row with more cells than the rule would lose them.
        if (widestRow(lines, index + 1) <= bars(line.text))
          out.push({ text: emptyRow(line.text), code: false });
      } else if (!above.code && /^(?: {4}|\t).*\|/.test(above.text)) {
        above.text = `| ${above.text.trimStart()}`;
      }
    }
    out.push(line);
  });
  return out;
}

function widestRow(lines: SourceLine[], from: number): number {
  let widest = 0;
  for (let at = from; at < lines.length && lines[at]!.text.trim() !== ''; at++) {
    widest = Math.max(widest, bars(lines[at]!.text));
  }
  return widest;
}

function bars(row: string): number {
  return row
    .trim()
    .replace(/^\||\|$/g, '')
    .split('|').length;
}

function emptyRow(delimiters: string): string {
  return `|${' |'.repeat(bars(delimiters))}`;
}
