import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { Failure } from './failure.mjs';
import { inRoot, root } from './paths.mjs';

/** Written by npm after a complete installation: a lockfile of what is installed. */
const INSTALLED = inRoot('node_modules/.package-lock.json');

/**
 * Installs what is missing according to package-lock.json.
 * @param {'site' | 'everything'} scope `site`: what building and running need, which is every workspace's
 *   `dependencies`; `everything`: what tests and checks need too, its `devDependencies`
 */
export function install(scope = 'everything') {
  const wanted = Object.entries(packagesIn(inRoot('package-lock.json')));
  const installed = existsSync(INSTALLED) ? packagesIn(INSTALLED) : {};
  const isPresent = ([path, { version, dev, optional, devOptional, link }]) =>
    !path.includes('node_modules/') ||
    link ||
    (scope === 'site' && dev) ||
    (path in installed
      ? installed[path].version === version && existsSync(inRoot(path))
      : optional || devOptional);
  if (wanted.every(isPresent)) return;
  const keepsTests = scope === 'everything' || Object.values(installed).some(({ dev }) => dev);
  // `npm ci` first deletes everything, also below a site that runs.
  const how = existsSync(INSTALLED) ? ['install', '--no-save'] : ['ci'];
  npm([...how, ...(keepsTests ? [] : ['--omit=dev'])]);
}

/**
 * Prints and runs an npm command: by the npm that started this process, else by the one in PATH.
 * @param {string[]} args
 */
export function npm(args, cwd = root) {
  console.log(`npm ${args.join(' ')}`);
  const { npm_execpath: file, npm_node_execpath: node = process.execPath } = process.env;
  const { status } = file
    ? spawnSync(node, [file, ...args], { cwd, stdio: 'inherit' })
    : spawnSync('npm', args, { cwd, stdio: 'inherit', shell: process.platform === 'win32' });
  if (status !== 0) throw new Failure(`npm ${args[0]} a échoué (voir plus haut).`);
}

const packagesIn = (file) => JSON.parse(readFileSync(file, 'utf8')).packages;
