// Compiles backend/src into backend/dist. Started by the commands on the product's Node, because it needs a package.
import { glob, mkdir, readFile, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { transformFile } from '@swc/core';
import { inRoot } from './paths.mjs';

const sources = inRoot('backend/src');
const results = inRoot('backend/dist');

async function compile(file) {
  const { code, map } = await transformFile(join(sources, file), { cwd: inRoot('backend') });
  const result = join(results, file.replace(/ts$/, 'js'));
  await mkdir(dirname(result), { recursive: true });
  await writeChanged(`${result}.map`, map);
  await writeChanged(result, `${code}//# sourceMappingURL=${basename(result)}.map\n`);
}

/** Leaves unchanged files untouched, so that watchers do not react. */
async function writeChanged(file, text) {
  const present = await readFile(file, 'utf8').catch(() => undefined);
  if (present !== text) await writeFile(file, text);
}

const compiling = [];
for await (const file of glob('**/*.ts', { cwd: sources })) {
  if (!file.endsWith('.spec.ts')) compiling.push(compile(file));
}
await Promise.all(compiling);
