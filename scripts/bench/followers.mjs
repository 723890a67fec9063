import { setTimeout as sleep } from 'node:timers/promises';
import { step } from '../setup/progress.mjs';
import { median, startFilled } from './measure.mjs';
import { startProduct } from './servers.mjs';
import { percentile } from './summaries.mjs';

const FOLLOWERS = 100_000;
const READ_EVERY_MS = 20;
const SETTLE_MS = 500;
const WARM_UP = 10;
/** Publications for nobody, for each that is for followers. */
const FOR_NOBODY = 3;
/** Read while followers are being told. */
const READ_PATH = '/api/tutorials?limit=20';

/**
 * Publishes alternately for nobody and for 100,000 followers, and times the answers, the reads meanwhile, and how long it
 * takes until the last follower is told.
 * @param {Record<string, string | undefined>} variables environment that selects the database
 * @param {number} rounds
 */
export async function measureFollowers(variables, rounds) {
  await (await startProduct(variables)).stop();
  const { product, filled } = await startFilled(variables, 'fill-followers.mjs', [String(FOLLOWERS)]);
  const { followed, unfollowed, last } = filled;
  const publish = async (cookie) => {
    // What the last one caused is done by then.
    await sleep(SETTLE_MS);
    return timed(() => post(product.origin, cookie));
  };
  for (let time = 0; time < WARM_UP; time++) await publish(unfollowed);
  const results = { none: [], many: [], told: [], reads: [] };
  for (let round = 0; round < rounds; round++) {
    await step(`publication ${round + 1}`, async () => {
      for (let time = 0; time < FOR_NOBODY; time++) results.none.push(await publish(unfollowed));
      const before = await countNotifications(product.origin, last);
      results.many.push(await publish(followed));
      const answeredAt = performance.now();
      while ((await countNotifications(product.origin, last)) === before) {
        results.reads.push(await timed(() => request(product.origin + READ_PATH)));
        await sleep(READ_EVERY_MS);
      }
      results.told.push(performance.now() - answeredAt);
    });
  }
  await product.stop();
  return results;
}

function post(origin, cookie) {
  return request(`${origin}/api/tutorials`, {
    method: 'POST',
    headers: { cookie, 'content-type': 'application/json' },
    body: JSON.stringify({
      title: 'Un texte attendu',
      description: 'Une description.',
      domainId: 2,
      source: 'Un texte.',
    }),
  });
}

async function countNotifications(origin, cookie) {
  const { headers } = await request(`${origin}/api/notifications`, { headers: { cookie } });
  return Number(headers.get('x-total-count'));
}

/** Waits for the whole response. */
async function request(address, options = {}) {
  const response = await fetch(address, options);
  const body = await response.text();
  if (!response.ok) throw new Error(`${address} : ${response.status} ${body}`);
  return response;
}

async function timed(work) {
  const startedAt = performance.now();
  await work();
  return performance.now() - startedAt;
}

const milliseconds = (value) => value.toLocaleString('fr-FR', { maximumFractionDigits: 0 });

/** @param {string} title @param {Awaited<ReturnType<typeof measureFollowers>>} results */
export function printFollowers(title, { none, many, told, reads }) {
  console.log(
    `\n${title}, publier pour ${FOLLOWERS.toLocaleString('fr-FR')} abonnés : ${many.map(milliseconds).join(', ')} ms ` +
      `(pour personne : ${milliseconds(median(none))}, de ${milliseconds(Math.min(...none))} à ${milliseconds(Math.max(...none))}) ; ` +
      `tous avertis après ${milliseconds(median(told) / 1000)} s ; lectures pendant ce temps : ` +
      `p50 ${milliseconds(percentile(reads, 0.5))} ms, p95 ${milliseconds(percentile(reads, 0.95))} ms`,
  );
}
