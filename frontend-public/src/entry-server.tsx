import { ApiError, type Fetch } from '@passerelle/api-client/request';
import { createHash } from 'node:crypto';
import { text } from 'node:stream/consumers';
import createEmotionServer from '@emotion/server/create-instance';
import { prerenderToNodeStream } from 'react-dom/static';
import {
  createStaticHandler,
  createStaticRouter,
  generatePath,
  matchRoutes,
  StaticRouterProvider,
} from 'react-router-dom';
import { Document, type PageAssets, type PageState } from './document';
import { readingScript } from './lib/reading-choice';
import { hintScript } from './lib/page-hint';
import { contentScript, takeContentOut } from './features/tutorials/content-handover';
import { createQueryClient } from './lib/query-client';
import { createRoutes, type PageHandle } from './routes';
import { dehydrateQueries } from './hydrated-queries';
import { createStyleCache } from './theme/style-cache';
import { setSiteZone } from '@passerelle/api-client/dates';
import { scriptJson } from './lib/script-json';
import type { Site } from './lib/site';
import { starterScript } from './starter';
import { themeScript } from './lib/theme-choice';

export const inlineScripts = [themeScript, readingScript, hintScript, contentScript, starterScript];

interface RenderedPage {
  status: number;
  html: string;
  mayBeKept: boolean;
  /** Of the page's own style elements, for the content security policy. */
  styleHashes: string[];
}

interface RenderContext {
  fetch: Fetch;
  site: Site;
  assets: PageAssets;
  /** Preloaded modules of each page, by source file. */
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
 * Cache key of an address: the path of its page and the query parameters that the page reads, in a fixed order.
 * @returns undefined if no page matches, or if the address carries the token of a single reader
 */
export function keyOf(address: string): string | undefined {
  const [pathname = '', query] = address.split('?', 2);
  // `//` starts a protocol-relative URL of another host.
  if (pathname.startsWith('//') || !isDecodable(pathname)) return undefined;
  const match = matchRoutes(routes, pathname)?.at(-1);
  const given = new URLSearchParams(query);
  if (!match?.route.path || match.route.path === '*' || given.has('jeton')) return undefined;
  const read = new URLSearchParams();
  for (const name of (match.route.handle as PageHandle).reads) {
    const value = given.get(name);
    if (value) read.set(name, value);
  }
  const path = generatePath(match.route.path, match.params);
  return read.size > 0 ? `${path}?${read}` : path;
}

/** React Router would log each address that is not. */
function isDecodable(pathname: string): boolean {
  try {
    // Used, since the bundler removes calls whose result is not.
    return decodeURIComponent(pathname) !== '';
  } catch {
    return false;
  }
}

/** Renders the page of a request with its data, ready for hydration. */
export async function render(request: Request, context: RenderContext): Promise<RenderedPage | Response> {
  const { pageModules, site } = context;
  setSiteZone(site.look?.timeZone);
  const queryClient = createQueryClient(context.fetch, site.publicUrl);
  const handler = createStaticHandler(createRoutes(queryClient, site));
  const loaded = await handler.query(request);
  if (loaded instanceof Response) return loaded;
  const status = loaded.errors ? failureOf(loaded.errors) : loaded.statusCode;

  const page = loaded.matches.at(-1)!.route;
  const modules = [...context.assets.modules, ...(pageModules[(page.handle as PageHandle).source] ?? [])];
  const assets = { ...context.assets, modules };
  const failed = Boolean(loaded.errors);
  const state: PageState = { site, assets, answers: takeContentOut(dehydrateQueries(queryClient)), failed };
  const styles = createStyleCache();
  const emotion = createEmotionServer(styles);
  const { prelude } = await prerenderToNodeStream(
    <Document
      site={site}
      assets={assets}
      queryClient={queryClient}
      styles={styles}
      stateJson={scriptJson(state)}
    >
      <StaticRouterProvider
        router={createStaticRouter(handler.dataRoutes, loaded)}
        context={loaded}
        hydrate={false}
      />
    </Document>,
    // Larger parts would be moved into place by inline scripts, which the content security policy forbids.
    { progressiveChunkSize: Infinity },
  );
  const written = await text(prelude);
  const sheets = emotion.extractCriticalToChunks(written).styles.filter(({ css }) => css !== '');
  const html = written.replace('</head>', () => `${sheets.map(styleElement).join('')}</head>`);
  queryClient.clear();
  const { mayBeKept = true } = (loaded.loaderData[page.id] ?? {}) as { mayBeKept?: boolean };
  return { status, mayBeKept, html, styleHashes: sheets.map(({ css }) => hashOf(css)) };
}

interface Sheet {
  key: string;
  ids: string[];
  css: string;
}

/** In this form the browser recognizes which rules the page has. */
const styleElement = ({ key, ids, css }: Sheet) =>
  `<style data-emotion="${key} ${ids.join(' ')}">${css}</style>`;

/** As a source of the content security policy. */
const hashOf = (css: string) => `'sha256-${createHash('sha256').update(css).digest('base64')}'`;

/**
 * Status of a page that failed. With 503, which the API logs by itself, search engines keep the page in their index and
 * come back later.
 */
function failureOf(errors: Record<string, unknown>): 500 | 503 {
  const failures = Object.values(errors);
  if (failures.every((error) => error instanceof ApiError && error.status === 503)) return 503;
  for (const error of failures) console.error(error);
  return 500;
}
