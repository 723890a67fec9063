import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { execa } from 'execa';
import { inRoot } from '../setup/paths.mjs';

const CORPUS = inRoot('../shared/corpus');
const FIGURES = inRoot('backend/search-quality/figures.json');
const ENGINES = ['Passerelle', 'FTS5', 'MiniSearch', 'Orama'];
const MEGABYTES = 12_000;

/**
 * @typedef {{queries: number, ndcg: number, recall1: number, recall10: number, mrr: number, empty: number}} Quality
 * @typedef {{documents: number, quality?: Record<string, Quality>, p50: number, p95: number, buildSeconds: number,
 *   indexBytes: number, memoryBytes: number, suggestions?: {p50: number, p95: number}}} Measured
 */

/**
 * Measures quality and speed of the search against three others, each in a process of its own.
 * @param {{sizes: number[], record: boolean}} options numbers of tutorials, 0 for the real ones alone, which come
 *   first;
 *   whether to store the figures for the test and the page that use them
 */
export async function benchSearch({ sizes, record }) {
  if (!existsSync(CORPUS)) {
    console.log('\n*** SAUTÉ – recherche : ../shared/corpus n’est pas là. ***');
    return;
  }
  /** @type {Record<string, Measured[]>} */
  const results = {};
  for (const name of ENGINES) {
    results[name] = [];
    for (const size of sizes) {
      console.log(`${name}, ${size || 'les vrais'} tutoriels`);
      const measured = await measureEngine(name, size, 'report');
      if (measured) results[name].push(measured);
    }
  }
  printQuality(results);
  printSpeed(results);
  if (record) writeFileSync(FIGURES, `${JSON.stringify(await figures(results), rounded, 2)}\n`);
  else console.log(`\nLes chiffres gardés (${readRecorded().measuredOn}) restent : --record les remplace.`);
}

/** Undefined when an engine fails, for instance for lack of memory; the others continue. */
async function measureEngine(name, size, half) {
  const hooks = pathToFileURL(inRoot('scripts/test/jest/typescript-hooks.mjs')).href;
  const program = inRoot('backend/search-quality/measure.ts');
  const options = ['--expose-gc', `--max-old-space-size=${MEGABYTES}`, '--import', hooks, program];
  const args = [...options, name, String(size), half];
  const { exitCode, all, stdout } = await execa('node', args, { all: true, reject: false });
  if (exitCode === 0) return /** @type {Measured} */ (JSON.parse(stdout));
  const said = all.split('\n').find((line) => /Error|out of memory/.test(line));
  const reason = said ?? `code ${exitCode}`;
  console.log(`*** ${name}, ${size} tutoriels : pas de mesure – ${reason.trim()} ***`);
  return undefined;
}

/**
 * Figures to store: all of the reported half, and for our engine those of the tuning half too, which the test checks.
 */
async function figures(results) {
  const tuned = await measureEngine(ENGINES[0], 0, 'tune');
  const today = new Date().toISOString().slice(0, 10);
  return { measuredOn: today, speedMeasuredOn: today, tune: tuned?.quality, engines: results };
}

const rounded = (_, value) => (typeof value === 'number' ? Math.round(value * 1e4) / 1e4 : value);

const readRecorded = () =>
  existsSync(FIGURES) ? JSON.parse(readFileSync(FIGURES, 'utf8')) : { measuredOn: '–' };

const number = (value, digits) =>
  value.toLocaleString('fr-FR', { minimumFractionDigits: digits, maximumFractionDigits: digits });
const line = (label, cells) =>
  console.log(label.padEnd(30) + cells.map((cell) => String(cell).padStart(11)).join(''));

function printQuality(results) {
  const kinds = Object.keys(results[ENGINES[0]][0].quality);
  for (const kind of kinds) {
    console.log();
    const { queries } = results[ENGINES[0]][0].quality[kind];
    line(`${kind} (${queries})`, ['nDCG@10', 'rappel@1', 'rappel@10', 'MRR', 'vides']);
    for (const [name, [{ quality }]] of Object.entries(results)) {
      const { ndcg, recall1, recall10, mrr, empty } = quality[kind];
      const figures = [ndcg, recall1, recall10, mrr].map((each) => number(each, 3));
      line(`  ${name}`, [...figures, `${number(empty * 100, 1)} %`]);
    }
  }
}

function printSpeed(results) {
  console.log();
  line('', ['tutoriels', 'p50 ms', 'p95 ms', 'index Mo', 'fait en s', 'mémoire Mo']);
  for (const [name, runs] of Object.entries(results)) {
    for (const { documents, p50, p95, indexBytes, buildSeconds, memoryBytes } of runs) {
      const sizes = [indexBytes / 2 ** 20, buildSeconds, memoryBytes / 2 ** 20].map((each) =>
        number(each, 1),
      );
      line(`  ${name}`, [number(documents, 0), number(p50, 2), number(p95, 2), ...sizes]);
    }
  }
  console.log();
  line('pendant la frappe', ['tutoriels', 'p50 ms', 'p95 ms']);
  for (const [name, runs] of Object.entries(results)) {
    for (const { documents, suggestions } of runs) {
      if (!suggestions) continue;
      const { p50, p95 } = suggestions;
      line(`  ${name}`, [number(documents, 0), number(p50, 2), number(p95, 2)]);
    }
  }
}
