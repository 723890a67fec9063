import type { Dirent } from 'node:fs';
import { readdir, realpath, stat } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { Refusal } from './refusal.js';

/** A folder to import, with symbolic links resolved: nothing outside `root` is ever read. */
export interface ImportFolder {
  root: string;
  /** Sorted paths of Markdown files relative to the root, with `/`. */
  articles: string[];
}

/** @throws Refusal when the folder can't be read or contains no Markdown */
export async function openFolder(folder: string): Promise<ImportFolder> {
  const root = await realpath(folder).catch(() => undefined);
  if (!root || !(await stat(root)).isDirectory()) throw new Refusal(`Le dossier « ${folder} » n’existe pas.`);
  const articles = await listMarkdown(root, root);
  if (articles.length === 0)
    throw new Refusal(`Le dossier « ${folder} » ne contient aucun fichier Markdown (.md).`);
  return { root, articles: articles.sort((a, b) => (a < b ? -1 : 1)) };
}

/** The path that equals or ends in another one, as Obsidian finds files by their names; the shortest of several. */
export function byEnding(
  paths: readonly string[],
  wanted: string,
  key: (path: string) => string,
): string | undefined {
  const ending = `/${key(wanted.replace(/^\/+/, ''))}`;
  return paths
    .filter((path) => `/${key(path)}`.endsWith(ending))
    .sort((a, b) => a.length - b.length || (a < b ? -1 : 1))[0];
}

async function listMarkdown(folder: string, root: string): Promise<string[]> {
  const entries = await readdir(folder, { withFileTypes: true }).catch((): Dirent[] => []);
  const found: string[] = [];
  for (const entry of entries) {
    if (entry.name.startsWith('.') || entry.name === 'node_modules') continue;
    const path = join(folder, entry.name);
    if (entry.isDirectory()) found.push(...(await listMarkdown(path, root)));
    else if (/\.md$/i.test(entry.name)) found.push(relative(root, path).split(sep).join('/'));
  }
  return found;
}

/**
 * Real path of a file below the root.
 * @throws Refusal when it is outside the root or no regular file
 */
export async function fileWithin(root: string, path: string): Promise<{ path: string; size: number }> {
  const real = await realpath(join(root, path)).catch(() => undefined);
  const info = real && (await stat(real).catch(() => undefined));
  if (!info) throw new Refusal('fichier illisible');
  if (!real.startsWith(root.endsWith(sep) ? root : root + sep))
    throw new Refusal('lien qui sort du dossier importé');
  if (!info.isFile()) throw new Refusal('ce n’est pas un fichier ordinaire');
  return { path: real, size: info.size };
}
