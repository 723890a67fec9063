import { randomBytes } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { temporaryFolder } from '../services/temporary-folder.mjs';
import { node, nodeEnv } from '../setup/node-binary.mjs';
import { must } from '../setup/processes.mjs';
import { step } from '../setup/progress.mjs';
import { record } from './answers.mjs';
import { consoleTargets } from './console-targets.mjs';
import { LOAD_CORE, pinned, SERVER_CORE } from './pinning.mjs';
import { startBare, startProduct } from './servers.mjs';
import { filledTargets, targets } from './targets.mjs';

const WARM_UP_SECONDS = 2;
const script = (name) => fileURLToPath(new URL(name, import.meta.url));

/**
 * @typedef {import('./targets.mjs').Load} Load
 * @typedef {{target: {name: string, connections: number, aim?: import('./targets.mjs').Aim}, product: Load,
 *   bare?: Load, ratio?: number, wrong: number}} Row
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
    for (const target of wanted) {
      const clients = [{ requests: [{ path: target.path }] }];
      rows.push(
        await step(target.name, async () => {
          const yardstick = await bareAnswer(product, clients);
          return compare(target, loadOf(product, clients), yardstick, extent);
        }),
      );
    }
    await product.stop();
  }
  return [...rows, ...(await measureFilled(variables, extent))];
}

/** The same site, with the data of one that is used. */
async function measureFilled(variables, extent) {
  const { product, filled } = await startFilled(variables, 'fill.mjs');
  const { passwordHash, members } = filled;
  const rows = [];
  for (const target of filledTargets) {
    const clients = target.clients(members, variables.ADMIN_PASSWORD);
    rows.push(
      await step(target.name, async () => {
        const yardstick =
          target.yardstick === 'answer'
            ? await bareAnswer(product, clients)
            : target.yardstick && { load: bareHash(passwordHash), stop: async () => {} };
        return compare(target, loadOf(product, clients), yardstick, extent);
      }),
    );
  }
  await product.stop();
  return rows;
}

/**
 * Measures what moderators of a large site ask for, on a database of its own or that of the other measurements.
 * @returns {Promise<Row[]>}
 */
export async function measureConsole(variables, extent) {
  await (await startProduct(variables)).stop();
  const { product, filled } = await startFilled(variables, 'fill-console.mjs');
  const rows = [];
  for (const target of consoleTargets) {
    const clients = [{ cookie: filled.cookie, requests: [{ path: target.path }] }];
    rows.push(await step(target.name, () => compare(target, loadOf(product, clients), undefined, extent)));
  }
  await product.stop();
  return rows;
}

/** Starts the product on a database that it has migrated before, filled by a script. */
async function startFilled(variables, filler) {
  const { DATABASE_URL: url, DATA_DIR: folder } = variables;
  const secret = randomBytes(16).toString('hex');
  const filled = await step('Remplissage de la base', async () =>
    JSON.parse(await must(node(), [script(filler), url ?? join(folder, 'passerelle.sqlite'), secret])),
  );
  return { product: await startProduct({ ...variables, SESSION_SECRET: secret }), filled };
}

/** Product and yardstick take turns, so that whatever else the machine does falls on both. */
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
  const ratios = results.product.map((one, i) => one.requestsPerSecond / results.bare[i].requestsPerSecond);
  return { ...row, bare: medians(results.bare), ratio: median(ratios) };
}

/** The bare server, giving the answer that the product gives to the one request of the one client. */
async function bareAnswer(product, clients) {
  const [{ cookie, requests }] = clients;
  const [{ path }] = requests;
  const bare = await startBare({ [path]: await record(product.origin, path, cookie) });
  return { load: loadOf(bare, clients), stop: bare.stop };
}

function bareHash(hash) {
  return (connections, seconds) => print(SERVER_CORE, 'bare-hash.mjs', hash, connections, seconds);
}

function loadOf({ origin }, clients) {
  const file = join(temporaryFolder('clients'), 'clients.json');
  writeFileSync(file, JSON.stringify(clients));
  return (connections, seconds) => print(LOAD_CORE, 'load.mjs', origin, file, connections, seconds);
}

/** What a script prints, read as JSON. */
async function print(core, name, ...args) {
  const command = pinned(core, node(), [script(name), ...args.map(String)]);
  return JSON.parse(await must(...command, { env: nodeEnv() }));
}

export const median = (numbers) => [...numbers].sort((a, b) => a - b)[Math.floor(numbers.length / 2)];

function medians(loads) {
  const of = (field) => median(loads.map((load) => load[field]));
  return { requestsPerSecond: of('requestsPerSecond'), p50: of('p50'), p99: of('p99') };
}
