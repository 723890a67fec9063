import { ApiError, type Fetch } from '@passerelle/api-client/request';
import { renderToString } from 'react-dom/server';
import { Document, SiteRoot, type PageAssets, type PageState } from './document';
import type { HeadCollector } from './ui/in-head';
import { readingScript } from './lib/reading-choice';
import { hintScript } from './lib/page-hint';
import { contentScript, takeContentOut } from './features/tutorials/content-handover';
import { createQueryClient } from './lib/query-client';
import { ErrorPage } from './pages/static/ErrorPage';
import { matchPage, type PageMatch } from './router/page-routes';
import { locationAt, type ShownPage } from './router/router';
import { ShownRoute } from './router/ShownRoute';
import { createRoutes, siteFrame } from './routes';
import { answersIn } from './sent-answers';
import { partsReady } from './ui/later-part';
import { setSiteZone } from '@passerelle/api-client/dates';
import { scriptJson } from './lib/script-json';
import type { Site } from './lib/site';
import { startScript } from './ui/start-script';
import { themeScript } from './lib/theme-choice';

export const inlineScripts = [themeScript, readingScript, hintScript, contentScript, startScript];

interface RenderContext {
  fetch: Fetch;
  site: Site;
  assets: PageAssets;
  /** Preloaded modules of each page, by source file. */
  pageModules: Record<string, string[]>;
}

const { pages } = createRoutes(createQueryClient(), {
  name: '',
  description: '',
  pageSize: 1,
  publicUrl: '',
  live: false,
});

/**
 * Cache key of an address: its path and the query parameters that the page reads, in a fixed order.
 * @returns undefined if no page matches, or if the address carries the token of a single reader
 */
export function keyOf(address: string): string | undefined {
  // `//` starts a protocol-relative URL of another host.
  if (address.startsWith('//')) return undefined;
  const [pathname = '', query] = address.split('?', 2);
  const page = matchPage(pages, pathname)?.route;
  const given = new URLSearchParams(query);
  if (!page || given.has('jeton')) return undefined;
  const read = new URLSearchParams();
  for (const name of page.reads) {
    const value = given.get(name);
    if (value) read.set(name, value);
  }
  const path = pathname.replace(/\/+$/, '') || '/';
  return read.size > 0 ? `${path}?${read}` : path;
}

/** Renders the page of a request with its data, ready for hydration. */
export async function render(
  request: Request,
  context: RenderContext,
): Promise<{ status: number; html: string; mayBeKept: boolean } | Response> {
  setSiteZone(context.site.look?.timeZone);
  const queryClient = createQueryClient(context.fetch, context.site.publicUrl);
  const routes = createRoutes(queryClient, context.site);
  const url = new URL(request.url);
  const match = matchPage(routes.pages, url.pathname) ?? { route: routes.notFound, params: {} };
  const { page, status, mayBeKept, movedTo } = await loadPage(match, url);
  if (movedTo) return new Response(null, { status: 301, headers: { location: movedTo } });
  await partsReady();

  const { assets, pageModules, site } = context;
  const modules = [...assets.modules, ...(pageModules[match.route.source] ?? [])];
  const state: PageState = { site, answers: takeContentOut(answersIn(queryClient)), failed: !page };
  const shown: ShownPage = { page, location: locationAt(url, match.params, 'load') };
  const head: HeadCollector = [];
  const content = renderToString(
    <SiteRoot site={site} queryClient={queryClient} head={head}>
      <ShownRoute shown={shown} frame={siteFrame} errorPage={<ErrorPage />} />
    </SiteRoot>,
  );
  const html = renderToString(
    <Document
      assets={{ ...assets, modules }}
      look={site.look}
      siteName={site.name}
      stateJson={scriptJson(state)}
      head={head}
      content={content}
    />,
  );
  queryClient.clear();
  return { status, mayBeKept, html: `<!doctype html>${html}` };
}

interface Loaded {
  page: ShownPage['page'];
  status: number;
  mayBeKept: boolean;
  movedTo?: string;
}

async function loadPage({ route, params }: PageMatch, url: URL): Promise<Loaded> {
  try {
    const page = await route.load();
    const answer = await page.loader?.({ params, url });
    return { page, status: 200, mayBeKept: true, ...answer };
  } catch (error) {
    if (isPageTooFar(error))
      return { page: undefined, status: 301, mayBeKept: false, movedTo: firstPageOf(url) };
    // With a 503, which the API logs itself, search engines keep the page in their index and come back later.
    const isUnavailable = error instanceof ApiError && error.status === 503;
    if (!isUnavailable) console.error(error);
    return { page: undefined, status: isUnavailable ? 503 : 500, mayBeKept: true };
  }
}

/** Whether a list has no page of this number. */
function isPageTooFar(error: unknown): boolean {
  return error instanceof ApiError && 'offset' in error.errors;
}

function firstPageOf({ pathname, searchParams }: URL): string {
  const others = new URLSearchParams(searchParams);
  others.delete('page');
  return others.size > 0 ? `${pathname}?${others}` : pathname;
}
