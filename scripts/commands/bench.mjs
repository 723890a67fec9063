import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { measure } from '../bench/measure.mjs';
import { measurePdf } from '../bench/pdf.mjs';
import { canPin } from '../bench/pinning.mjs';
import { printTable } from '../bench/table.mjs';
import { database } from '../services/mariadb.mjs';
import { temporaryFolder } from '../services/temporary-folder.mjs';
import { build } from '../setup/build.mjs';
import { install } from '../setup/install.mjs';
import { node, nodeEnv } from '../setup/node-binary.mjs';
import { must } from '../setup/processes.mjs';

/**
 * Measures the product against a bare node:http server (signing in: against the hash alone) on each database, and its
 * PDFs against bare puppeteer; gives the exit code, which is 1 when an answer was wrong. Options: --rounds=3 --seconds=3
 * --only=http,pdf.
 */
export default async function bench(args) {
  const options = {
    rounds: { type: /** @type {const} */ ('string'), default: '3' },
    seconds: { type: /** @type {const} */ ('string'), default: '3' },
    only: { type: /** @type {const} */ ('string'), default: 'http,pdf' },
  };
  const { values } = parseArgs({ args, options });
  const extent = { rounds: Number(values.rounds), seconds: Number(values.seconds) };
  await install();
  await build();
  const only = String(values.only).split(',');
  const rows = [];
  if (only.includes('http')) rows.push(...(await benchHttp(extent)));
  if (only.includes('pdf')) rows.push(...(await benchPdf(extent)));
  return rows.some((row) => row.wrong > 0) ? 1 : 0;
}

async function benchHttp(extent) {
  const results = { SQLite: await measure(settings(undefined), extent) };
  const server = await database();
  if (!('missing' in server)) {
    results.MariaDB = await onMariadb(server.url, (url) => measure(settings(url), extent));
  }
  for (const [title, rows] of Object.entries(results)) printTable(title, rows);
  console.log(
    '\nMédianes ; produit et serveur nu mesurés tour à tour.',
    canPin
      ? 'Serveurs sur le cœur 0, charge sur le cœur 1.'
      : '*** taskset absent ou un seul cœur : la charge et les serveurs se gênent. ***',
  );
  if ('missing' in server) console.log(`\n*** SAUTÉ – MariaDB : ${server.missing}. ***`);
  return Object.values(results).flat();
}

async function benchPdf(extent) {
  const rows = await measurePdf(settings(undefined), extent);
  if ('missing' in rows) {
    console.log(`\n*** SAUTÉ – PDF : ${rows.missing}. ***`);
    return [];
  }
  printTable('PDF', rows);
  console.log('\nMédianes ; produit et puppeteer nu mesurés tour à tour, sur tous les cœurs.');
  return rows;
}

const settings = (url) => ({
  DATABASE_URL: url,
  DATA_DIR: temporaryFolder('bench'),
  SEED: 'demo',
  ADMIN_PASSWORD: 'Passage-Mesure-9',
});

/** Gives the work an empty database of its own, which is gone afterwards also from a server that stays. */
async function onMariadb(serverUrl, work) {
  const script = fileURLToPath(new URL('../bench/own-database.mjs', import.meta.url));
  const name = `passerelle_bench_${process.pid}`;
  const ask = (what) => must(node(), [script, what, serverUrl, name], { env: nodeEnv() });
  await ask('create');
  try {
    return await work(new URL(`/${name}`, serverUrl).href);
  } finally {
    await ask('drop');
  }
}
