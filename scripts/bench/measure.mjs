import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { execa } from 'execa';
import { record } from './answers.mjs';
import { loadOf } from './load.mjs';
import { pinned, SERVER_CORE } from './pinning.mjs';
import { isLimit } from './saturation.mjs';
import { startBare, startProduct } from './servers.mjs';
import { filledTargets, targets } from './targets.mjs';

const WARM_UP_SECONDS = 2;
const script = (name) => fileURLToPath(new URL(name, import.meta.url));

/**
 * @typedef {import('./targets.mjs').Load} Load
 * @typedef {{target: {name: string, connections: number, aim?: import('./targets.mjs').Aim}, product: Load,
 *   bare?: Load, ratio?: number, limited?: boolean, wrong: number}} Row
 * `limited`: no ratio, because the load could not be sent faster than the yardstick answered it
 * @typedef {(connections: number, seconds: number) => Promise<Load & {wrong: number}>} Measurement
 */

/**
 * Measures every target on one database.
 * @param {string} wrk path of the load generator
 * @param {Record<string, string | undefined>} variables environment that selects the database
 * @param {{rounds: number, seconds: number}} extent
 * @returns {Promise<Row[]>}
 */
export async function measure(wrk, variables, extent) {
  const rows = [];
  for (const cache of /** @type {const} */ (['on', 'off'])) {
    const wanted = targets.filter((target) => target.cache === cache);
    const product = await startProduct({ ...variables, PASSERELLE_HTML_CACHE: cache });
    for (const target of wanted) {
      const clients = [{ requests: [{ path: target.path }] }];
      console.log(target.name);
      const yardstick = await bareAnswer(wrk, product, clients);
      rows.push(await compare(target, loadOf(wrk, product, clients), yardstick, extent));
    }
    await product.stop();
  }
  return [...rows, ...(await measureFilled(wrk, variables, extent))];
}

/** The same site with the data of a used one. */
async function measureFilled(wrk, variables, extent) {
  const { product, filled } = await startFilled(variables, 'fill.mjs');
  const { passwordHash, members } = filled;
  const rows = [];
  for (const target of filledTargets) {
    const clients = target.clients(members, variables.ADMIN_PASSWORD);
    console.log(target.name);
    const yardstick =
      target.yardstick === 'answer'
        ? await bareAnswer(wrk, product, clients)
        : target.yardstick && { load: bareHash(passwordHash), stop: async () => {} };
    rows.push(await compare(target, loadOf(wrk, product, clients), yardstick, extent));
  }
  await product.stop();
  return rows;
}

/** Starts the product on a migrated database that a script fills. */
export async function startFilled(variables, filler, further = []) {
  const { DATABASE_URL: url, DATA_DIR: folder } = variables;
  const secret = randomBytes(16).toString('hex');
  console.log('Remplissage de la base');
  const args = [script(filler), url ?? join(folder, 'passerelle.sqlite'), secret, ...further.map(String)];
  const { stdout } = await execa('node', args);
  return {
    product: await startProduct({ ...variables, SESSION_SECRET: secret }),
    filled: JSON.parse(stdout),
  };
}

/** Alternates between product and baseline, so that other load on the machine affects both. */
async function compare(target, load, yardstick, { rounds, seconds }) {
  await load(target.connections, WARM_UP_SECONDS);
  await yardstick?.load(target.connections, WARM_UP_SECONDS);
  const results = { product: [], bare: [] };
  for (let round = 0; round < rounds; round++) {
    results.product.push(await load(target.connections, seconds));
    if (yardstick) results.bare.push(await yardstick.load(target.connections, seconds));
  }
  await yardstick?.stop();
  const wrong = [...results.product, ...results.bare].reduce((sum, one) => sum + one.wrong, 0);
  const row = { target, product: medians(results.product), wrong };
  if (!yardstick) return row;
  const bare = medians(results.bare);
  if (isLimit(bare)) return { ...row, bare, limited: true };
  const ratios = results.product.map((one, i) => one.requestsPerSecond / results.bare[i].requestsPerSecond);
  return { ...row, bare, ratio: median(ratios) };
}

/** Baseline server with the product's response to the client's only request. */
async function bareAnswer(wrk, product, clients) {
  const [{ cookie, requests }] = clients;
  const [{ path }] = requests;
  const bare = await startBare({ [path]: await record(product.origin, path, cookie) });
  return { load: loadOf(wrk, bare, clients), stop: bare.stop };
}

function bareHash(hash) {
  const command = (...args) => pinned(SERVER_CORE, 'node', [script('bare-hash.mjs'), ...args.map(String)]);
  return async (connections, seconds) =>
    JSON.parse((await execa(...command(hash, connections, seconds))).stdout);
}

export const median = (numbers) => [...numbers].sort((a, b) => a - b)[Math.floor(numbers.length / 2)];

function medians(loads) {
  const of = (field) => median(loads.map((load) => load[field]));
  return {
    requestsPerSecond: of('requestsPerSecond'),
    p50: of('p50'),
    p99: of('p99'),
    serverBusy: of('serverBusy'),
    loadBusy: of('loadBusy'),
  };
}
