import { ApiError, type Fetch } from '@passerelle/api-client/request';
import { dehydrate } from '@tanstack/react-query';
import { renderToString } from 'react-dom/server';
import {
  createStaticHandler,
  createStaticRouter,
  matchRoutes,
  StaticRouterProvider,
  type StaticHandlerContext,
} from 'react-router';
import { Document, SiteRoot, type PageAssets, type PageState } from './document';
import type { HeadCollector } from './ui/in-head';
import { readingScript } from './ui/reading-choice';
import { hintScript } from './ui/page-hint';
import { contentScript, takeContentOut } from './features/tutorials/content-handover';
import { createQueryClient } from './query-client';
import { createRoutes, type PageHandle } from './routes';
import { partsReady } from './ui/later-part';
import { setSiteZone } from './ui/format-date';
import { scriptJson } from './ui/script-json';
import type { Site } from './ui/site';
import { startScript } from './ui/start-script';
import { themeScript } from './ui/theme-choice';

export const inlineScripts = [themeScript, readingScript, hintScript, contentScript, startScript];

interface RenderContext {
  fetch: Fetch;
  site: Site;
  assets: PageAssets;
  /** The modules of each page, by its source. */
  pageModules: Record<string, string[]>;
}

const routes = createRoutes(createQueryClient(), {
  name: '',
  description: '',
  pageSize: 1,
  publicUrl: '',
  live: false,
});

/**
 * What an address amounts to: its path, and those parameters that its page reads, in one order.
 * @returns undefined where there is no page, or one for a single reader
 */
export function keyOf(address: string): string | undefined {
  // Two slashes begin an address of another host.
  if (address.startsWith('//')) return undefined;
  const [pathname = '', query] = address.split('?', 2);
  const page = matchRoutes(routes, pathname)?.at(-1)?.route;
  const given = new URLSearchParams(query);
  if (!page || page.path === '*' || given.has('jeton')) return undefined;
  const { reads } = page.handle as PageHandle;
  const read = new URLSearchParams();
  for (const name of reads) {
    const value = given.get(name);
    if (value) read.set(name, value);
  }
  const path = pathname.replace(/\/+$/, '') || '/';
  return read.size > 0 ? `${path}?${read}` : path;
}

/** Renders the page at the request's address: its data loaded, ready to be taken over. */
export async function render(
  request: Request,
  context: RenderContext,
): Promise<{ status: number; html: string; mayBeKept: boolean } | Response> {
  setSiteZone(context.site.look?.timeZone);
  const queryClient = createQueryClient(context.fetch, context.site.publicUrl);
  const handler = createStaticHandler(createRoutes(queryClient, context.site));
  const routing = await handler.query(request);
  if (routing instanceof Response) return routing;
  reportErrors(routing.errors);
  await partsReady();

  const { assets } = context;
  const state: PageState = {
    site: context.site,
    assets: { ...assets, modules: [...assets.modules, ...modulesOf(routing.matches, context)] },
    queries: dehydrate(queryClient),
    router: { loaderData: routing.loaderData, errors: routing.errors ? {} : null },
  };
  const sent = { ...state, queries: takeContentOut(state.queries) };
  const router = createStaticRouter(handler.dataRoutes, routing);
  const head: HeadCollector = [];
  const content = renderToString(
    <SiteRoot state={state} queryClient={queryClient} head={head}>
      <StaticRouterProvider router={router} context={routing} hydrate={false} />
    </SiteRoot>,
  );
  const html = renderToString(
    <Document
      assets={state.assets}
      look={context.site.look}
      siteName={context.site.name}
      stateJson={scriptJson(sent)}
      head={head}
      content={content}
    />,
  );
  queryClient.clear();
  const missing = routing.matches.some(({ route }) => route.path === '*');
  const headers = Object.values(routing.loaderHeaders);
  return {
    status: missing ? 404 : isUnavailable(routing.errors) ? 503 : routing.statusCode,
    mayBeKept: headers.every((each) => each.get('cache-control') !== 'no-store'),
    html: `<!doctype html>${html}`,
  };
}

function modulesOf(matches: StaticHandlerContext['matches'], { pageModules }: RenderContext): string[] {
  return matches.flatMap(
    ({ route }) => pageModules[(route.handle as PageHandle | undefined)?.source ?? ''] ?? [],
  );
}

/** The server says that it will be back: search engines keep what they know of the page. */
function isUnavailable(errors: Record<string, unknown> | null): boolean {
  return Object.values(errors ?? {}).some((error) => error instanceof ApiError && error.status === 503);
}

function reportErrors(errors: Record<string, unknown> | null): void {
  for (const error of Object.values(errors ?? {})) console.error(error);
}
