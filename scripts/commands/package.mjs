import { cpSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { execa } from 'execa';
import { checkPackage } from '../package/check-package.mjs';
import { temporaryFolder } from '../services/temporary-folder.mjs';
import { npm } from '../setup/install.mjs';
import { inRoot } from '../setup/paths.mjs';

/** Files that npm needs to install only the back end's dependencies. */
const MANIFESTS = [
  'package.json',
  'package-lock.json',
  '.npmrc',
  ...['api-client', 'backend', 'icons', 'frontend-public', 'frontend-admin', 'e2e'].map(
    (workspace) => `${workspace}/package.json`,
  ),
];
const BUILT = [
  'api-client/dist',
  'backend/dist',
  'backend/demo',
  'frontend-public/dist',
  'frontend-admin/dist',
  'LICENSE',
  'README.md',
];

// Packs the built site with its runtime, for this kind of machine, and tests that the archive starts.
const { version } = JSON.parse(readFileSync(inRoot('package.json'), 'utf8'));
const folder = temporaryFolder('package');
const tree = join(folder, 'passerelle');
for (const path of MANIFESTS) copy(path, tree);
npm(['ci', '--omit=dev', '--workspace=backend'], tree);
rmSync(join(tree, 'package-lock.json'));
for (const path of BUILT) copy(path, tree);
cpSync(inRoot('scripts/package/server.mjs'), join(tree, 'server.mjs'));

const name = `passerelle-${version}-${process.platform}-${process.arch}.tar.gz`;
const archive = join(folder, name);
console.log('Archive');
await execa('tar', ['-czf', archive, '-C', folder, 'passerelle']);
rmSync(tree, { recursive: true });
await execa('tar', ['-xzf', archive, '-C', folder]);
console.log('Démarrage de l’archive');
await checkPackage(tree);
mkdirSync(inRoot('dist'), { recursive: true });
const result = inRoot('dist', name);
rmSync(result, { force: true });
cpSync(archive, result);
console.log(result);

function copy(path, tree) {
  const target = join(tree, path);
  mkdirSync(dirname(target), { recursive: true });
  cpSync(inRoot(path), target, { recursive: true });
}
