import { fileURLToPath } from 'node:url';
import { execa } from 'execa';
import { startFilled } from './measure.mjs';
import { pinned, SERVER_CORE } from './pinning.mjs';
import { startProduct } from './servers.mjs';

const program = fileURLToPath(new URL('render-pages.mjs', import.meta.url));

/**
 * @typedef {{name: string, bytes: number, p50: number, p95: number, perSecond: number, plain: number}} Rendered
 * `plain`: the median of React's renderToString of the same elements without classes; times in milliseconds of the processor
 */

/** Measures rendering of pages whose data is already loaded: on one core, one page at a time. */
export async function measureRendering(variables) {
  await (await startProduct(variables)).stop();
  const { product } = await startFilled(variables, 'fill.mjs');
  const [command, args] = pinned(SERVER_CORE, 'node', [program, product.origin]);
  const env = { NODE_ENV: 'production' };
  console.log('Pages rendues');
  const { stdout } = await execa(command, args, { env });
  await product.stop();
  return /** @type {Rendered[]} */ (JSON.parse(stdout));
}

const number = (value, digits) =>
  value.toLocaleString('fr-FR', { minimumFractionDigits: digits, maximumFractionDigits: digits });

/** @param {Rendered[]} rows */
export function printRendering(rows) {
  const line = (label, cells) =>
    console.log(label.padEnd(26) + cells.map((cell) => String(cell).padStart(12)).join(''));
  console.log();
  line('Page rendue, un cœur', ['p50 ms', 'p95 ms', 'pages/s', 'React nu ms', 'rapport', 'HTML ko']);
  for (const { name, bytes, p50, p95, perSecond, plain } of rows) {
    const times = [number(p50, 2), number(p95, 2), number(perSecond, 0), number(plain, 2)];
    line(name, [...times, number(p50 / plain, 2), number(bytes / 1000, 0)]);
  }
}
