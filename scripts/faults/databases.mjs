import { fileURLToPath } from 'node:url';
import { database } from '../services/mariadb.mjs';
import { node, nodeEnv } from '../setup/node-binary.mjs';
import { must } from '../setup/processes.mjs';

const ownDatabase = fileURLToPath(new URL('../bench/own-database.mjs', import.meta.url));

/** @typedef {() => Promise<{url: string | undefined, drop: () => Promise<void>}>} MakeUrl an empty database for one test */

/**
 * Runs `work` on SQLite, then on MariaDB.
 * @param {(title: string, makeUrl: MakeUrl) => Promise<void>} work
 * @returns {Promise<string | undefined>} why MariaDB was skipped
 */
export async function onDatabases(work) {
  await work('SQLite', async () => ({ url: undefined, drop: async () => {} }));
  const server = await database();
  if ('missing' in server) return server.missing;
  let made = 0;
  await work('MariaDB', async () => {
    made += 1;
    const name = `passerelle_faults_${process.pid}_${made}`;
    const own = (what) => must(node(), [ownDatabase, what, server.url, name], { env: nodeEnv() });
    await own('create');
    return { url: `${server.url}/${name}`, drop: () => own('drop') };
  });
  await server.stop();
  return undefined;
}
