import type { SourceLine } from './source-line.js';

export const DELIMITERS = /^ {0,3}\|?(?:[ \t]*:?-{2,}:?[ \t]*\|)+(?:[ \t]*:?-{2,}:?)?[ \t]*$/;

/** Adds an empty header row to tables that lack one, and removes indentation that would make a table code. */
export function completeTables(lines: SourceLine[]): SourceLine[] {
  const out: SourceLine[] = [];
  lines.forEach((line, index) => {
    if (!line.code && DELIMITERS.test(line.text) && lines[index + 1]?.text.includes('|')) {
      const above = out.at(-1);
      if (!above || above.text.trim() === '') {
        // Cells beyond the delimiter row would be lost.
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
