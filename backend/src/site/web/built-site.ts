import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { PageParts, ServerEntry } from './server-entry.js';

interface ManifestChunk {
  file: string;
  assets?: string[];
  imports?: string[];
}

type Manifest = Record<string, ManifestChunk>;

/**
 * @param root folder of the public site's workspace
 * @throws Error when the site has not been built
 */
export async function loadBuiltEntry(root: string): Promise<ServerEntry> {
  return (await import(pathToFileURL(join(root, 'dist/server/entry-server.js')).href)) as ServerEntry;
}

/** @throws Error when the site has not been built */
export async function loadBuiltParts(root: string): Promise<PageParts> {
  const manifest = JSON.parse(
    await readFile(join(root, 'dist/client/.vite/manifest.json'), 'utf8'),
  ) as Manifest;
  const chunk = manifest['src/entry-client.tsx'];
  if (!chunk) throw new Error('The build of the public site has no entry-client.');
  const modules = filesOf(manifest, chunk.imports);
  const sheet = manifest['style.css'];
  if (!sheet) throw new Error('The build of the public site has no styles.');
  // The Latin subset of the site’s own families is what the first screen needs; others come where they are chosen.
  const fonts = Object.values(manifest)
    .flatMap((part) => [part.file, ...(part.assets ?? [])])
    .filter((file) => /(bricolage-grotesque|source-serif-4)-latin-wght-normal-[^/]+\.woff2$/.test(file));
  return {
    assets: {
      styles: `/${sheet.file}`,
      entry: `/${chunk.file}`,
      modules,
      fonts: [...new Set(fonts)].map((file) => `/${file}`),
    },
    pageModules: Object.fromEntries(
      Object.keys(manifest)
        .filter((source) => source.startsWith('src/pages/'))
        .map((source) => [source, filesOf(manifest, [source]).filter((file) => !modules.includes(file))]),
    ),
  };
}

/** The addresses of chunks and of all that they import. */
function filesOf(manifest: Manifest, keys: string[] = []): string[] {
  const found = new Set(keys);
  for (const key of found) manifest[key]?.imports?.forEach((imported) => found.add(imported));
  return [...found].flatMap((key) => (manifest[key] ? [`/${manifest[key].file}`] : []));
}
