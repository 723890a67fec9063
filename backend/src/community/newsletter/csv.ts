/** Line ends and byte order mark as spreadsheets expect them. */
const END = '\r\n';
const MARK = '\uFEFF';

/**
 * Text for a spreadsheet, one line a row. Anyone may have typed what stands in a cell, so none can be a formula: what
 * begins like one is led by an apostrophe, which has spreadsheets take it as text.
 */
export function toCsv(rows: readonly (readonly string[])[]): string {
  return MARK + rows.map((row) => row.map(cell).join(',') + END).join('');
}

function cell(text: string): string {
  const harmless = /^[\s]*[=+\-@]|^[\t\r\n]/.test(text) ? `'${text}` : text;
  return `"${harmless.replaceAll('"', '""')}"`;
}
