import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { step } from '../setup/progress.mjs';
import { adminReads, memberReads, publicReads } from './scale-targets.mjs';
import { startFilled } from './measure.mjs';
import { startProduct } from './servers.mjs';

const FIRST_ID = 1_001;
const WARM_UP = 5;
/** A read is repeated until it has taken so much processor time, or so often. */
const ENOUGH_SECONDS = 0.4;
const MOST = 200;
const BLOCK = 10;
/** What a read may cost on the largest site, as a multiple of the smallest; less than this is too little to tell. */
const MOST_GROWTH = 2;
const LEAST_MS = 2;

/**
 * Measures the processor time of each read on sites of growing size, one after the other.
 * @param {Record<string, string | undefined>} variables
 * @param {number[]} sizes numbers of tutorials, the smallest first
 * @param {number} words of a tutorial
 * @param {{empty: () => Promise<void>} | undefined} server empties the database between two sizes
 * @returns {Promise<{name: string, ms: number[], growth: number, isTooMuch: boolean}[]>}
 */
export async function measureScale(variables, sizes, words, server) {
  const bySize = [];
  for (const size of sizes) {
    await server?.empty();
    const folder = join(/** @type {string} */ (variables.DATA_DIR), String(size));
    mkdirSync(folder, { recursive: true });
    bySize.push(await measureSize({ ...variables, DATA_DIR: folder }, size, words));
  }
  return Object.keys(bySize[0]).map((name) => {
    const ms = bySize.map((each) => each[name]);
    const growth = Math.max(ms.at(-1), LEAST_MS) / Math.max(ms[0], LEAST_MS);
    return { name, ms, growth, isTooMuch: growth > MOST_GROWTH };
  });
}

async function measureSize(variables, size, words) {
  await (await startProduct(variables)).stop();
  const { product, filled } = await startFilled(variables, 'fill-scale.mjs', [String(size), String(words)]);
  await step(`${size} tutoriels, index de recherche`, () => untilIdle(product));
  const last = Math.floor((size - 1) / 20) * 20 - 20;
  const id = FIRST_ID + Math.floor(size / 2) + 7;
  const times = {};
  for (const [reads, cookie] of [
    [publicReads, ''],
    [memberReads, filled.cookie],
    [adminReads, filled.adminCookie],
  ]) {
    await step(`${size} tutoriels`, async () => {
      for (const [name, path] of Object.entries(reads)) {
        const address = product.origin + path.replaceAll(':last', String(last)).replaceAll(':id', String(id));
        times[name] = await processorMs(product, address, cookie);
      }
    });
  }
  await product.stop();
  return times;
}

/** Waits until the server does nothing by itself. */
async function untilIdle(product) {
  for (let quiet = 0; quiet < 3; ) {
    const before = await product.processorSeconds();
    await new Promise((resolve) => setTimeout(resolve, 1000));
    quiet = (await product.processorSeconds()) - before < 0.05 ? quiet + 1 : 0;
  }
}

async function processorMs(product, address, cookie) {
  const read = async () => {
    const answer = await fetch(address, { headers: { cookie } });
    await answer.arrayBuffer();
    if (answer.status !== 200) throw new Error(`${address} : ${answer.status}`);
  };
  for (let done = 0; done < WARM_UP; done++) await read();
  const before = await product.processorSeconds();
  let [done, used] = [0, 0];
  while (used < ENOUGH_SECONDS && done < MOST) {
    for (let index = 0; index < BLOCK; index++) await read();
    done += BLOCK;
    used = (await product.processorSeconds()) - before;
  }
  return (used / done) * 1000;
}

/** @param {string} title @param {number[]} sizes @param {Awaited<ReturnType<typeof measureScale>>} rows */
export function printScale(title, sizes, rows) {
  const width = Math.max(title.length, ...rows.map(({ name }) => name.length)) + 1;
  const cell = (value) => value.padStart(11);
  const number = (value) =>
    value.toLocaleString('fr-FR', { maximumFractionDigits: 1, minimumFractionDigits: 1 });
  console.log(`\n${title.padEnd(width)}${sizes.map((size) => cell(size.toLocaleString('fr-FR'))).join('')}${cell('×')}`);
  for (const { name, ms, growth, isTooMuch } of rows) {
    console.log(name.padEnd(width) + ms.map((each) => cell(number(each))).join('') + cell(number(growth)) + (isTooMuch ? '  trop' : ''));
  }
  console.log('\nMillisecondes de processeur du serveur par requête.');
}
