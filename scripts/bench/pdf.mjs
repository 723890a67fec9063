import { existsSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium } from '../services/chromium.mjs';
import { temporaryFolder } from '../services/temporary-folder.mjs';
import { node, nodeEnv } from '../setup/node-binary.mjs';
import { must } from '../setup/processes.mjs';
import { step } from '../setup/progress.mjs';
import { median } from './measure.mjs';
import { busyShare, summarize } from './summaries.mjs';
import { isLimit } from './saturation.mjs';
import { startProduct } from './servers.mjs';

const PARALLEL = [1, 2, 4];
const KEPT_ANSWERS = 100;
/** Each client prints its own documents, since concurrent requests for one document share a print. */
const DOCUMENTS = 8;
const script = (name) => fileURLToPath(new URL(name, import.meta.url));

/** @typedef {import('./measure.mjs').Row} Row */

/**
 * Measures PDFs: the first one, an uncached one, a cached one, and the throughput against puppeteer alone, with the
 * same documents and browser. Neither is limited to one core.
 * @param {Record<string, string | undefined>} variables the product's settings
 * @param {{rounds: number, seconds: number}} extent
 * @returns {Promise<Row[] | {missing: string}>}
 */
export async function measurePdf(variables, { rounds, seconds }) {
  const browser = await chromium();
  if ('missing' in browser) return browser;
  const product = await startProduct({ ...variables, CHROMIUM_PATH: browser.path }, false);
  const listed = await fetch(`${product.origin}/api/tutorials?limit=${DOCUMENTS}`);
  const { tutorials } = /** @type {{tutorials: {id: number}[]}} */ (await listed.json());
  const site = { origin: product.origin, kept: join(String(variables.DATA_DIR), 'exports') };
  const ids = tutorials.map(({ id }) => id);
  const rows = [await single('PDF, navigateur arrêté', 1, () => timed(() => print(site, ids[0])))];
  rows.push(await single('PDF, navigateur prêt', 10, () => timed(() => print(site, ids[0]))));
  rows.push(await single('PDF gardé', KEPT_ANSWERS, () => timed(() => ask(site, ids[0]))));
  const documents = join(temporaryFolder('documents'), 'documents.json');
  writeFileSync(documents, await must(node(), [script('pdf-documents.mjs'), site.origin, ids.join()]));
  for (const connections of PARALLEL) {
    const aim = { text: 'rapport ≥ 0,90', reaches: (_, ratio) => ratio >= 0.9 };
    const target = { name: `PDF, ${connections} à la fois`, connections, aim };
    rows.push(
      await step(target.name, async () => {
        const results = { product: [], bare: [] };
        for (let round = 0; round < rounds; round++) {
          results.product.push(await load(site, ids, connections, seconds));
          const args = [browser.path, documents, connections, seconds].map(String);
          const printed = await must(node(), [script('bare-pdf.mjs'), ...args], { env: nodeEnv() });
          results.bare.push(JSON.parse(printed));
        }
        const ratios = results.product.map(
          (one, i) => one.requestsPerSecond / results.bare[i].requestsPerSecond,
        );
        const middle = (loads) => ({
          requestsPerSecond: median(loads.map((one) => one.requestsPerSecond)),
          p50: median(loads.map(({ p50 }) => p50)),
          p99: median(loads.map(({ p99 }) => p99)),
          loadBusy: median(loads.map(({ loadBusy }) => loadBusy)),
        });
        const [own, bare] = [middle(results.product), middle(results.bare)];
        if (isLimit(bare)) return { target, product: own, bare, limited: true, wrong: 0 };
        return { target, product: own, bare, ratio: median(ratios), wrong: 0 };
      }),
    );
  }
  await product.stop();
  return rows;
}

/** Sequentially. */
async function single(name, times, act) {
  return step(name, async () => {
    const all = [];
    while (all.length < times) all.push(await act());
    const seconds = all.reduce((sum, ms) => sum + ms, 0) / 1000;
    return { target: { name, connections: 1 }, product: summarize(all, seconds), wrong: 0 };
  });
}

async function load(site, ids, connections, seconds) {
  const before = process.cpuUsage();
  const times = [];
  const start = performance.now();
  const end = start + seconds * 1000;
  async function worker(_, index) {
    for (let turn = index; performance.now() < end; turn += connections)
      times.push(await timed(() => print(site, ids[turn % ids.length])));
  }
  await Promise.all(Array.from({ length: connections }, worker));
  return { ...summarize(times, (performance.now() - start) / 1000), loadBusy: busyShare(before, start) };
}

async function timed(act) {
  const begun = performance.now();
  await act();
  return performance.now() - begun;
}

/** Deletes the cached file and has it printed again. */
async function print(site, id) {
  const files = existsSync(site.kept) ? readdirSync(site.kept) : [];
  for (const file of files.filter((name) => name.startsWith(`${id}.pdf.`)))
    rmSync(join(site.kept, file), { force: true });
  await ask(site, id);
}

async function ask({ origin }, id) {
  const response = await fetch(`${origin}/api/tutorials/${id}/download?format=pdf&images=false`);
  if (response.status !== 200) throw new Error(`PDF : réponse ${response.status}`);
  await response.arrayBuffer();
}
