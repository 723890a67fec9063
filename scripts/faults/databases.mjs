import { createBase, database, dropBase } from '../services/mariadb.mjs';

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
    await createBase(server.url, name);
    return { url: `${server.url}/${name}`, drop: () => dropBase(server.url, name) };
  });
  await server.stop();
  return undefined;
}
