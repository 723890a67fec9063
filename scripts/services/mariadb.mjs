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
/** Speed over safety: the data live as long as this process. */
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
 * A MariaDB or MySQL server on which databases may be made and dropped: the one named by TEST_DATABASE_URL,
 * else a throw-away one from what is installed, else from Debian's packages where this process may install them.
 * @returns {Promise<{url: string, stop: () => Promise<void>} | {missing: string}>} the URL names no database
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
    // Between finding a free port and listening on it somebody else may take it.
    const port = await freePort();
    const own = [`--port=${port}`, `--init-file=${rights}`];
    const output = openSync(log, 'w');
    const child = launchService(findBinary('mariadbd'), [...common, ...own, ...SETTINGS, ...UNSAFE], {
      stdio: ['ignore', output, output],
    });
    // That something answers on the port would not tell who does.
    const serves = () => readFileSync(log, 'utf8').includes('ready for connections');
    if (await comesSoFar(child, serves)) {
      return { url: `mysql://test:${password}@127.0.0.1:${port}`, stop: () => kill(child) };
    }
    await kill(child);
  }
  throw new Error(readFileSync(log, 'utf8').trim());
}

/** Makes the data of an empty server in a folder: options it is started with, rights it then reads, its password. */
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
  // The socket is named relative to the data: a path to a deep folder would be too long for a socket.
  return { common: [...common, '--socket=socket', `--pid-file=${join(folder, 'pid')}`], rights, password };
}
