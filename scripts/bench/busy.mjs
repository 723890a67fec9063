import { fileURLToPath } from 'node:url';
import { execa } from 'execa';
import { median, startFilled } from './measure.mjs';
import { LOAD_CORE, pinned } from './pinning.mjs';
import { isLimit } from './saturation.mjs';
import { startProduct } from './servers.mjs';

/** Range of tutorials to read and write to, of 10,000 (see fill.mjs). */
const [FIRST, PAGES] = [1001, 1000];
const SECONDS = 15;
const AIMS = { kept: 0.95, slower: 5 };
const readers = fileURLToPath(new URL('busy-readers.mjs', import.meta.url));

/**
 * Measures readers of a thousand pages, alternately without writes and with a comment, a rating and a favourite per
 * second.
 * @param {Record<string, string | undefined>} variables environment that selects the database
 * @param {number} rounds
 */
export async function measureBusy(variables, rounds) {
  await (await startProduct(variables)).stop();
  const { product, filled } = await startFilled(variables, 'fill.mjs');
  const read = async (seconds) => {
    const args = [readers, product.origin, seconds, FIRST, PAGES].map(String);
    return JSON.parse((await execa(...pinned(LOAD_CORE, 'node', args))).stdout);
  };
  console.log('mille pages, une fois chacune');
  await read(0);
  const results = { quiet: [], busy: [] };
  for (let round = 0; round < rounds; round++) {
    console.log('lecteurs seuls, puis lecteurs et écrivains');
    results.quiet.push(await read(SECONDS));
    const writers = startWriting(product.origin, filled.members);
    results.busy.push(await read(SECONDS));
    await writers.stop();
  }
  const memory = await product.memory();
  await product.stop();
  return { quiet: summed(results.quiet), busy: summed(results.busy), resident: memory.rss };
}

/** Adds a comment, a rating and a favourite each second. */
function startWriting(origin, members) {
  let written = 0;
  const underWay = new Set();
  const timer = setInterval(() => {
    const next = () => {
      written += 1;
      return { id: FIRST + ((written * 379) % PAGES), ...members[written % members.length] };
    };
    const post = ({ cookie }, path, body) => {
      const sending = fetch(origin + path, {
        method: 'POST',
        headers: { cookie, 'content-type': 'application/json' },
        body: JSON.stringify(body),
      }).then((answer) => answer.arrayBuffer());
      underWay.add(sending.finally(() => underWay.delete(sending)));
    };
    const [one, two, three] = [next(), next(), next()];
    post(one, `/api/tutorials/${one.id}/comments`, { content: `Un avis, le ${written}e.` });
    post(two, `/api/tutorials/${two.id}/rating`, { score: 1 + (written % 5) });
    post(three, '/api/favorites', { tutorialId: three.id });
  }, 1000);
  return {
    stop: async () => {
      clearInterval(timer);
      await Promise.allSettled(underWay);
    },
  };
}

function summed(runs) {
  const of = (field) => median(runs.map((run) => run[field]));
  const sum = (field) => runs.reduce((total, run) => total + run[field], 0);
  return {
    kept: sum('kept') / sum('requests'),
    requestsPerSecond: sum('requests') / runs.length / SECONDS,
    p50: of('p50'),
    p95: of('p95'),
    p99: of('p99'),
    loadBusy: of('busy'),
    wrong: sum('wrong'),
  };
}

const number = (value, digits = 1) =>
  value.toLocaleString('fr-FR', { maximumFractionDigits: digits, minimumFractionDigits: digits });
const verdict = (text, isReached) => `${text} : ${isReached ? 'atteint' : 'manqué'}`;

/** @param {string} title @param {Awaited<ReturnType<typeof measureBusy>>} results */
export function printBusy(title, { quiet, busy, resident }) {
  console.log(`\n${title}, 50 lecteurs de mille pages (10 000 tutoriels)`);
  const labels = { seuls: quiet, 'chaque seconde un commentaire, une note, un favori': busy };
  for (const [label, one] of Object.entries(labels)) {
    console.log(
      `  ${label} : ${number(one.requestsPerSecond, 0)} pages/s, ${number(one.kept * 100)} % gardées, ` +
        `p50 ${number(one.p50)} ms, p95 ${number(one.p95)} ms, p99 ${number(one.p99)} ms, charge ${number(one.loadBusy * 100, 0)} % d’un cœur` +
        (one.wrong > 0 ? `, ${one.wrong} réponses fausses` : ''),
    );
  }
  const slower = busy.p99 / quiet.p99;
  console.log(
    `  ${verdict('gardées ≥ 95 %', busy.kept >= AIMS.kept)} ; p99 × ${number(slower)}, ` +
      verdict('≤ 5', slower <= AIMS.slower) +
      ` ; mémoire ${number(resident / 2 ** 20, 0)} Mo` +
      (isLimit(busy) ? ' ; *** la charge prenait plus de 80 % d’un cœur. ***' : ''),
  );
}
