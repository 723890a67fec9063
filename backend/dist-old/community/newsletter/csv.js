/** Line ends and byte order mark as spreadsheets expect them. */ const END = '\r\n';
/** Starts a CSV file. */ export const CSV_MARK = '\uFEFF';
/**
 * A CSV line. Cells hold user input, so one that looks like a formula is prefixed with an apostrophe, which makes
 * spreadsheets treat it as text.
 */ export function toCsvLine(row) {
    return row.map(cell).join(',') + END;
}
function cell(text) {
    const harmless = /^[\s]*[=+\-@]|^[\t\r\n]/.test(text) ? `'${text}` : text;
    return `"${harmless.replaceAll('"', '""')}"`;
}
//# sourceMappingURL=csv.js.map
