const columns = ['connexions', 'req/s', 'p50 ms', 'p99 ms', 'nu req/s', 'nu p50', 'nu p99', 'rapport'];
const WIDTH = 11;
const number = (value, digits) =>
  value === undefined
    ? '–'
    : value.toLocaleString('fr-FR', { maximumFractionDigits: digits, minimumFractionDigits: digits });

/**
 * Prints the measurements of one database.
 * @param {string} title
 * @param {import('./measure.mjs').Row[]} rows
 */
export function printTable(title, rows) {
  const labelWidth = Math.max(title.length, ...rows.map(({ target }) => target.name.length)) + 1;
  const line = (label, cells, end = '') =>
    console.log(label.padEnd(labelWidth) + cells.map((cell) => String(cell).padStart(WIDTH)).join('') + end);
  console.log();
  line(title, columns);
  for (const { target, product, bare, ratio, wrong } of rows) {
    const loads = [product, bare].flatMap((load) => [
      number(load?.requestsPerSecond, load && load.requestsPerSecond < 20 ? 2 : 0),
      number(load?.p50, 2),
      number(load?.p99, 2),
    ]);
    const notes = [verdict(target.aim, product, ratio), wrong > 0 && `${wrong} réponses fausses`];
    line(
      target.name,
      [target.connections, ...loads, number(ratio, 2)],
      `  ${notes.filter(Boolean).join(', ')}`,
    );
  }
}

function verdict(aim, product, ratio) {
  return aim && `${aim.text} : ${aim.reaches(product, ratio) ? 'atteint' : 'manqué'}`;
}
