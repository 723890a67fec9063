/** Line ends and byte order mark as spreadsheets expect them. */
const END = '\r\n';
/** What such a text begins with. */
export const CSV_MARK = '\uFEFF';

/**
 * A line of text for a spreadsheet. Anyone may have typed what stands in a cell, so none can be a formula: what begins
 * like one is led by an apostrophe, which has spreadsheets take it as text.
 */
export function toCsvLine(row: readonly string[]): string {
  return row.map(cell).join(',') + END;
}

function cell(text: string): string {
  const harmless = /^[\s]*[=+\-@]|^[\t\r\n]/.test(text) ? `'${text}` : text;
  return `"${harmless.replaceAll('"', '""')}"`;
}
