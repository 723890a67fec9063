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
import { createBase, database, dropBase } from '../services/mariadb.mjs';
import { ensure, find, reasonWithout } from '../services/programs.mjs';
import { temporaryFolder } from '../services/temporary-folder.mjs';

const ON_DATABASES = ['pages', 'live', 'busy'];

async function benchDatabases(wanted, extent) {
  if (wanted.includes('pages')) ensure(['wrk']);
  const wrk = find('wrk');
  const work = async (url) => ({
    rows: wrk && wanted.includes('pages') ? await measure(wrk, settings(url), extent) : [],
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
  if (!wrk && wanted.includes('pages'))
    console.log(`\n*** SAUTÉ – pages et API : ${reasonWithout('wrk')}. ***`);
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
  const names = Array.from({ length: count }, (_, index) => `passerelle_bench_${process.pid}_${index}`);
  for (const name of names) await createBase(serverUrl, name);
  try {
    return await work(...names.map((name) => new URL(`/${name}`, serverUrl).href));
  } finally {
    for (const name of names) await dropBase(serverUrl, name);
  }
}

// Measures the product on each database against a baseline: a bare node:http server, the password hash alone for signing
// in, and a bare `ws` server. The exit code is 1 when a response was wrong. Options: --rounds=3 --seconds=3
// --only=pages,live,busy; and only on request rendering, attacks, interaction, search (of --documents=0,10000,100000
// tutorials; --record stores its figures) and scale (--sizes=1000,10000,100000 --words=60).
const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '3' },
    seconds: { type: 'string', default: '3' },
    only: { type: 'string', default: 'pages,live,busy' },
    sizes: { type: 'string', default: '1000,10000,100000' },
    words: { type: 'string', default: '60' },
    documents: { type: 'string', default: '0,10000,100000' },
    record: { type: 'boolean', default: false },
  },
});
const wanted = values.only.split(',');
const extent = { rounds: Number(values.rounds), seconds: Number(values.seconds) };
const numbers = (list) => list.split(',').map(Number);
const measured = wanted.some((each) => ON_DATABASES.includes(each))
  ? await benchDatabases(wanted, extent)
  : [];
if (wanted.includes('search')) await benchSearch({ sizes: numbers(values.documents), record: values.record });
if (wanted.includes('scale')) await benchScale({ sizes: numbers(values.sizes), words: Number(values.words) });
if (wanted.includes('rendering')) printRendering(await measureRendering(settings(undefined)));
if (wanted.includes('attacks')) await measureAttacks(settings(undefined));
if (wanted.includes('interaction')) await benchInteraction(settings(undefined));
process.exitCode = measured.some((each) => each.wrong > 0) ? 1 : 0;
