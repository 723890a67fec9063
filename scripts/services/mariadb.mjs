import { randomBytes } from 'node:crypto';
import { openSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { execa } from 'execa';
import { packageFile } from '../setup/paths.mjs';
import { comesSoFar, freePort, stopNow } from './network.mjs';
import { ensure, findBinary, reasonWithout } from './programs.mjs';
import { folderInMemory } from './temporary-folder.mjs';

const ATTEMPTS = 3;
/** No durability: the data is temporary. */
const UNSAFE = ['--innodb-flush-log-at-trx-commit=0'];
export const SETTINGS = [
  '--bind-address=127.0.0.1',
  '--skip-name-resolve',
  '--skip-log-bin',
  '--innodb-log-file-size=16M',
  '--innodb-buffer-pool-size=64M',
  '--performance-schema=OFF',
  '--character-set-server=utf8mb4',
  '--collation-server=utf8mb4_unicode_520_ci',
];

/**
 * A MariaDB or MySQL server for test databases: TEST_DATABASE_URL, else a temporary one, installed from Debian where
 * this process may.
 * @returns {Promise<{url: string, pid?: number, stop: () => Promise<void>} | {missing: string}>} the URL names no database;
 *   `pid` of a temporary one
 */
export async function database() {
  if (process.env.TEST_DATABASE_URL) return { url: process.env.TEST_DATABASE_URL, stop: async () => {} };
  ensure(['mariadb']);
  if (!findBinary('mariadbd')) return { missing: reasonWithout('mariadb') };
  try {
    console.log('Démarrage d’un MariaDB jetable');
    return await startThrowAway();
  } catch (error) {
    console.log(error.message);
    return { missing: 'mariadbd est installé mais ne démarre pas (voir plus haut)' };
  }
}

async function startThrowAway() {
  const folder = folderInMemory('mariadb');
  const { common, rights, password } = await installData(folder);
  const log = join(folder, 'log');
  for (let attempt = 1; attempt <= ATTEMPTS; attempt++) {
    // Another process may take the free port before the server listens on it.
    const port = await freePort();
    const own = [`--port=${port}`, `--init-file=${rights}`];
    const output = openSync(log, 'w');
    const child = startMariadb([...common, ...own, ...SETTINGS, ...UNSAFE], output);
    // Checks the log, since another process may answer on the port.
    const serves = () => readFileSync(log, 'utf8').includes('ready for connections');
    if (await comesSoFar(child, serves)) {
      return {
        url: `mysql://test:${password}@127.0.0.1:${port}`,
        pid: child.pid,
        stop: () => stopNow(child),
      };
    }
    await stopNow(child);
  }
  throw new Error(readFileSync(log, 'utf8').trim());
}

/** Starts a server that ends with this process; `output` is the descriptor of its log. */
export const startMariadb = (options, output) =>
  execa(findBinary('mariadbd'), options, {
    stdio: ['ignore', output, output],
    killSignal: 'SIGKILL',
    reject: false,
  });

/** Runs a statement on a server. */
export async function ask(url, statement) {
  const { createConnection } = await import(pathToFileURL(packageFile('backend', 'mysql2/promise.js')).href);
  const connection = await createConnection(url);
  await connection.query(statement);
  await connection.end();
}

/** Creates an empty database of this name, in place of one that exists. */
export async function createBase(url, name) {
  await dropBase(url, name);
  await ask(url, `CREATE DATABASE \`${name}\` CHARACTER SET utf8mb4 COLLATE utf8mb4_unicode_520_ci`);
}

export const dropBase = (url, name) => ask(url, `DROP DATABASE IF EXISTS \`${name}\``);

/**
 * Initializes the data of a server in a folder; returns its options, the init file with its rights, and its password.
 */
export async function installData(folder) {
  const data = join(folder, 'data');
  const asRoot = process.getuid?.() === 0 ? ['--user=root'] : [];
  const common = ['--no-defaults', ...asRoot, `--datadir=${data}`];
  await execa(findBinary('mariadb-install-db'), [
    ...common,
    '--auth-root-authentication-method=normal',
    '--skip-test-db',
  ]);

  const password = randomBytes(12).toString('hex');
  const rights = join(folder, 'rights.sql');
  writeFileSync(
    rights,
    `CREATE OR REPLACE USER test@'%' IDENTIFIED BY '${password}';\nGRANT ALL ON *.* TO test@'%';\n`,
  );
  // A relative socket path, since an absolute one may exceed the length limit.
  return { common: [...common, '--socket=socket', `--pid-file=${join(folder, 'pid')}`], rights, password };
}
