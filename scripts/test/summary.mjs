/** @typedef {import('./count.mjs').Counts & {label: string, seconds: number, loud?: boolean}} Row */

const columns = ['réussis', 'échoués', 'sautés', 'durée'];
const WIDTH = 9;
const SLOWEST = 30;
const SLOW_SECONDS = 1;

/**
 * Prints one line per suite and, as the last line, the total in a machine-readable form.
 * @param {Row[]} rows
 * @returns {number} the exit code: 1 after a failure, or when no test has run
 */
export function printSummary(rows) {
  const labelWidth = Math.max(...rows.map((row) => row.label.length)) + 2;
  const line = (label, cells) =>
    console.log(label.padEnd(labelWidth) + cells.map((cell) => String(cell).padStart(WIDTH)).join(''));
  printSlowest(rows);
  printFailures(rows);
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

/** Names them again at the end, where they are found in a long log. */
function printFailures(rows) {
  const troubles = rows.flatMap(({ label, failures = [] }) =>
    failures.map((trouble) => ({ ...trouble, label })),
  );
  if (troubles.length === 0) return;
  console.log('\nÉchoués :');
  for (const { label, title, why } of troubles)
    console.log([`  ${label} – ${title}`, ...why.map((line) => `      ${line}`)].join('\n'));
}

/** Shows where a slow run can be shortened. */
function printSlowest(rows) {
  const timings = rows
    .flatMap(({ label, timings = [] }) => timings.map((timing) => ({ ...timing, label })))
    .filter(({ seconds }) => seconds >= SLOW_SECONDS);
  if (timings.length === 0) return;
  console.log('\nLes plus lents :');
  for (const { label, title, seconds } of timings.sort((a, b) => b.seconds - a.seconds).slice(0, SLOWEST))
    console.log(`${seconds.toFixed(1).padStart(7)} s  ${label} – ${title}`);
}
