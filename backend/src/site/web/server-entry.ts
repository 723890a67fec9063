import type { SiteLook } from './site-look.js';

/** URLs that every page loads. */
export interface PageAssets {
  styles: string;
  entry: string;
  /** Imports of the entry. */
  modules: string[];
  /** Preloaded. */
  fonts: string[];
}

/** As in `frontend-public/src/lib/site.ts`. */
export interface PageSite {
  name: string;
  description: string;
  pageSize: number;
  publicUrl: string;
  live: boolean;
  image?: string | null;
  look?: SiteLook;
  withoutDemo?: boolean;
}

/** Assets of pages besides their content. */
export interface PageParts {
  assets: PageAssets;
  /** Modules by source file of the page. */
  pageModules: Record<string, string[]>;
}

interface RenderContext extends PageParts {
  /** Calls the site's own API. */
  fetch: (request: Request) => Promise<Response>;
  site: PageSite;
}

interface RenderedHtml {
  status: number;
  html: string;
  /** False when the page says no-store, because its content may be withdrawn without an event. */
  mayBeKept: boolean;
  /** Of the page's own style elements, for the content security policy. */
  styleHashes: string[];
}

/** A page or a redirect. */
export type Rendered = RenderedHtml | { status: number; location: string };

/** Response to a GET request, the only method that rendering uses. */
export interface ApiAnswer {
  status: number;
  headers: [name: string, value: string][];
  body: string;
}

/** @param path with its query */
export type AskApi = (path: string) => Promise<ApiAnswer>;

/** Exports of the public site's server build (frontend-public/src/entry-server.tsx). */
export interface ServerEntry {
  render(request: Request, context: RenderContext): Promise<RenderedHtml | Response>;
  /** Cache key of a URL; undefined when its page cannot be cached. */
  keyOf(address: string): string | undefined;
  /** Inline scripts of pages; the content security policy contains their hashes. */
  inlineScripts: string[];
}

/** Renders the page at a URL with its query. */
export async function renderWith(
  entry: ServerEntry,
  parts: PageParts,
  address: string,
  site: PageSite,
  ask: AskApi,
): Promise<Rendered> {
  const rendered = await entry.render(new Request(new URL(address, site.publicUrl)), {
    ...parts,
    site,
    fetch: async ({ url }) => {
      const { pathname, search } = new URL(url);
      const { status, headers, body } = await ask(pathname + search);
      return new Response(body === '' ? null : body, { status, headers });
    },
  });
  if (!(rendered instanceof Response)) return rendered;
  return { status: rendered.status, location: rendered.headers.get('location') ?? '/' };
}
