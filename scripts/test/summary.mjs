/** @typedef {import('./count.mjs').Counts & {label: string, seconds: number, loud?: boolean}} Row */

const columns = ['réussis', 'échoués', 'sautés', 'durée'];
const WIDTH = 9;

/**
 * Prints one line per suite, then, alone on the last line, the sum in the form that other programs read.
 * @param {Row[]} rows
 * @returns {number} the exit code: 1 after a failure, or when not one test has run
 */
export function printSummary(rows) {
  const labelWidth = Math.max(...rows.map((row) => row.label.length)) + 2;
  const line = (label, cells) =>
    console.log(label.padEnd(labelWidth) + cells.map((cell) => String(cell).padStart(WIDTH)).join(''));
  console.log();
  line('', columns);
  for (const row of rows)
    line(row.label, [row.passed, row.failed, row.skipped, `${row.seconds.toFixed(1)} s`]);
  for (const row of rows.filter((row) => row.note)) {
    const verdict = row.failed ? 'ÉCHEC' : 'SAUTÉ';
    console.log(
      row.loud
        ? `\n*** ${verdict} – ${row.label} : ${row.note}. Rien de cette partie n’est prouvé. ***`
        : `${row.label} : ${row.note}`,
    );
  }
  const sum = (field) => rows.reduce((total, row) => total + row[field], 0);
  const [passed, failed, skipped] = ['passed', 'failed', 'skipped'].map(sum);
  console.log(`\n${passed} passed, ${failed} failed${skipped ? `, ${skipped} skipped` : ''}`);
  return failed > 0 || passed === 0 ? 1 : 0;
}
