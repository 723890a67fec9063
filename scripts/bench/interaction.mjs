import { fileURLToPath } from 'node:url';
import { chromium } from '../services/chromium.mjs';
import { node, nodeEnv } from '../setup/node-binary.mjs';
import { must } from '../setup/processes.mjs';
import { step } from '../setup/progress.mjs';
import { startProduct } from './servers.mjs';

const program = fileURLToPath(new URL('use-pages.mjs', import.meta.url));
const SLOWING = 4;
const TIMES = 5;

/**
 * @typedef {{name: string, delays: number[], frames: number[], work: number[]}} Used
 * Each time that it was done: the longest wait from a press or a key to the next picture, as the browser tells it, what of
 * it the page's main thread has worked, and what it has worked for each press and key, all that follows included; in
 * milliseconds. Waits grow with whatever else the machine does, work hardly
 */

/** Measures how long members on a slow computer wait for what they press and type on pages, and prints it. */
export async function benchInteraction(variables) {
  const browser = await chromium();
  if ('missing' in browser) {
    console.log(`\n*** SAUTÉ – gestes : ${browser.missing}. ***`);
    return;
  }
  const site = await startProduct(variables);
  const args = [program, site.origin, browser.path, String(SLOWING), String(TIMES)];
  const printed = await step('Gestes', () => must(node(), args, { env: nodeEnv() }));
  await site.stop();
  const line = (label, cells) =>
    console.log(label.padEnd(32) + cells.map((cell) => cell.padStart(16)).join(''));
  console.log();
  line(`Geste, processeur ${SLOWING} fois plus lent`, ['attente ms', 'au plus ms', 'image ms', 'travail ms']);
  for (const { name, delays, frames, work } of /** @type {Used[]} */ (JSON.parse(printed))) {
    line(
      name,
      [median(delays), Math.max(...delays), median(frames), median(work)].map((value) => value.toFixed(0)),
    );
  }
}

const median = (values) => values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)];
