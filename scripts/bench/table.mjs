const ofOne = ['req/s', 'p50 ms', 'p99 ms', 'serveur', 'charge'];
const columns = ['connexions', ...ofOne, ...['nu req/s', ...ofOne.slice(1)], 'rapport'];
const WIDTH = 11;
const number = (value, digits) =>
  value === undefined
    ? '–'
    : value.toLocaleString('fr-FR', { maximumFractionDigits: digits, minimumFractionDigits: digits });

const share = (value) => (value === undefined ? '–' : `${number(value * 100, 0)} %`);
/** Printed instead of a ratio. */
export const LIMITED = 'pas de rapport : la charge prenait plus de 80 % d’un cœur, le chiffre nu est le sien';

/**
 * Prints the results of one database.
 * @param {string} title
 * @param {import('./measure.mjs').Row[]} rows
 */
export function printTable(title, rows) {
  const labelWidth = Math.max(title.length, ...rows.map(({ target }) => target.name.length)) + 1;
  const line = (label, cells, end = '') =>
    console.log(label.padEnd(labelWidth) + cells.map((cell) => String(cell).padStart(WIDTH)).join('') + end);
  console.log();
  line(title, columns);
  for (const { target, product, bare, ratio, limited, wrong } of rows) {
    const loads = [product, bare].flatMap((load) => [
      number(load?.requestsPerSecond, load && load.requestsPerSecond < 20 ? 2 : 0),
      number(load?.p50, 2),
      number(load?.p99, 2),
      share(load?.serverBusy),
      share(load?.loadBusy),
    ]);
    const notes = [
      limited ? LIMITED : verdict(target.aim, product, ratio),
      wrong > 0 && `${wrong} réponses fausses`,
    ];
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
