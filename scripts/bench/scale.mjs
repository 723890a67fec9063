import { mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { execa } from 'execa';
import { startFilled } from './measure.mjs';
import { adminReads, memberReads, pathOn, publicReads } from './scale-targets.mjs';
import { startProduct } from './servers.mjs';

const FIRST_ID = 1_001;
const WARM_UP = 5;
/** Maximum cost on the largest site as a multiple of that on the smallest one. */
const MOST_GROWTH = 2;
/** The same limit for sites of at least `HUGE` tutorials. */
const MOST_HUGE_GROWTH = 3;
const HUGE = 1_000_000;

/**
 * Cost of a read: CPU time of the server on SQLite, which does all the work; on MySQL, which works in another process, the
 * rows that it reads, and the CPU time of both. Costs below `least` are too small to compare. The sites are read in `turns`
 * of so many reads, and the least of each counts: other work on the machine and garbage collection only add to it.
 * @typedef {{unit: string, least: number, turns: number, reads: number, soFar: (product: Product) => Promise<number>}} Cost
 * @typedef {Awaited<ReturnType<typeof startProduct>>} Product
 * @typedef {{size: number, product: Product, cookies: {member: string, admin: string}}} Site
 * @typedef {{unit: string, rows: {name: string, costs: number[], growth: number, isTooMuch: boolean,
 *   plans: {sql: string, plan: string[]}[]}[]}} Table
 */

/** @type {Cost} */
export const processorTime = {
  unit: 'millisecondes de processeur du serveur par lecture',
  least: 2,
  turns: 7,
  reads: 15,
  soFar: async (product) => (await product.processorSeconds()) * 1000,
};

/**
 * With the database server's, of the same machine.
 * @param {number} pid of the database server
 * @returns {Cost}
 */
export function processorTimeOfBoth(pid) {
  return {
    ...processorTime,
    unit: 'millisecondes de processeur du serveur et de sa base par lecture',
    // The kernel counts another process in steps of 10 ms.
    reads: 30,
    soFar: async (product) => (await processorTime.soFar(product)) + processorMilliseconds(pid),
  };
}

/** From Linux’s /proc, where the user and the system time are the 14th and 15th field, in hundredths of a second. */
function processorMilliseconds(pid) {
  const afterName = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1) ?? '';
  const [user, system] = afterName.split(' ').slice(11, 13).map(Number);
  return (user + system) * 10;
}

/** @returns {Cost} */
export function rowsRead(url) {
  const script = fileURLToPath(new URL('rows-read.mjs', import.meta.url));
  return {
    unit: 'lignes lues par lecture',
    least: 500,
    turns: 2,
    reads: 5,
    soFar: async () => Number((await execa('node', [script, url])).stdout),
  };
}

/**
 * Measures the cost of each read on sites of increasing size, in turns.
 * @param {{size: number, variables: Record<string, string | undefined>}[]} places numbers of tutorials in ascending order,
 *   each with the environment that selects an empty database
 * @param {number} words in each tutorial
 * @param {Cost[]} kinds
 * @returns {Promise<Table[]>} one for each kind of cost
 */
export async function measureScale(places, words, kinds) {
  const sites = [];
  for (const { size, variables } of places) sites.push(await openSite(variables, size, words));
  const tables = [];
  for (const cost of kinds) tables.push({ unit: cost.unit, rows: await measureReads(sites, cost) });
  for (const { product } of sites) await product.stop();
  return tables;
}

async function measureReads(sites, cost) {
  const most = sites.at(-1).size < HUGE ? MOST_GROWTH : MOST_HUGE_GROWTH;
  const rows = [];
  for (const [who, reads] of Object.entries({
    public: publicReads,
    member: memberReads,
    admin: adminReads,
  })) {
    console.log(`lectures, ${Object.keys(reads).length}`);
    for (const [name, path] of Object.entries(reads)) {
      const costs = await costsOf(sites, path, who, cost);
      const growth = Math.max(costs.at(-1), cost.least) / Math.max(costs[0], cost.least);
      const isTooMuch = growth > most;
      const plans = isTooMuch ? await plansOn(sites.at(-1), path, who) : [];
      rows.push({ name, costs, growth, isTooMuch, plans });
    }
  }
  return rows;
}

/** @returns {Promise<Site>} */
async function openSite(given, size, words) {
  const folder = join(/** @type {string} */ (given.DATA_DIR), `scale-${size}`);
  mkdirSync(folder, { recursive: true });
  const variables = { ...given, DATA_DIR: folder };
  await (await startProduct(variables)).stop();
  const { product, filled } = await startFilled(variables, 'fill-scale.mjs', [String(size), String(words)]);
  console.log(`${size} tutoriels, index de recherche`);
  await untilIdle(product);
  return { size, product, cookies: { member: filled.cookie, admin: filled.adminCookie } };
}

/** Waits for background work of the server to end. */
async function untilIdle(product) {
  for (let quiet = 0; quiet < 3;) {
    const before = await product.processorSeconds();
    await pause(1000);
    quiet = (await product.processorSeconds()) - before < 0.05 ? quiet + 1 : 0;
  }
}

/** The lowest cost of a read on each site. */
async function costsOf(sites, path, who, cost) {
  const reads = sites.map(({ size, product, cookies }) => {
    return { product, read: () => read(product.origin + pathOn(size, path, idOn(size)), cookies[who] ?? '') };
  });
  for (const { read } of reads) for (let done = 0; done < WARM_UP; done++) await read();
  const least = reads.map(() => Infinity);
  for (let turn = 0; turn < cost.turns; turn++) {
    for (const [index, { product, read }] of reads.entries()) {
      const before = await cost.soFar(product);
      for (let done = 0; done < cost.reads; done++) await read();
      least[index] = Math.min(least[index], ((await cost.soFar(product)) - before) / cost.reads);
    }
  }
  return least;
}

/** The query plans of a read. */
async function plansOn({ size, product, cookies }, path, who) {
  await product.record();
  await read(product.origin + pathOn(size, path, idOn(size)), cookies[who] ?? '');
  return product.plans();
}

/** A tutorial on the site. */
const idOn = (size) => FIRST_ID + Math.floor(size / 2) + 7;

async function read(address, cookie) {
  const answer = await fetch(address, { headers: { cookie } });
  await answer.arrayBuffer();
  if (answer.status !== 200) throw new Error(`${address} : ${answer.status}`);
}

/** @param {string} title @param {number[]} sizes @param {Table} table */
export function printScale(title, sizes, { unit, rows }) {
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
  for (const { name, plans } of rows)
    for (const { sql, plan } of plans) console.log(`\n${name} : ${sql}\n  ${plan.join('\n  ')}`);
  console.log(`\nEn ${unit}, sur un site de tant de tutoriels ; × : du plus petit au plus grand.`);
}
