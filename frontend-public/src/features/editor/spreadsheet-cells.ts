/** A cell of tab-separated text. Spreadsheets quote cells that contain line breaks or quotes. */
const CELL = /(?:"((?:[^"]|"")*)"(?=[\t\n]|$)|([^\t\n]*))([\t\n]|$)/y;

/** @returns the cells as a Markdown table; undefined unless they form a table of at least two columns */
export function tableOfCells(text: string): string | undefined {
  const rows = readCells(text.replace(/\r\n?/g, '\n').replace(/\n$/, ''));
  const columns = rows[0]!.length;
  if (columns < 2 || rows.some(({ length }) => length !== columns)) return undefined;
  const [head, ...body] = rows.map((cells) => `| ${cells.map(asCell).join(' | ')} |`);
  return [head, `| ${Array<string>(columns).fill('---').join(' | ')} |`, ...body].join('\n');
}

function readCells(text: string): string[][] {
  const rows: string[][] = [[]];
  CELL.lastIndex = 0;
  for (;;) {
    const [, quoted, plain, end] = CELL.exec(text)!;
    rows.at(-1)!.push(quoted?.replaceAll('""', '"') ?? plain!);
    if (end === '') return rows;
    if (end === '\n') rows.push([]);
  }
}

function asCell(text: string): string {
  return text.trim().replaceAll('\\', '\\\\').replaceAll('|', '\\|').replaceAll('\n', ' ');
}
