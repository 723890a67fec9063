import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { measureBusy, printBusy } from '../bench/busy.mjs';
import { measureAttacks } from '../bench/attacks.mjs';
import { benchInteraction } from '../bench/interaction.mjs';
import { measureLive } from '../bench/live/measure-live.mjs';
import { printLive } from '../bench/live/print-live.mjs';
import { measure } from '../bench/measure.mjs';
import { canPin } from '../bench/pinning.mjs';
import { measureRendering, printRendering } from '../bench/rendering.mjs';
import { measureScale, printScale, processorTime, processorTimeOfBoth, rowsRead } from '../bench/scale.mjs';
import { benchSearch } from '../bench/search.mjs';
import { printTable } from '../bench/table.mjs';
import { database } from '../services/mariadb.mjs';
import { temporaryFolder } from '../services/temporary-folder.mjs';
import { wrk } from '../services/wrk.mjs';
import { build } from '../setup/build.mjs';
import { install } from '../setup/install.mjs';
import { node, nodeEnv } from '../setup/node-binary.mjs';
import { must } from '../setup/processes.mjs';

const ON_DATABASES = ['pages', 'live', 'busy'];

/**
 * Measures the product on each database against a baseline: a bare node:http server, the password hash alone for signing
 * in, and a bare `ws` server. The exit code is 1 when a response was wrong. Options: --rounds=3
 * --seconds=3 --only=pages,live,busy; and only on request rendering, attacks, interaction, search (of --documents=0,10000,100000 tutorials; --record stores its figures) and scale (--sizes=1000,10000,100000
 * --words=60).
 */
export default async function bench(args) {
  const options = {
    rounds: { type: /** @type {const} */ ('string'), default: '3' },
    seconds: { type: /** @type {const} */ ('string'), default: '3' },
    only: { type: /** @type {const} */ ('string'), default: 'pages,live,busy' },
    sizes: { type: /** @type {const} */ ('string'), default: '1000,10000,100000' },
    words: { type: /** @type {const} */ ('string'), default: '60' },
    documents: { type: /** @type {const} */ ('string'), default: '0,10000,100000' },
    record: { type: /** @type {const} */ ('boolean'), default: false },
  };
  const { values } = parseArgs({ args, options });
  const extent = { rounds: Number(values.rounds), seconds: Number(values.seconds) };
  const wanted = String(values.only).split(',');
  install();
  await build();
  const measured = [];
  if (wanted.some((each) => ON_DATABASES.includes(each))) {
    measured.push(...(await benchDatabases(wanted, extent)));
  }
  if (wanted.includes('search'))
    await benchSearch({
      sizes: String(values.documents).split(',').map(Number),
      record: values.record === true,
    });
  if (wanted.includes('scale')) {
    await benchScale({ sizes: String(values.sizes).split(',').map(Number), words: Number(values.words) });
  }
  if (wanted.includes('rendering')) printRendering(await measureRendering(settings(undefined)));
  if (wanted.includes('attacks')) await measureAttacks(settings(undefined));
  if (wanted.includes('interaction')) await benchInteraction(settings(undefined));
  return measured.some((each) => each.wrong > 0) ? 1 : 0;
}

async function benchDatabases(wanted, extent) {
  /** @type {{path?: string, missing?: string}} */
  const load = wanted.includes('pages') ? await wrk() : {};
  const work = async (url) => ({
    rows: 'path' in load ? await measure(load.path, settings(url), extent) : [],
    live: wanted.includes('live') ? await measureLive(settings(url), extent) : undefined,
    busy: wanted.includes('busy') ? await measureBusy(settings(url), extent.rounds) : undefined,
  });
  const results = { SQLite: await work(undefined) };
  const server = await database();
  if (!('missing' in server)) results.MariaDB = await onMariadb(server.url, work);
  for (const [title, { rows, live, busy }] of Object.entries(results)) {
    if (rows.length > 0) printTable(title, rows);
    if (live) printLive(title, live);
    if (busy) printBusy(title, busy);
  }
  console.log(
    '\nMédianes ; produit et serveur nu mesurés tour à tour. « serveur » et « charge » : ce que le serveur et ce qui',
    'envoie les requêtes prennent d’un cœur ; au-delà de 80 % de charge devant le serveur nu, pas de rapport.',
    canPin
      ? 'Serveurs sur le cœur 0, charge sur le cœur 1.'
      : '*** taskset absent ou un seul cœur : la charge et les serveurs se gênent. ***',
  );
  if ('missing' in load) console.log(`\n*** SAUTÉ – pages et API : ${load.missing}. ***`);
  if ('missing' in server) console.log(`\n*** SAUTÉ – MariaDB : ${server.missing}. ***`);
  return Object.values(results).flatMap(({ rows, live, busy }) => [
    ...rows,
    ...(live ? [live.storm] : []),
    ...(busy ? [busy.quiet, busy.busy] : []),
  ]);
}

async function benchScale({ sizes, words }) {
  const on = (urls) => sizes.map((size, index) => ({ size, variables: settings(urls[index]) }));
  for (const table of await measureScale(on([]), words, [processorTime])) printScale('SQLite', sizes, table);
  const server = await database();
  if ('missing' in server) {
    console.log(`\n*** SAUTÉ – MariaDB : ${server.missing}. ***`);
    return;
  }
  const { url, pid } = server;
  const isCounted = pid !== undefined && process.platform === 'linux';
  const kinds = [rowsRead(url), ...(isCounted ? [processorTimeOfBoth(pid)] : [])];
  const tables = await onMariadb(url, (...urls) => measureScale(on(urls), words, kinds), sizes.length);
  for (const table of tables) printScale('MariaDB', sizes, table);
}

const settings = (url) => ({
  DATABASE_URL: url,
  DATA_DIR: temporaryFolder('bench'),
  SEED: 'demo',
  ADMIN_PASSWORD: 'Passage-Mesure-9',
});

/** Runs `work` on as many empty databases of its own, and drops them afterwards. */
async function onMariadb(serverUrl, work, count = 1) {
  const script = fileURLToPath(new URL('../bench/own-database.mjs', import.meta.url));
  const names = Array.from({ length: count }, (_, index) => `passerelle_bench_${process.pid}_${index}`);
  const ask = async (what) => {
    for (const name of names) await must(node(), [script, what, serverUrl, name], { env: nodeEnv() });
  };
  await ask('create');
  try {
    return await work(...names.map((name) => new URL(`/${name}`, serverUrl).href));
  } finally {
    await ask('drop');
  }
}
