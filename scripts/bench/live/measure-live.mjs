import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { execa } from 'execa';
import { summarize } from '../summaries.mjs';
import { startBareLive, startProduct } from '../servers.mjs';
import { jsonFile, openClients, openProbe, print } from './load-processes.mjs';

const CONNECTIONS = 5_000;
const TELLINGS = 5;
const BASELINE_MS = 10_000;
const SETTLE_MS = 3_000;
const TUTORIAL = { title: 'Essai %round', description: 'Une description.', domainId: 1, source: 'Un texte.' };

const fill = fileURLToPath(new URL('fill-members.mjs', import.meta.url));

/**
 * Measures members' live connections, against a bare `ws` server.
 * @param {Record<string, string | undefined>} variables environment that selects the database
 * @param {{rounds: number}} extent
 */
export async function measureLive(variables, { rounds }) {
  const secret = randomBytes(16).toString('hex');
  const settings = { ...variables, SESSION_SECRET: secret };
  // Runs the migrations if needed.
  await (await startProduct(settings)).stop();
  const { DATABASE_URL: url, DATA_DIR: folder } = variables;
  const database = url ?? join(folder, 'passerelle.sqlite');
  console.log('Remplissage de la base');
  const { stdout } = await execa('node', [fill, database, secret, String(CONNECTIONS)]);
  const { followers, writer } = JSON.parse(stdout);
  console.log('une nouvelle dite à tous, mémoire d’une connexion, toutes les connexions coupées');
  return {
    connections: CONNECTIONS,
    told: await measureTold(settings, followers, writer, rounds),
    idle: await measureMemory(settings, followers),
    storm: await measureReturn(settings, followers, rounds),
  };
}

/** Measures a broadcast, alternating between the product, which stores it first, and the baseline. */
async function measureTold(settings, cookies, writer, rounds) {
  const product = await startProduct(settings);
  const bare = await startBareLive();
  const fanOut = (origin, trigger) =>
    print('fan-out.mjs', origin, jsonFile({ cookies, trigger, messages: 1, rounds: TELLINGS }));
  const results = { product: [], bare: [] };
  for (let round = 0; round <= rounds; round++) {
    const ours = await fanOut(product.origin, { path: '/api/tutorials', cookie: writer, body: TUTORIAL });
    const theirs = await fanOut(bare.origin, { path: '/', cookie: '', body: ours.sample });
    // The first round is a warm-up.
    if (round === 0) continue;
    results.product.push(...ours.results);
    results.bare.push(...theirs.results);
  }
  await Promise.all([product.stop(), bare.stop()]);
  const perSecond = (list) => {
    const of = (what) => (cookies.length * 1000) / median(list.map((each) => each[what]));
    return {
      delivery: of('delivery'),
      whole: of('whole'),
      loadBusy: median(list.map(({ loadBusy }) => loadBusy)),
    };
  };
  return { product: perSecond(results.product), bare: perSecond(results.bare) };
}

/** Memory of the server per idle connection, in bytes. */
async function measureMemory(settings, cookies) {
  const perConnection = async (server) => {
    // A warm-up allocates what is never released, so that only the connections are measured.
    await (await openClients(server.origin, cookies)).end();
    const before = await server.memory();
    const clients = await openClients(server.origin, cookies);
    const after = await server.memory();
    await clients.end();
    await server.stop();
    const each = (what) => (after[what] - before[what]) / cookies.length;
    return { resident: each('rss'), used: each('heapUsed') + each('external') };
  };
  return {
    product: await perConnection(await startProduct(settings)),
    bare: await perConnection(await startBareLive()),
  };
}

/** All connections cut at once, while pages are read. */
async function measureReturn(settings, cookies, rounds) {
  const product = await startProduct(settings);
  const clients = await openClients(product.origin, cookies);
  let before = [];
  let during = [];
  const returns = [];
  for (let round = 0; round < rounds; round++) {
    const probe = openProbe(product.origin);
    await pause(SETTLE_MS);
    const from = Date.now();
    await pause(BASELINE_MS);
    const cutAt = Date.now();
    returns.push(await clients.cut());
    const backAt = Date.now();
    const samples = await probe.stop();
    before = before.concat(samples.filter(({ at }) => at >= from && at < cutAt));
    during = during.concat(samples.filter(({ at }) => at >= cutAt && at < backAt));
  }
  await clients.end();
  await product.stop();
  const backWithinMs = returns.map((each) => each.backWithinMs);
  return {
    backWithinSeconds: Math.max(...backWithinMs) / 1000,
    attempts: Math.max(...returns.map(({ attempts }) => attempts)),
    before: summary(before, (rounds * BASELINE_MS) / 1000),
    during: summary(during, backWithinMs.reduce((sum, ms) => sum + ms, 0) / 1000),
    wrong: [...before, ...during].filter(({ status }) => status !== 200).length,
  };
}

function summary(samples, seconds) {
  return summarize(
    samples.map(({ ms }) => ms),
    seconds,
  );
}

const median = (numbers) => [...numbers].sort((a, b) => a - b)[Math.floor(numbers.length / 2)];
