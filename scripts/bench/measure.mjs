import { fileURLToPath } from 'node:url';
import { node, nodeEnv } from '../setup/node-binary.mjs';
import { must } from '../setup/processes.mjs';
import { step } from '../setup/progress.mjs';
import { pinned } from './pinning.mjs';
import { record } from './answers.mjs';
import { startBare, startProduct } from './servers.mjs';
import { targets } from './targets.mjs';

const LOAD_CORE = 1;
const WARM_UP_SECONDS = 2;
const LOAD = fileURLToPath(new URL('load.mjs', import.meta.url));

/**
 * @typedef {import('./targets.mjs').Load} Load
 * @typedef {{target: import('./targets.mjs').Target, product: Load, bare: Load, ratio: number, wrong: number}} Row
 */

/**
 * Measures every target on one database.
 * @param {Record<string, string | undefined>} variables what makes the product use that database
 * @param {{rounds: number, seconds: number}} extent
 * @returns {Promise<Row[]>}
 */
export async function measure(variables, extent) {
  const rows = [];
  for (const cache of /** @type {const} */ (['on', 'off'])) {
    const wanted = targets.filter((target) => target.cache === cache);
    const product = await startProduct({ ...variables, PASSERELLE_HTML_CACHE: cache });
    for (const target of wanted) rows.push(await step(target.name, () => compare(target, product, extent)));
    await product.stop();
  }
  return rows;
}

/** Product and yardstick take turns, so that whatever else the machine does falls on both. */
async function compare(target, product, { rounds, seconds }) {
  const bare = await startBare({ [target.path]: await record(product.origin, target.path) });
  const load = (server, duration) => send(server.origin + target.path, target.connections, duration);
  await load(product, WARM_UP_SECONDS);
  await load(bare, WARM_UP_SECONDS);
  const results = { product: [], bare: [] };
  for (let round = 0; round < rounds; round++) {
    results.product.push(await load(product, seconds));
    results.bare.push(await load(bare, seconds));
  }
  await bare.stop();
  const ratios = results.product.map((one, i) => one.requestsPerSecond / results.bare[i].requestsPerSecond);
  const wrong = [...results.product, ...results.bare].reduce((sum, one) => sum + one.wrong, 0);
  return {
    target,
    product: medians(results.product),
    bare: medians(results.bare),
    ratio: median(ratios),
    wrong,
  };
}

async function send(url, connections, seconds) {
  const output = await must(...pinned(LOAD_CORE, node(), [LOAD, url, String(connections), String(seconds)]), {
    env: nodeEnv(),
  });
  return JSON.parse(output);
}

const median = (numbers) => [...numbers].sort((a, b) => a - b)[Math.floor(numbers.length / 2)];

function medians(loads) {
  const of = (field) => median(loads.map((load) => load[field]));
  return { requestsPerSecond: of('requestsPerSecond'), p50: of('p50'), p99: of('p99') };
}
