import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { npm } from '../setup/install.mjs';
import { inRoot } from '../setup/paths.mjs';

const VERSION = '13.5.0';

/** Installs Lighthouse once, outside the project's packages: 176 MB that neither the site nor its tests need. */
export function installLighthouse() {
  const folder = inRoot('node_modules/.cache/lighthouse');
  const installed = join(folder, 'node_modules/lighthouse');
  if (!isThere(join(installed, 'package.json'))) {
    mkdirSync(folder, { recursive: true });
    writeFileSync(join(folder, 'package.json'), '{ "private": true }\n');
    npm(['install', '--no-save', '--ignore-scripts', `lighthouse@${VERSION}`], folder);
  }
  return join(installed, 'cli/index.js');
}

function isThere(manifest) {
  return existsSync(manifest) && JSON.parse(readFileSync(manifest, 'utf8')).version === VERSION;
}
