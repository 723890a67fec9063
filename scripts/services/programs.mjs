// Finds the programs that tests and benchmarks need: named by a variable, else in PATH, else installed from Debian where
// this process may. Without packages, so that the dev container can run it first: node scripts/services/programs.mjs
import { spawnSync } from 'node:child_process';
import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';

const CHROMIUMS = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

/**
 * The variable that names the program or takes its place, the program’s names and its Debian packages.
 * @type {Record<string, {variable?: string, names: string[], packages: string[]}>}
 */
const programs = {
  mariadb: {
    variable: 'TEST_DATABASE_URL',
    names: ['mariadbd'],
    packages: ['mariadb-server-core', 'mariadb-client-core'],
  },
  // The shell needs a third less processor time than a whole browser.
  browser: {
    variable: 'CHROMIUM_PATH',
    names: ['chromium-headless-shell', ...CHROMIUMS],
    packages: ['chromium-headless-shell', 'fonts-dejavu-core'],
  },
  // The one that the product would choose: pages printed by the shell measure differently.
  printer: {
    variable: 'CHROMIUM_PATH',
    names: CHROMIUMS,
    packages: ['chromium', 'fonts-dejavu-core'],
  },
  redis: { variable: 'REDIS_SERVER', names: ['redis-server'], packages: ['redis-server'] },
  sftp: { variable: 'SFTP_SERVER', names: ['sftp-server'], packages: ['openssh-sftp-server'] },
  epubcheck: { names: ['epubcheck'], packages: ['epubcheck'] },
  pdftotext: { names: ['pdftotext'], packages: ['poppler-utils'] },
  wrk: { names: ['wrk'], packages: ['wrk'] },
};
const FOR_TESTS = ['mariadb', 'browser', 'redis', 'sftp', 'epubcheck', 'pdftotext'];

/** Folders of server programs that are often not in PATH. */
const SERVER_FOLDERS = [
  '/usr/sbin',
  '/usr/libexec',
  '/usr/local/sbin',
  '/usr/lib/openssh',
  '/usr/libexec/openssh',
];
const APT = 'apt-get -qq -o Acquire::Retries=1 -o Acquire::http::Timeout=20';

/** Path of the first of these programs that this machine has, or undefined. */
export function findBinary(...names) {
  const folders = [...(process.env.PATH ?? '').split(delimiter), ...SERVER_FOLDERS];
  return names.flatMap((name) => folders.map((folder) => join(folder, name))).find(isExecutable);
}

function isExecutable(path) {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/**
 * What a variable says, else the path of a program.
 * @returns {string | undefined} undefined without it
 */
export function find(kind) {
  const { variable = '', names } = programs[kind];
  return process.env[variable] || names.map((name) => findBinary(name)).find((path) => path && starts(path));
}

/** Ubuntu's chromium-browser only tells to install a snap. */
const starts = (path) =>
  !/chrom/.test(path) || spawnSync(path, ['--version'], { stdio: 'ignore' }).status === 0;

/** Installs from Debian what is missing, or prints the command that does. */
export function ensure(kinds) {
  const packages = kinds.filter((kind) => !find(kind)).flatMap((kind) => programs[kind].packages);
  if (packages.length === 0) return;
  const command = `${APT} update && ${APT} install -y --no-install-recommends ${packages.join(' ')}`;
  if (process.getuid?.() !== 0 || !findBinary('apt-get')) {
    console.log(`Il manque des programmes. Sur Debian ou Ubuntu, cette commande les installe\u00a0:`);
    console.log(`sudo sh -c '${command}'`);
    return;
  }
  console.log(`Installation des programmes qui manquent\u00a0: ${command}`);
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  spawnSync('sh', ['-c', command], { stdio: ['ignore', 'inherit', 'inherit'], env });
}

/** @returns {string} why tests of this kind cannot run */
export function reasonWithout(kind) {
  const { variable, names } = programs[kind];
  return `ni ${variable ? `${variable}, ni ` : ''}${names[0]} dans le PATH, ni droit de l’installer par apt`;
}

if (process.argv[1] === import.meta.filename) ensure(FOR_TESTS);
