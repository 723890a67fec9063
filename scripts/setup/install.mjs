import { existsSync, readFileSync } from 'node:fs';
import { delimiter } from 'node:path';
import { inRoot } from './paths.mjs';
import { must } from './processes.mjs';
import { step } from './progress.mjs';

const readJson = (...path) => JSON.parse(readFileSync(inRoot(...path), 'utf8'));
const DEPENDENCY_FIELDS = ['dependencies', 'devDependencies', 'optionalDependencies'];

/** Runs `npm ci` unless node_modules already holds what package.json and package-lock.json ask for. */
export async function install() {
  if (isInstalled()) return;
  const { command, args } = npm();
  await step('Installation des dépendances', () =>
    must(command, [...args, 'ci', '--include=dev', '--include=optional', '--loglevel=error'], {
      env: withoutOwnNode(),
      shell: process.platform === 'win32',
    }),
  );
}

/**
 * npm leaves a copy of the lockfile in node_modules when it has finished. Comparing the two rather than a
 * stamp of our own recognises what a plain `npm install` has done. Folders may have been removed since.
 */
function isInstalled() {
  const copy = inRoot('node_modules', '.package-lock.json');
  if (!existsSync(copy) || !existsSync(inRoot('package-lock.json'))) return false;
  const wanted = readJson('package-lock.json').packages;
  const present = readJson('node_modules', '.package-lock.json').packages;
  const matches = ([path, entry]) => {
    if (!path.includes('node_modules/')) return declares(path, entry);
    const found = present[path];
    if (!found) return Boolean(entry.optional || entry.devOptional);
    return found.version === entry.version && existsSync(inRoot(path));
  };
  return Object.entries(wanted).every(matches);
}

/** Whether a workspace's package.json still asks for what the lockfile has noted for it. */
function declares(folder, entry) {
  if (!existsSync(inRoot(folder, 'package.json'))) return false;
  const manifest = readJson(folder, 'package.json');
  const sorted = (map) => JSON.stringify(Object.entries(map ?? {}).sort());
  return DEPENDENCY_FIELDS.every((field) => sorted(manifest[field]) === sorted(entry[field]));
}

/** npm as it runs this, or else from the PATH. */
export function npm() {
  const cli = process.env.npm_execpath;
  if (cli && existsSync(cli))
    return { command: process.env.npm_node_execpath ?? process.execPath, args: [cli] };
  return { command: 'npm', args: [] };
}

/** npm ci removes node_modules, so npm must not run on the Node inside it. */
function withoutOwnNode() {
  const folders = (process.env.PATH ?? '').split(delimiter);
  return {
    ...process.env,
    PATH: folders.filter((folder) => folder !== inRoot('node_modules', '.bin')).join(delimiter),
  };
}
