import './theme/index.css';
import { hydrateRoot } from 'react-dom/client';
import { createBrowserRouter, matchRoutes, RouterProvider, type RouteObject } from 'react-router-dom';
import { Document, STATE_ID, type PageState } from './document';
import { putContentBack } from './features/tutorials/content-handover';
import { prefetchOnIntent } from './prefetch';
import { createQueryClient } from './lib/query-client';
import { createRoutes, PAGES } from './routes';
import { hydrateQueries } from './hydrated-queries';
import { createStyleCache } from './theme/style-cache';
import { setSiteZone } from '@passerelle/api-client/dates';

async function hydrate(): Promise<void> {
  const { site, assets, answers, failed } = JSON.parse(
    document.getElementById(STATE_ID)!.textContent,
  ) as PageState;
  setSiteZone(site.look?.timeZone);
  const queryClient = createQueryClient();
  hydrateQueries(queryClient, putContentBack(answers));
  const routes = createRoutes(queryClient, site);
  const loaderData = await loadShownPage(routes);
  const errors = failed ? { [PAGES]: new Error('The server could not make this page.') } : null;
  const router = createBrowserRouter(routes, { hydrationData: { loaderData, errors } });
  hydrateRoot(
    document,
    <Document site={site} assets={assets} queryClient={queryClient} styles={createStyleCache()}>
      <RouterProvider router={router} />
    </Document>,
    { onUncaughtError: serversPage() },
  );
  prefetchOnIntent(routes);
}

/**
 * Loads the code of the page before hydration, also of one that failed: a lazy page would be empty until it arrives.
 * @returns loader data by route; the data themselves are in the query client
 */
async function loadShownPage(routes: RouteObject[]): Promise<Record<string, null>> {
  const shown = (matchRoutes(routes, location) ?? []).map(({ route }) => route);
  for (const route of shown)
    if (typeof route.lazy === 'function') Object.assign(route, await route.lazy(), { lazy: undefined });
  return Object.fromEntries(shown.map(({ id }) => [id!, null]));
}

/** React empties the document after an error that no boundary catches: brings the server's page back, which works without scripts. */
function serversPage(): (error: unknown) => void {
  const address = location.pathname + location.search;
  const written = document.documentElement.cloneNode(true);
  return (error) => {
    console.error(error);
    if (location.pathname + location.search !== address) location.reload();
    else document.replaceChild(written, document.documentElement);
  };
}

void hydrate();
