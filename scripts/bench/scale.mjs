import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { node, nodeEnv } from '../setup/node-binary.mjs';
import { must } from '../setup/processes.mjs';
import { step } from '../setup/progress.mjs';
import { startFilled } from './measure.mjs';
import { adminReads, memberReads, pathOn, publicReads } from './scale-targets.mjs';
import { startProduct } from './servers.mjs';

const FIRST_ID = 1_001;
const WARM_UP = 5;
/** Maximum cost on the largest site as a multiple of that on the smallest one. */
const MOST_GROWTH = 2;

/**
 * Cost of a read: CPU time of the server on SQLite, which does all the work; rows read on MySQL, which works in another
 * process. Costs below `least` are too small to compare.
 * @typedef {{unit: string, least: number, of: (product: {processorSeconds: () => Promise<number>},
 *   read: () => Promise<void>) => Promise<number>}} Cost
 */

/** @type {Cost} */
export const processorTime = {
  unit: 'millisecondes de processeur du serveur par lecture',
  least: 2,
  async of(product, read) {
    const enough = 0.4;
    const [most, block] = [200, 10];
    const before = await product.processorSeconds();
    let [done, used] = [0, 0];
    while (used < enough && done < most) {
      for (let index = 0; index < block; index++) await read();
      done += block;
      used = (await product.processorSeconds()) - before;
    }
    return (used / done) * 1000;
  },
};

/** @returns {Cost} */
export function rowsRead(url) {
  const script = fileURLToPath(new URL('rows-read.mjs', import.meta.url));
  const rows = async () => Number(await must(node(), [script, url], { env: nodeEnv() }));
  const times = 5;
  return {
    unit: 'lignes lues par lecture',
    least: 500,
    async of(_, read) {
      const before = await rows();
      for (let done = 0; done < times; done++) await read();
      return ((await rows()) - before) / times;
    },
  };
}

/**
 * Measures the cost of each read on sites of increasing size.
 * @param {Record<string, string | undefined>} variables
 * @param {{sizes: number[], words: number}} extent numbers of tutorials in ascending order, and of words in each
 * @param {Cost} cost
 * @param {() => Promise<void>} [empty] empties the database before each size
 * @returns {Promise<{name: string, costs: number[], growth: number, isTooMuch: boolean}[]>}
 */
export async function measureScale(variables, { sizes, words }, cost, empty) {
  const bySize = [];
  for (const size of sizes) {
    await empty?.();
    const folder = join(/** @type {string} */ (variables.DATA_DIR), `scale-${size}`);
    mkdirSync(folder, { recursive: true });
    bySize.push(await measureSize({ ...variables, DATA_DIR: folder }, size, words, cost));
  }
  return Object.keys(bySize[0]).map((name) => {
    const costs = bySize.map((each) => each[name]);
    const growth = Math.max(costs.at(-1), cost.least) / Math.max(costs[0], cost.least);
    return { name, costs, growth, isTooMuch: growth > MOST_GROWTH };
  });
}

async function measureSize(variables, size, words, cost) {
  await (await startProduct(variables)).stop();
  const { product, filled } = await startFilled(variables, 'fill-scale.mjs', [String(size), String(words)]);
  await step(`${size} tutoriels, index de recherche`, () => untilIdle(product));
  const id = FIRST_ID + Math.floor(size / 2) + 7;
  const costs = {};
  for (const [reads, cookie] of [
    [publicReads, ''],
    [memberReads, filled.cookie],
    [adminReads, filled.adminCookie],
  ]) {
    await step(`${size} tutoriels`, async () => {
      for (const [name, path] of Object.entries(reads)) {
        costs[name] = await costOf(product, product.origin + pathOn(size, path, id), cookie, cost);
      }
    });
  }
  await product.stop();
  return costs;
}

/** Waits for background work of the server to end. */
async function untilIdle(product) {
  for (let quiet = 0; quiet < 3;) {
    const before = await product.processorSeconds();
    await pause(1000);
    quiet = (await product.processorSeconds()) - before < 0.05 ? quiet + 1 : 0;
  }
}

async function costOf(product, address, cookie, cost) {
  const read = async () => {
    const answer = await fetch(address, { headers: { cookie } });
    await answer.arrayBuffer();
    if (answer.status !== 200) throw new Error(`${address} : ${answer.status}`);
  };
  for (let done = 0; done < WARM_UP; done++) await read();
  return cost.of(product, read);
}

/** @param {string} title @param {number[]} sizes @param {string} unit @param {Awaited<ReturnType<typeof measureScale>>} rows */
export function printScale(title, sizes, unit, rows) {
  const width = Math.max(title.length, ...rows.map(({ name }) => name.length)) + 1;
  const number = (value, digits = 0) =>
    value
      .toLocaleString('fr-FR', { maximumFractionDigits: digits, minimumFractionDigits: digits })
      .padStart(11);
  console.log(`\n${title.padEnd(width)}${sizes.map((size) => number(size)).join('')}          ×`);
  for (const { name, costs, growth, isTooMuch } of rows) {
    const cells = [...costs, growth].map((each) => number(each, 1)).join('');
    console.log(`${name.padEnd(width)}${cells}${isTooMuch ? '  trop' : ''}`);
  }
  console.log(`\nEn ${unit}, sur un site de tant de tutoriels ; × : du plus petit au plus grand.`);
}
