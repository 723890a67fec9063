import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { ViteDevServer } from 'vite';

/** The addresses of what every page loads. */
export interface PageAssets {
  entry: string;
  /** What the entry imports. */
  modules: string[];
  /** Asked for at once. */
  fonts: string[];
}

export interface RenderContext {
  /** Calls the site's own API. */
  fetch: (request: Request) => Promise<Response>;
  /** As `frontend-public/src/ui/site.ts` has it. */
  site: { name: string; description: string; pageSize: number; publicUrl: string; live: boolean };
  /** The styles of the whole site, written into the page: it shows without waiting for another file. */
  css: string;
  assets: PageAssets;
  /** The modules of each page, by its source. */
  pageModules: Record<string, string[]>;
}

export interface Rendered {
  status: number;
  html: string;
  /** Not where a page says no-store: what it shows may be withdrawn without the content changing. */
  mayBeKept: boolean;
}

/** What the server build of the public site exports (frontend-public/src/entry-server.tsx). */
export interface ServerEntry {
  render(request: Request, context: RenderContext): Promise<Rendered | Response>;
  /** What an address amounts to; undefined where there is no page that could be kept. */
  keyOf(address: string): string | undefined;
  /** Scripts written into the page itself; the content security policy names their hashes. */
  inlineScripts: string[];
}

/** The public site in either form: built, or from its sources while one develops. */
export interface Pages {
  entry(): Promise<ServerEntry>;
  /** As `ServerEntry` has it; nothing is kept while one develops. */
  keyOf: ServerEntry['keyOf'];
  assets: PageAssets;
  pageModules: Record<string, string[]>;
  css: string;
  inlineScripts: string[];
  developmentServer?: ViteDevServer;
}

interface ManifestChunk {
  file: string;
  assets?: string[];
  imports?: string[];
}

/**
 * @param root folder of the public site's workspace
 * @throws Error when the site has not been built
 */
export async function loadBuiltPages(root: string): Promise<Pages> {
  const manifest = JSON.parse(
    await readFile(join(root, 'dist/client/.vite/manifest.json'), 'utf8'),
  ) as Record<string, ManifestChunk>;
  const entry = (await import(pathToFileURL(join(root, 'dist/server/entry-server.js')).href)) as ServerEntry;
  const chunk = manifest['src/entry-client.tsx'];
  if (!chunk) throw new Error('The build of the public site has no entry-client.');
  const modules = filesOf(manifest, chunk.imports);
  const sheet = manifest['style.css'];
  if (!sheet) throw new Error('The build of the public site has no styles.');
  // The Latin subset of each family is what the first screen needs.
  const fonts = Object.values(manifest)
    .flatMap((part) => [part.file, ...(part.assets ?? [])])
    .filter((file) => /-latin-(wght|opsz|standard)-normal-[^/]+\.woff2$/.test(file));
  return {
    entry: () => Promise.resolve(entry),
    keyOf: (address) => entry.keyOf(address),
    assets: {
      entry: `/${chunk.file}`,
      modules,
      fonts: [...new Set(fonts)].map((file) => `/${file}`),
    },
    pageModules: Object.fromEntries(
      Object.keys(manifest)
        .filter((source) => source.startsWith('src/pages/'))
        .map((source) => [source, filesOf(manifest, [source]).filter((file) => !modules.includes(file))]),
    ),
    css: await readFile(join(root, 'dist/client', sheet.file), 'utf8'),
    inlineScripts: entry.inlineScripts,
  };
}

/** The addresses of chunks and of all that they import. */
function filesOf(manifest: Record<string, ManifestChunk>, keys: string[] = []): string[] {
  const found = new Set(keys);
  for (const key of found) manifest[key]?.imports?.forEach((imported) => found.add(imported));
  return [...found].flatMap((key) => (manifest[key] ? [`/${manifest[key].file}`] : []));
}

/** Serves the sources through Vite, so that an edit shows at once. */
export async function loadDevelopmentPages(root: string): Promise<Pages> {
  const { createServer } = await import('vite');
  const server = await createServer({ root, server: { middlewareMode: true }, appType: 'custom' });
  return {
    entry: () => server.ssrLoadModule('/src/entry-server.tsx') as Promise<unknown> as Promise<ServerEntry>,
    keyOf: () => undefined,
    assets: { entry: '/src/entry-development.ts', modules: [], fonts: [] },
    pageModules: {},
    css: '',
    inlineScripts: [],
    developmentServer: server,
  };
}
