import type { SiteLook } from './site-look.js';

/** The addresses of what every page loads. */
export interface PageAssets {
  styles: string;
  entry: string;
  /** What the entry imports. */
  modules: string[];
  /** Asked for at once. */
  fonts: string[];
}

/** As `frontend-public/src/ui/site.ts` has it. */
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

/** What every page is made of besides its own content. */
export interface PageParts {
  assets: PageAssets;
  /** The modules of each page, by its source. */
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
  /** Not where a page says no-store: what it shows may be withdrawn without the content changing. */
  mayBeKept: boolean;
}

/** A page, or where its reader is sent on to. */
export type Rendered = RenderedHtml | { status: number; location: string };

/** What the API answers to a GET, which is all that rendering asks of it. */
export interface ApiAnswer {
  status: number;
  headers: [name: string, value: string][];
  body: string;
}

/** @param path with its query */
export type AskApi = (path: string) => Promise<ApiAnswer>;

/** What the server build of the public site exports (frontend-public/src/entry-server.tsx). */
export interface ServerEntry {
  render(request: Request, context: RenderContext): Promise<RenderedHtml | Response>;
  /** What an address amounts to; undefined where there is no page that could be kept. */
  keyOf(address: string): string | undefined;
  /** Scripts written into the page itself; the content security policy names their hashes. */
  inlineScripts: string[];
}

/** Renders the page at an address, with its query. */
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
