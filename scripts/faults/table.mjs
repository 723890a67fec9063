const columns = [
  'fois',
  'perdus',
  'doublés',
  'de travers',
  'questions',
  'frappe perdue',
  'lues',
  'en (p99, au calme)',
  'refus en',
  'repris en (p50, max)',
];
const WIDTHS = [8, 9, 10, 13, 12, 16, 9, 21, 11, 24];

/**
 * Prints the fate of all writes on one database, with a line per kind of fault.
 * @param {string} title
 * @param {{fault: string, rounds: number, lost: number, doubled: number, asked?: number, lostMs?: number, wrong?:
 *   string[], notes?: string[], unexpected?: string[], readShare?: number, readP99?: number, quietP99?: number, longestRefusalMs?:
 *   number, recoveredMs: number[]}[]} rows
 */
export function printFaults(title, rows) {
  const label = Math.max(title.length, ...rows.map(({ fault }) => fault.length)) + 1;
  const line = (first, cells) =>
    console.log(first.padEnd(label) + cells.map((cell, at) => String(cell).padStart(WIDTHS[at])).join(''));
  console.log();
  line(title, columns);
  for (const row of rows) {
    const { fault, rounds, lost, doubled, wrong, asked, lostMs, recoveredMs } = row;
    const { unexpected, readShare, readP99, quietP99, longestRefusalMs } = row;
    const sorted = recoveredMs.toSorted((one, other) => one - other);
    const [p50, most] = [sorted[Math.floor(sorted.length / 2)], sorted.at(-1)];
    const recovered = most === undefined ? '–' : `${seconds(p50)}, ${seconds(most)}`;
    const typing = lostMs === undefined ? '–' : seconds(lostMs);
    const read =
      readShare === undefined
        ? '–'
        : `${(readShare * 100).toLocaleString('fr-FR', { maximumFractionDigits: 1 })} %`;
    const quickly = readP99 === undefined ? '–' : `${milliseconds(readP99)}, ${milliseconds(quietP99)}`;
    const refused = longestRefusalMs ? seconds(longestRefusalMs) : '–';
    line(fault, [
      rounds,
      lost,
      doubled,
      wrong?.length ?? '–',
      asked ?? '–',
      typing,
      read,
      quickly,
      refused,
      recovered,
    ]);
    for (const what of [...(row.notes ?? []), ...(wrong ?? []), ...counted(unexpected ?? [])])
      console.log(`  ${what}`);
  }
  const total = (name) => rows.reduce((sum, row) => sum + row[name], 0);
  line('en tout', [total('rounds'), total('lost'), total('doubled')]);
}

const seconds = (ms) =>
  `${(ms / 1000).toLocaleString('fr-FR', { minimumFractionDigits: 2, maximumFractionDigits: 2 })} s`;

const milliseconds = (ms) => `${ms.toLocaleString('fr-FR', { maximumFractionDigits: 0 })} ms`;

/** Distinct texts with their counts. */
function counted(texts) {
  const times = new Map();
  for (const text of texts) times.set(text, (times.get(text) ?? 0) + 1);
  return [...times].map(([text, many]) => `réponse inattendue, ${many} fois : ${text}`);
}
