import { randomBytes } from 'node:crypto';
import { openSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { kill, launchService, must } from '../setup/processes.mjs';
import { say, step } from '../setup/progress.mjs';
import { aptInstall } from './apt.mjs';
import { findBinary } from './find-binary.mjs';
import { comesSoFar, freePort } from './network.mjs';
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
  const isHere = () => findBinary('mariadbd') && findBinary('mariadb-install-db');
  if (!isHere()) await aptInstall('mariadb-server-core', 'mariadb-client-core');
  if (!isHere()) {
    return { missing: 'ni TEST_DATABASE_URL, ni mariadbd dans le PATH, ni droit de l’installer par apt' };
  }
  try {
    return await step('Démarrage d’un MariaDB jetable', startThrowAway);
  } catch (error) {
    say(error.message);
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
    const child = launchService(findBinary('mariadbd'), [...common, ...own, ...SETTINGS, ...UNSAFE], {
      stdio: ['ignore', output, output],
    });
    // Checks the log, since another process may answer on the port.
    const serves = () => readFileSync(log, 'utf8').includes('ready for connections');
    if (await comesSoFar(child, serves)) {
      return { url: `mysql://test:${password}@127.0.0.1:${port}`, pid: child.pid, stop: () => kill(child) };
    }
    await kill(child);
  }
  throw new Error(readFileSync(log, 'utf8').trim());
}

/**
 * Initializes the data of a server in a folder; returns its options, the init file with its rights, and its password.
 */
export async function installData(folder) {
  const data = join(folder, 'data');
  const asRoot = process.getuid?.() === 0 ? ['--user=root'] : [];
  const common = ['--no-defaults', ...asRoot, `--datadir=${data}`];
  await must(findBinary('mariadb-install-db'), [
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
