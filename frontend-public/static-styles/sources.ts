import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { rewriteModule } from './rewrite-module';
import { shortNames, type ShortNames } from './short-names';

const SOURCES = join(import.meta.dirname, '../src');

export interface RewrittenSources {
  /** Changed modules, by path. */
  modules: ReadonlyMap<string, string>;
  names: ShortNames;
}

let reading: Promise<RewrittenSources> | undefined;

/** All rewritten source modules; memoized, as both the scripts and the style sheet need them. */
export function rewrittenSources(): Promise<RewrittenSources> {
  return (reading ??= readSources());
}

async function readSources(): Promise<RewrittenSources> {
  const files = await readdir(SOURCES, { recursive: true });
  const modules = new Map<string, string>();
  for (const file of files.filter((name) => /\.tsx?$/.test(name) && !/\.spec\./.test(name)).sort()) {
    const path = join(SOURCES, file);
    const rewritten = await rewriteModule(await readFile(path, 'utf8'), path, resolveSource);
    if (rewritten !== undefined) modules.set(path, rewritten);
  }
  return { modules, names: shortNames(modules.values()) };
}

function resolveSource(source: string, importer: string): Promise<string | undefined> {
  const path = join(dirname(importer), source);
  return Promise.resolve([`${path}.tsx`, `${path}.ts`].find(existsSync));
}
