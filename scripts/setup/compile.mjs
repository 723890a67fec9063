// Compiles the TypeScript of some workspaces from src into dist, as .swcrc says. Run on the product's Node, because it
// needs a package. Arguments: the workspaces.
import { glob, mkdir, readFile, writeFile } from 'node:fs/promises';
import { basename, dirname } from 'node:path';
import { transformFile } from '@swc/core';
import { inRoot, root } from './paths.mjs';

const compiling = [];
for (const workspace of process.argv.slice(2))
  for await (const file of glob('**/*.ts', { cwd: inRoot(workspace, 'src') }))
    if (!/\.(?:spec|d)\.ts$/.test(file)) compiling.push(compile(workspace, file));
await Promise.all(compiling);

async function compile(workspace, file) {
  const { code, map } = await transformFile(inRoot(workspace, 'src', file), { root });
  const result = inRoot(workspace, 'dist', file.replace(/ts$/, 'js'));
  await mkdir(dirname(result), { recursive: true });
  await writeChanged(`${result}.map`, map);
  await writeChanged(result, `${code}//# sourceMappingURL=${basename(result)}.map\n`);
}

/** Leaves unchanged files untouched, so that watchers do not react. */
async function writeChanged(file, text) {
  const present = await readFile(file, 'utf8').catch(() => undefined);
  if (present !== text) await writeFile(file, text);
}
