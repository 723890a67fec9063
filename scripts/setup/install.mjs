import { existsSync, readFileSync, rmSync } from 'node:fs';
import { delimiter } from 'node:path';
import { besideAddresses } from './addresses.mjs';
import { inRoot } from './paths.mjs';
import { must } from './processes.mjs';
import { step } from './progress.mjs';

const readJson = (...path) => JSON.parse(readFileSync(inRoot(...path), 'utf8'));
const FOLDER = 'node_modules/';
const DEPENDENCY_FIELDS = ['dependencies', 'devDependencies', 'optionalDependencies'];

/** Written by npm after a complete installation: a lockfile of what is installed. */
const RECORD = inRoot('node_modules', '.package-lock.json');

/**
 * Installs what is missing according to package-lock.json; removes nothing that is used.
 * @param {'site' | 'everything'} scope `site`: what building and running need, which is every workspace's
 *   `dependencies`; `everything`: what tests and checks need too, its `devDependencies`
 */
export async function install(scope = 'everything') {
  const wanted = readJson('package-lock.json').packages;
  const agreed = Object.entries(wanted).every(([path, entry]) => isPackage(path) || declares(path, entry));
  const present = existsSync(RECORD) ? readJson('node_modules', '.package-lock.json').packages : {};
  if (agreed && isInstalled(wanted, present, scope)) return;

  const isAdded = agreed && existsSync(RECORD);
  const omitsTests = scope === 'site' && !Object.values(present).some((entry) => entry.dev);
  // An interrupted installation leaves no record and starts over.
  rmSync(RECORD, { force: true });
  const { command, args } = npm();
  // npm ci reports when package.json and the lockfile disagree.
  const how = isAdded ? ['install', '--no-save', '--prefer-offline'] : ['ci'];
  const what = [omitsTests ? '--omit=dev' : '--include=dev', '--include=optional'];
  await step('Installation des dépendances', async () =>
    besideAddresses(await registry(), async () => {
      await must(command, [...args, ...how, ...what, '--loglevel=error'], {
        env: withoutOwnNode(),
        shell: process.platform === 'win32',
      });
    }),
  );
}

const isPackage = (path) => path.includes(FOLDER);

/** Compares npm's record instead of a stamp of our own, to recognize a plain `npm install`. */
function isInstalled(wanted, present, scope) {
  return Object.entries(wanted).every(([path, entry]) => {
    if (!isPackage(path) || (scope === 'site' && entry.dev)) return true;
    const found = present[path];
    if (!found) return Boolean(entry.optional || entry.devOptional);
    // The folder may have been deleted since.
    return found.version === entry.version && existsSync(inRoot(path));
  });
}

/** Whether a workspace's package.json matches the lockfile's entry. */
function declares(folder, entry) {
  if (!existsSync(inRoot(folder, 'package.json'))) return false;
  const manifest = readJson(folder, 'package.json');
  const sorted = (map) => JSON.stringify(Object.entries(map ?? {}).sort());
  return DEPENDENCY_FIELDS.every((field) => sorted(manifest[field]) === sorted(entry[field]));
}

/** The npm that runs this script, or else the one in PATH. */
export function npm() {
  const cli = process.env.npm_execpath;
  if (cli && existsSync(cli))
    return { command: process.env.npm_node_execpath ?? process.execPath, args: [cli] };
  return { command: 'npm', args: [] };
}

/** URL of the configured registry. */
export async function registry() {
  const { command, args } = npm();
  const shell = process.platform === 'win32';
  return must(command, [...args, 'config', 'get', 'registry'], {
    cwd: inRoot('.'),
    env: withoutOwnNode(),
    shell,
  });
}

/** npm ci removes node_modules, so npm must not run on the Node inside it. */
function withoutOwnNode() {
  const folders = (process.env.PATH ?? '').split(delimiter);
  return {
    ...process.env,
    PATH: folders.filter((folder) => folder !== inRoot('node_modules', '.bin')).join(delimiter),
  };
}
