import { fileURLToPath } from 'node:url';
import { execa } from 'execa';
import { browser } from '../services/browser.mjs';
import { startProduct } from './servers.mjs';

const program = fileURLToPath(new URL('use-pages.mjs', import.meta.url));
const SLOWING = 4;
const TIMES = 5;

/**
 * @typedef {{name: string, delays: number[], frames: number[], work: number[]}} Used
 * One entry per repetition, in milliseconds: `delays`: the longest time from a press or a key to the next frame, as the
 * browser reports it; `frames`: the main thread's CPU time within it; `work`: the main thread's CPU time per press or
 * key, with all that follows. Other load on the machine lengthens the delays, but hardly the work
 */

/** Measures and prints how long members on a slow computer wait after pressing and typing on pages. */
export async function benchInteraction(variables) {
  const path = await browser();
  const site = await startProduct(variables);
  const args = [program, site.origin, path, String(SLOWING), String(TIMES)];
  console.log('Gestes');
  const { stdout } = await execa('node', args);
  await site.stop();
  const line = (label, cells) =>
    console.log(label.padEnd(32) + cells.map((cell) => cell.padStart(16)).join(''));
  console.log();
  line(`Geste, processeur ${SLOWING} fois plus lent`, ['attente ms', 'au plus ms', 'image ms', 'travail ms']);
  for (const { name, delays, frames, work } of /** @type {Used[]} */ (JSON.parse(stdout))) {
    line(
      name,
      [median(delays), Math.max(...delays), median(frames), median(work)].map((value) => value.toFixed(0)),
    );
  }
}

const median = (values) => values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)];
