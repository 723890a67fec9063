import type { ViteDevServer } from 'vite';
import { loadBuiltEntry } from './built-site.js';
import { renderInThread } from './page-threads.js';
import { renderWith, type AskApi, type PageSite, type Rendered, type ServerEntry } from './server-entry.js';

/** The public site, either built or, in development, from its sources. */
export interface Pages {
  /** Renders the page at a URL with its query. */
  render(address: string, site: PageSite, ask: AskApi): Promise<Rendered>;
  /** As in `ServerEntry`; nothing is cached in development. */
  keyOf: ServerEntry['keyOf'];
  inlineScripts: string[];
  developmentServer?: ViteDevServer;
}

/**
 * @param root folder of the workspace `frontend-public`
 * @throws Error when the site has not been built
 */
export async function loadBuiltPages(root: string): Promise<Pages> {
  const entry = await loadBuiltEntry(root);
  return {
    render: (address, site, ask) => renderInThread(root, address, site, ask),
    keyOf: (address) => entry.keyOf(address),
    inlineScripts: entry.inlineScripts,
  };
}

/** Serves the sources through Vite, with live reload. */
export async function loadDevelopmentPages(root: string): Promise<Pages> {
  const { createServer } = await import('vite');
  const server = await createServer({ root, server: { middlewareMode: true }, appType: 'custom' });
  const parts = {
    assets: {
      styles: '/src/theme/index.css',
      entry: '/src/entry-development.ts',
      modules: [],
      fonts: [],
    },
    pageModules: {},
  };
  return {
    async render(address, site, ask) {
      const entry = (await server.ssrLoadModule('/src/entry-server.tsx')) as unknown as ServerEntry;
      return renderWith(entry, parts, address, site, ask);
    },
    keyOf: () => undefined,
    inlineScripts: [],
    developmentServer: server,
  };
}
