// Compiles backend/src, and the code it shares with the front ends, into backend/dist. Started by the commands on the
// product's Node, because it needs a package.
import { glob, mkdir, readFile, writeFile } from 'node:fs/promises';
import { basename, dirname, join, relative } from 'node:path';
import { transformFile } from '@swc/core';
import { inRoot } from './paths.mjs';

const results = inRoot('backend/dist');
const options = { cwd: inRoot('backend'), configFile: inRoot('backend/.swcrc') };
/** Source folders by their place in the results. */
const sources = { '': inRoot('backend/src'), 'api-client': inRoot('api-client/src') };

async function compile(folder, file) {
  const result = join(results, folder, file.replace(/ts$/, 'js'));
  const { code, map } = await transformFile(join(sources[folder], file), options);
  await mkdir(dirname(result), { recursive: true });
  await writeChanged(`${result}.map`, map);
  await writeChanged(result, `${withCompiled(code, result)}//# sourceMappingURL=${basename(result)}.map\n`);
}

/**
 * Redirects imports of TypeScript files to the compiled ones. Otherwise Node would load a compiler into the process and
 * each of its threads.
 */
function withCompiled(code, result) {
  const shared = relative(dirname(result), join(results, 'api-client'));
  const path = shared.startsWith('.') ? shared : `./${shared}`;
  return code
    .replace(/(from\s*["'])@passerelle\/api-client\/([\w/-]+)(["'])/g, `$1${path}/$2.js$3`)
    .replace(/(from\s*["']\.[^"']*)\.ts(["'])/g, '$1.js$2');
}

/** Leaves unchanged files untouched, so that watchers do not react. */
async function writeChanged(file, text) {
  const present = await readFile(file, 'utf8').catch(() => undefined);
  if (present !== text) await writeFile(file, text);
}

const compiling = [];
for (const [folder, source] of Object.entries(sources))
  for await (const file of glob('**/*.ts', { cwd: source }))
    if (!/\.(?:spec|d)\.ts$/.test(file)) compiling.push(compile(folder, file));
await Promise.all(compiling);
