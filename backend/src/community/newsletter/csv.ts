import { inSiteZone } from '../../platform/zone/site-zone.js';

/** French spreadsheets read a comma as a decimal sign, and put a line separated by commas into a single column. */
const SEPARATOR = ';';
const END = '\r\n';
/** Byte order mark, which starts a CSV file: without it Excel does not read UTF-8. */
export const CSV_MARK = '\uFEFF';

/**
 * A CSV line. Cells hold user input, so a cell that looks like a formula gets an apostrophe in front, which makes
 * spreadsheets treat it as text.
 */
export function toCsvLine(row: readonly string[]): string {
  return row.map(cell).join(SEPARATOR) + END;
}

/** A date and time that French spreadsheets read as one, such as `28/11/2026 09:12`. */
export const csvDate = inSiteZone('fr-FR', { dateStyle: 'short', timeStyle: 'short' });

function cell(text: string): string {
  const harmless = /^\s*[=+\-@\uFF1D\uFF0B\uFF0D\uFF20]|^[\t\r\n]/.test(text) ? `'${text}` : text;
  return `"${harmless.replaceAll('"', '""')}"`;
}
